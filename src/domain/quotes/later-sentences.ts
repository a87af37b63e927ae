/** Whether a sentence further down takes back what stands above it. */
import { lastLine, lineStart } from './lines.ts'
import type { Meanings } from './meaning/languages.ts'
import { isSection } from './mentions.ts'
import { pointsBack } from './points-back.ts'
import { isHeading, NUMBERED_HEADING } from './sentence.ts'
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
/** "None of this", "rien de tout cela": words from the denial to the pronoun. */
const NONE_REACH = 3
/** "davon", "nic z tego", "nada disto": also where the pronoun may stand before a noun. */
const OF_THIS = /^(?:davon|hiervon|tego|toho|disto|esto)$/u
/** "Nobody is bound by what stands here." */
const HERE = /^(?:here|hier|ici|aqu\u00ed|qui|zde|tutaj|tu|aqui)$/u
export const WHAT = /^(?:what|whatever|was|ce|lo|quanto|ci\u00f2|co|o|wat)$/u
/** "Sentence 1", "the first sentence" */
const SENTENCE = /^(?:sentence|satz\p{L}{0,2}|phrase|frase|v\u011bt[ay\u011b]|zdani[ae]|zin)$/u
const FIRST =
  /^(?:1|one|first|erste[nrs]?|premi\u00e8re|primera|prima|primeira|prvn\u00ed|pierwsz\p{L}{1,4}|eerste)$/u
/** Words at the beginning of a sentence among which its subject is, and before what a verb takes back. */
const NEAR_SUBJECT = 4
const NEAR_OBJECT = 5

/** Number of words within which a sentence names the previous one: "In the first year, this clause is void." */
const SUBJECT_REACH = 6
/** Words after which a clause may be an object: "A payment under | this clause". */
const OBJECT_FROM = 2
/** Words between a verb and its object: "prevails over the | preceding sentence". */
const OBJECT_REACH = 3
/** "outside the scope of | this sentence" */
const OUTSIDE_REACH = 4
const OUTSIDE = /^(?:outside|beyond|außerhalb|jenseits|mimo|hors|dehors|fuera|fuori|poza|fora|buiten)$/u
/** "The duty just | stated" */
const STATED = /^(?:stated|mentioned|named|described)$/u
const JUST = /^(?:just|above|previously)$/u

/** "limit", "prevent": not "affect", which may mean "apply to". */
const LIMITS =
  /^(?:limit|restrict|prejudice|prevent|preclude|release|relieve|hindert|empêche|impide|impedisce|impede|zapobiega|brání|belet|einschr\u00e4nk\p{L}{0,2}|beschr\u00e4nk\p{L}{0,2}|schr\u00e4nk\p{L}|omezuj\p{L}{1,2}|limite|pr\u00e9judicie|limita|perjudica|pregiudica|ogranicza|narusza|prejudica|beperkt)$/u

/** "may not be waived", "darf nicht ausgeschlossen werden" */
const WAIVED =
  /^(?:dropped|waived|excluded|restricted|limited|revoked|withdrawn|suspended|abbedungen|ausgeschlossen|eingeschränkt|beschränkt|widerrufen|vyloučen\p{L}?|omezen\p{L}?|zrušen\p{L}?|exclu[es]?|limitée?s?|écartée?s?|excluid[oa]s?|limitad[oa]s?|excluíd[oa]s?|afastad[oa]s?|esclus[oaie]|limitat[oaie]|wyłączon[aey]|ograniczon[aey]|uitgesloten|beperkt)$/u
const WAIVED_REACH = 3

/** "This clause does not limit any other remedy.", "The duty may not be waived." */
export const isWithoutPrejudice = (sentence: readonly Token[], { negates }: Meanings): boolean =>
  sentence.some(({ text }, at) => {
    const from = LIMITS.test(text) ? 0 : Math.max(0, at - WAIVED_REACH)
    return (
      (LIMITS.test(text) || WAIVED.test(text)) &&
      sentence.slice(from, at).some((token) => negates(token.text))
    )
  })

/** "The preceding clause is void", "is exempt from this duty": not "in violation of this Section". */
export function takesClauseBack(
  sentence: readonly Token[],
  takesBack: (token: Token) => boolean,
  meanings: Meanings,
): boolean {
  if (isWithoutPrejudice(sentence, meanings)) return false
  return sentence.some(({ text }, at) => {
    const noun = sentence[at + 1]
    const isStated = JUST.test(sentence[at + 2]?.text ?? '') && STATED.test(sentence[at + 3]?.text ?? '')
    if (noun === undefined || !(meanings.determines(text) || isStated)) return false
    if (!meanings.isClause(noun.text) && !isSection(noun.text)) return false
    if (sentence.slice(Math.max(0, at - OUTSIDE_REACH), at).some((token) => OUTSIDE.test(token.text)))
      return true
    // "A payment under this clause is not refundable" is about the payment.
    // "In May the preceding clause is suspended."
    const governor = ARTICLE.test(sentence[at - 1]?.text ?? '') ? at - 2 : at - 1
    const isObject = at >= OBJECT_FROM && meanings.isFunction(sentence[governor]?.text ?? '')
    const isSubject = at < SUBJECT_REACH && !isObject && sentence.slice(at).some(takesBack)
    return isSubject || sentence.slice(Math.max(0, at - OBJECT_REACH), at).some(takesBack)
  })
}

/** "None of this holds on islands.", "The promise in the first sentence is void." */
function isDeniedByName(
  text: string,
  sentence: readonly Token[],
  takesBack: (token: Token) => boolean,
  meanings: Meanings,
): boolean {
  const isNone = (token: Token, at: number): boolean =>
    meanings.denies(token.text) &&
    sentence
      .slice(at + 1, at + 1 + NONE_REACH)
      .some((other, i) => OF_THIS.test(other.text) || pointsBack(other, sentence[at + 2 + i], text, meanings))
  const isFirst = ({ text: word }: Token, at: number): boolean =>
    SENTENCE.test(word) && [sentence[at - 1], sentence[at + 1]].some((token) => FIRST.test(token?.text ?? ''))
  const isKept = ({ text: word }: Token): boolean => meanings.upholds(word) || meanings.adds(word)
  const isHere = [HERE, WHAT].every((one) => sentence.some(({ text: word }) => one.test(word)))
  if (isHere && sentence.some((token) => takesBack(token) || meanings.doubts(token.text))) return true
  return sentence.some(isNone) || (sentence.some(isFirst) && !sentence.some(isKept))
}

/** Maximum characters of a numbered heading; a longer line may be the first of a clause. */
const LONGEST_HEADING = 50

/**
 * Whether another section begins with a token: "7.2 The Buyer", "Article 7 – Law", "Notices". Right after the quote only
 * a numbered heading does, because "3.2 The foregoing is void" is about the quote.
 */
function beginsSection(text: string, token: Token, isFirst: boolean): boolean {
  const start = lineStart(text, token.start)
  if (start === 0 || /[\p{L}\p{N}]/u.test(text.slice(start, token.start))) return false
  const [line = '', below = ''] = text.slice(start).split('\n', 2)
  if (isFirst)
    return line.length <= LONGEST_HEADING && NUMBERED_HEADING.test(line) && !/^\s*\p{Ll}/u.test(below)
  return token.kind === 'number' || isHeading(line, lastLine(text.slice(0, start - 1)))
}

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
    if (beginsSection(text, token, at === 0)) return false
    if (token.kind !== 'stop') sentence.push(token)
    else {
      const isAdding = sentence.slice(0, ADDING).some(({ text: word }) => meanings.adds(word))
      const above = sentence.findIndex(isAbove)
      const isObject = sentence
        .slice(Math.max(0, above - NEAR_OBJECT), Math.max(0, above))
        .some(({ text: word }) => meanings.overrides(word) || meanings.removes(word))
      // "Die Leitung hat all dies verworfen."
      const isObjectAhead = above > 0 && meanings.removes(sentence.at(-1)?.text ?? '')
      const isSubject = above >= 0 && above < NEAR_SUBJECT && sentence.some(takesBack)
      if (isObject || isObjectAhead || (isSubject && !isAdding)) return true
      if (isDeniedByName(text, sentence, takesBack, meanings)) return true
      if (!isAdding && takesClauseBack(sentence, takesBack, meanings)) return true
      sentence = []
    }
  }
  return false
}
