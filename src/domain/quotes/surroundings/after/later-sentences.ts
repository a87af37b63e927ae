/** Whether a sentence further down takes back what stands above it. */

import { anyOf, type Is, type Meanings } from '../../meaning/languages.ts'
import { lastLine, lineStart } from '../../text/lines.ts'
import type { Token, Tokens } from '../../tokens/token.ts'
import { has } from '../clauses.ts'
import { isHeading, NUMBERED_HEADING } from '../sentence-boundaries.ts'
import { isWhat } from '../words/function-words.ts'
import { ARTICLE, nounAfter, takesClauseBack } from './about-clause.ts'
import { isContentTakenBack } from './about-content.ts'
import { pointsBack } from './anaphora.ts'
import type { Following } from './following-text.ts'

/** Number of words at the beginning of a sentence among which one may say that it only adds: "The foregoing also applies if". */
const ADDING = 6
/** "No such obligation exists." */
const SUCH = /^(?:such|solche?[rsnm]?|takov\p{L}{1,3}|telles?|tal|tales|tali|taki\p{L}{0,3}|taka)$/u
/** "All of this", "tout ceci" */
const WHOLE = /^(?:all|alle[ms]?|tout|tous|todo|tutto|wszystko|tudo|v\u0161e|v\u0161echno)$/u
const WHOLE_REACH = 2
/** "Orders above EUR 500", "above the limit": not "the above clause". */
const ABOVE = /^(?:above|sopra)$/u
/** "The preceding year", "el año anterior": a time, not a text. */
export const TIME =
  /^(?:years?|months?|weeks?|days?|quarters?|decades?|jahr\p{L}{0,3}|monat\p{L}{0,2}|woche\p{L}?|tag\p{L}{0,2}|quartal\p{L}?|année|an|mois|semaine|jour|trimestre|exercice|año|mes|semana|día|ejercicio|anno|mese|settimana|giorno|esercizio|ano|mês|dia|exercício|rok\p{L}{0,2}|měsíc\p{L}?|týden|týdn\p{L}|den|dn[ie]|miesiąc\p{L}{0,2}|tydzień|tygodni\p{L}|dzień|dniu?|kwarta[łl]\p{L}?)$/u
/** "None of this", "rien de tout cela": words from the denial to the pronoun. */
const NONE_REACH = 3
/** "davon", "nic z tego", "nada disto": also where the pronoun may stand before a noun. */
const OF_THIS = /^(?:davon|hiervon|tego|toho|disto|esto)$/u
/** "Nobody is bound by what stands here." */
const HERE = /^(?:here|hier|ici|aqu\u00ed|qui|zde|tutaj|tu|aqui)$/u
/** "Sentence 1", "the first sentence" */
const SENTENCE = /^(?:sentence|satz\p{L}{0,2}|phrase|frase|v\u011bt[ay\u011b]|zdani[ae]|zin)$/u
const FIRST =
  /^(?:1|one|first|erste[nrs]?|premi\u00e8re|primera|prima|primeira|prvn\u00ed|pierwsz\p{L}{1,4}|eerste)$/u
/** Words at the beginning of a sentence among which its subject is, and before what a verb takes back. */
const NEAR_SUBJECT = 4
const NEAR_OBJECT = 5

/** "None of this holds on islands.", "The promise in the first sentence is void." */
function isDeniedByName(text: string, sentence: Tokens, takesBack: Is, meanings: Meanings): boolean {
  const isNone = (token: Token, at: number): boolean =>
    meanings.denies(token.text) &&
    sentence
      .slice(at + 1, at + 1 + NONE_REACH)
      .some((other, i) => OF_THIS.test(other.text) || pointsBack(other, sentence[at + 2 + i], text, meanings))
  const isFirst = ({ text: word }: Token, at: number): boolean =>
    SENTENCE.test(word) && [sentence[at - 1], sentence[at + 1]].some((token) => FIRST.test(token?.text ?? ''))
  const isHere = has(sentence, HERE) && has(sentence, isWhat)
  if (isHere && has(sentence, anyOf(takesBack, meanings.doubts))) return true
  return (
    sentence.some(isNone) ||
    (sentence.some(isFirst) && !has(sentence, anyOf(meanings.upholds, meanings.adds)))
  )
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

/** Maximum words of an order such as "Scrap the above." */
const ORDER = 4

/** "Scrap the above.", "The board has turned down all of the above.": any verb not known to leave it. */
function isAllOrdered(sentence: Tokens, meanings: Meanings): boolean {
  const [first] = sentence
  if (first === undefined || !isAbove(sentence, sentence.length - 1, meanings)) return false
  const isOrder =
    sentence.length <= ORDER && !meanings.isFunction(first.text) && ARTICLE.test(sentence.at(-2)?.text ?? '')
  const isAll = has(sentence.slice(1), WHOLE)
  const leaves = anyOf(meanings.upholds, meanings.confirms, meanings.asserts, meanings.adds)
  return (isOrder || isAll) && !has(sentence, leaves)
}

/** The sentences below the quote, up to the next section, without an unfinished last one. */
function sentencesBelow(text: string, rest: Tokens): readonly Tokens[] {
  const end = rest.findIndex((token, at) => beginsSection(text, token, at === 0))
  const sentences: Token[][] = [[]]
  for (const token of end < 0 ? rest : rest.slice(0, end)) {
    if (token.kind === 'stop') sentences.push([])
    else sentences.at(-1)?.push(token)
  }
  return sentences.slice(0, -1)
}

/** "the foregoing", "no such duty", "all of this": not "above EUR 500" or "the preceding year". */
function isAbove(sentence: Tokens, at: number, meanings: Meanings): boolean {
  const word = sentence[at]?.text ?? ''
  const last = sentence[at - 1]?.text ?? ''
  const next = sentence[at + 1]
  const isPreposition =
    ABOVE.test(word) &&
    !ARTICLE.test(last) &&
    next !== undefined &&
    (next.kind === 'number' || next.isCapital || ARTICLE.test(next.text))
  const isTime = TIME.test(last) || TIME.test(next?.text ?? '')
  const isAll = has(sentence.slice(Math.max(0, at - WHOLE_REACH), at + WHOLE_REACH), WHOLE)
  return (
    (meanings.isForegoing(word) && !isPreposition && !isTime) ||
    (SUCH.test(word) && meanings.isClause(nounAfter(sentence, at)?.text)) ||
    (meanings.points(word) && isAll)
  )
}

/** "The foregoing is not binding.", "We revoke all of this." */
function isAboveTakenBack(sentence: Tokens, { takesBack, meanings }: Following, isAdding: boolean): boolean {
  const above = sentence.findIndex((_, at) => isAbove(sentence, at, meanings))
  if (above < 0) return false
  const ahead = sentence.slice(Math.max(0, above - NEAR_OBJECT), above)
  if (has(ahead, anyOf(meanings.overrides, meanings.removes))) return true
  // "Die Leitung hat all dies verworfen."
  if (above > 0 && meanings.removes(sentence.at(-1)?.text)) return true
  return !isAdding && above < NEAR_SUBJECT && has(sentence, takesBack)
}

/** Whether a later sentence of the same section takes back what stands above: "None of the foregoing is binding." */
export function isTakenBackLater(following: Following): boolean {
  const { extent, rest, takesBack, meanings } = following
  const { text } = extent
  return sentencesBelow(text, rest).some((sentence, at) => {
    const isAdding = has(sentence.slice(0, ADDING), meanings.adds)
    return (
      isAllOrdered(sentence, meanings) ||
      isAboveTakenBack(sentence, following, isAdding) ||
      isDeniedByName(text, sentence, takesBack, meanings) ||
      isContentTakenBack(sentence, at === 0, meanings) ||
      (!isAdding && takesClauseBack(sentence, takesBack, meanings))
    )
  })
}
