/** Whether a quote begins or ends within a clause: the rest of the clause may change its meaning. */

import { isWithout, type Meanings } from '../../meaning/languages.ts'
import type { Token } from '../../tokens/token.ts'
import { CLAUSE_END, isCaseless, wordsBefore } from '../clauses.ts'
import type { Extent } from '../extent.ts'
import { isSentenceStart } from '../sentence-boundaries.ts'
import { isReferenceAbbreviation } from '../words/abbreviations.ts'
import { isConjunction } from '../words/function-words.ts'
import { isAfterDuty } from './infinitives.ts'
import { isVerbParticle } from './words/clauses.ts'

/** Separators of clauses, sentences, items and cells. */
const BORDER = new RegExp(
  String.raw`${CLAUSE_END.source}|[.!?|"\u201c-\u201f\u00ab\u00bb[\]/-]|[\u2022\u25cf\u25aa\u25e6\u2219\u00b7\p{Co}]`,
  'u',
)
/** Maximum words of a name, which may begin anywhere: "between | Lucent Technologies Inc." */
const LONGEST_NAME = 6

const isSpaced = (token: Token): boolean => token.kind === 'word' && !isCaseless(token)

/** "The Supplier | shall deliver the goods": only a subject is left out. */
function isAfterSubject(extent: Extent, meanings: Meanings): boolean {
  const words = wordsBefore(extent, LONGEST_NAME)
  const isSubject = (token: Token): boolean => token.isCapital || meanings.isFunction(token.text)
  return words.length > 1 && words.length < LONGEST_NAME && words.every(isSubject)
}

/** "The Supplier waives any right to | assign the Agreement to others" */
function beginsInside(extent: Extent, meanings: Meanings): boolean {
  const { text, tokens, first } = extent
  const previous = extent.before.at(-1)
  if (previous === undefined || !isSpaced(previous) || !isSpaced(first)) return false
  const gap = text.slice(previous.end, first.start)
  if (BORDER.test(gap) || isConjunction(previous.text) || meanings.subordinates(previous.text)) return false
  if (!first.isCapital) return !isAfterDuty(extent) && !isAfterSubject(extent, meanings)
  // "1. Who we are / The website is …"
  const isLine = gap.includes('\n') && (!meanings.isFunction(previous.text) || isSentenceStart(extent))
  return tokens.length > LONGEST_NAME && !isLine
}

/** "stellt die Reinigung | der Treppen ein": whether the clause ends in a particle that changes its verb. */
function endsInParticle({ text, after }: Extent): boolean {
  const end = after.findIndex(
    (token, at) =>
      token.kind === 'stop' || BORDER.test(text.slice(token.end, after[at + 1]?.start ?? token.end + 1)),
  )
  const last = after[after[end]?.kind === 'stop' ? end - 1 : end]
  return last !== undefined && !last.isCapital && isVerbParticle(last.text)
}

/** "The Supplier shall deliver the goods | to nobody" */
function endsInside(extent: Extent, meanings: Meanings): boolean {
  const { text, last, after } = extent
  const [next] = after
  if (next === undefined || !isSpaced(last) || !isSpaced(next)) return false
  const gap = text.slice(last.end, next.start)
  if (BORDER.test(gap) || [last, next].some((token) => isConjunction(token.text))) return false
  if (endsInParticle(extent)) return true
  // "the fee | of the Buyer": a phrase that begins with such a word is judged with the rest of the sentence.
  if (meanings.isFunction(next.text) || isWithout(next.text)) return false
  return !(gap.includes('\n') && next.isCapital)
}

const SINGLE_LETTER = /^\p{Ll}$/u
const NUMERAL = /^(?:\d.*|\p{Lu}|[IVXLC]{1,6})$/u

/** "in accordance with Art. | V", "z. | B.": the dot ends no sentence. */
function endsInAbbreviation({ text, tokens, last, after }: Extent): boolean {
  const [word, next] = [last.kind === 'stop' ? tokens.at(-2) : last, after[0]]
  if (word?.kind !== 'word' || next === undefined || text[word.end] !== '.') return false
  const isNear = /^\. {0,3}$/u.test(text.slice(word.end, next.start))
  const isAbbreviation = SINGLE_LETTER.test(word.text) || isReferenceAbbreviation(word.text)
  return isNear && isAbbreviation && NUMERAL.test(next.written)
}

/** Whether the quote is less than a sentence or line, whose rest can't be judged in a language without a table. */
function isPartOfSentence({ text, first, last, before, after }: Extent): boolean {
  const [previous, next] = [before.at(-1), after[0]]
  if (isCaseless(first) || next === undefined || next.kind === 'sign') return false
  const isLabel = previous?.kind !== 'word' || previous.text.length === 1
  const isBegun = isLabel || /[\n:]/u.test(text.slice(previous.end, first.start))
  return !isBegun || !/[.!?\n]/u.test(text.slice(last.start, next.end))
}

export const isCutInside = (extent: Extent, meanings: Meanings): boolean =>
  beginsInside(extent, meanings) ||
  endsInside(extent, meanings) ||
  endsInAbbreviation(extent) ||
  (!meanings.isKnown && isPartOfSentence(extent))
