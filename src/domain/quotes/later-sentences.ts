/** Whether a sentence further down takes back what stands above it. */
import type { Meanings } from './meaning/languages.ts'
import type { Token } from './token.ts'

/** Number of words at the beginning of a sentence among which one may say that it only adds: "The foregoing also applies if". */
const ADDING = 6
/** "No such obligation exists." */
const SUCH = /^(?:such|solche[rsnm]?|takov\p{L}{1,3}|telles?|tal|tales|tali|taki\p{L}{0,3}|taka)$/u
/** "All of this", "tout ceci" */
const ALL = /^(?:all|alle[ms]?|tout|tous|todo|tutto|wszystko|tudo|v\u0161e|v\u0161echno)$/u
const ALL_REACH = 2
/** "Orders above EUR 500", "above the limit": not "the above clause". */
const PREPOSITION = /^(?:above|sopra)$/u
const ARTICLE = /^(?:the|an?|its|their|any|i|il|la|le|gli)$/u
/** "The preceding year", "el año anterior": a time, not a text. */
export const TIME =
  /^(?:years?|months?|weeks?|days?|quarters?|decades?|jahr\p{L}{0,3}|monat\p{L}{0,2}|woche\p{L}?|tag\p{L}{0,2}|quartal\p{L}?|année|an|mois|semaine|jour|trimestre|exercice|año|mes|semana|día|ejercicio|anno|mese|settimana|giorno|esercizio|ano|mês|dia|exercício|rok\p{L}{0,2}|měsíc\p{L}?|týden|týdn\p{L}|den|dn[ie]|miesiąc\p{L}{0,2}|tydzień|tygodni\p{L}|dzień|dniu?|kwarta[łl]\p{L}?)$/u
/** Words at the beginning of a sentence among which its subject is, and before what a verb takes back. */
const NEAR_SUBJECT = 4
const NEAR_OBJECT = 5

/** Whether a later sentence of the same section takes back what stands above: "None of the foregoing is binding." */
export function isTakenBackLater(
  text: string,
  rest: readonly Token[],
  takesBack: (token: Token) => boolean,
  meanings: Meanings,
): boolean {
  let sentence: Token[] = []
  const isPreposition = (at: number): boolean => {
    const [last, { text: word } = { text: '' }, next] = [sentence[at - 1], sentence[at], sentence[at + 1]]
    if (!PREPOSITION.test(word) || next === undefined || ARTICLE.test(last?.text ?? '')) return false
    return next.kind === 'number' || next.isCapital || ARTICLE.test(next.text)
  }
  const isTime = (at: number): boolean =>
    TIME.test(sentence[at - 1]?.text ?? '') || TIME.test(sentence[at + 1]?.text ?? '')
  const isAbove = ({ text: word }: Token, at: number): boolean =>
    (meanings.isForegoing(word) && !isPreposition(at) && !isTime(at)) ||
    (SUCH.test(word) && meanings.isClause(sentence[at + 1]?.text ?? '')) ||
    (meanings.points(word) &&
      sentence.slice(Math.max(0, at - ALL_REACH), at + ALL_REACH).some((token) => ALL.test(token.text)))
  for (const [at, token] of rest.entries()) {
    const last = rest[at - 1]
    if (last !== undefined && token.kind === 'number' && text.slice(last.end, token.start).includes('\n'))
      return false
    if (token.kind !== 'stop') sentence.push(token)
    else {
      const isAdding = sentence.slice(0, ADDING).some(({ text: word }) => meanings.adds(word))
      const above = sentence.findIndex(isAbove)
      const isObject = sentence
        .slice(Math.max(0, above - NEAR_OBJECT), Math.max(0, above))
        .some(({ text: word }) => meanings.overrides(word) || meanings.removes(word))
      const isSubject = above >= 0 && above < NEAR_SUBJECT && sentence.some(takesBack)
      if (isObject || (isSubject && !isAdding)) return true
      sentence = []
    }
  }
  return false
}
