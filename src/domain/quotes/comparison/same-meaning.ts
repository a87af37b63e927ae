/** Compares numbers and negations, which must not differ between a quote and its repair. */

import { NEGATIONS, NUMBER_WORDS } from '../meaning/languages.ts'
import { UNSPACED_NEGATIONS, UNSPACED_NUMBERS } from '../meaning/others.ts'
import { wordsOf } from '../text/lines.ts'
import { sameNumbers } from './numbers.ts'

const NEGATIVE_FORMS = /^(?:kein\p{L}*|žádn\p{L}*|nepřípust\p{L}*|\p{L}+n['\u2019]t)$/u

const isNegation = (word: string): boolean =>
  NEGATIONS.has(word) || NEGATIVE_FORMS.test(word) || word.startsWith("n'")

function counts(text: string, words: readonly string[]): string {
  const negative = words.filter(isNegation).length
  const unspaced = text.match(UNSPACED_NEGATIONS)?.length ?? 0
  const numbers = words.filter((word) => NUMBER_WORDS.has(word)).sort()
  const ideographic = (text.match(UNSPACED_NUMBERS) ?? []).sort()
  return [negative, unspaced, ...numbers, ...ideographic].join(' ')
}

const NEGATIVE_PREFIXES = /^(?:un|in|im|ir|il|non|dis|ne|nie|не|ні|α|αν)$/u

/** Whether a word of one side occurs only on the other side with a negating prefix. */
function hasTurnedWord(words: readonly string[], others: readonly string[]): boolean {
  const here = new Set(words)
  const there = new Set(others)
  return [...here].some((word) => {
    if (there.has(word)) return false
    for (let cut = 1; cut <= 3 && word.length - cut >= 3; cut += 1) {
      const rest = word.slice(cut)
      if (NEGATIVE_PREFIXES.test(word.slice(0, cut)) && there.has(rest) && !here.has(rest)) return true
    }
    return false
  })
}

/** Whether `own` (the document's words) has the same meaning as `quote`. */
export function sameMeaning(quote: string, own: string): boolean {
  const a = wordsOf(quote)
  const b = wordsOf(own)
  // The numbers last, because comparing many takes longest.
  return (
    counts(quote, a) === counts(own, b) &&
    !hasTurnedWord(a, b) &&
    !hasTurnedWord(b, a) &&
    sameNumbers(quote, own)
  )
}

/** Omitted text of up to this many units is read with the rest, so it must not contain a negation. */
export const READ_TOGETHER = 40

/** Whether a text has a negation, so that a quote that omits it may say the opposite. */
export function hasNegation(text: string): boolean {
  return text.search(UNSPACED_NEGATIONS) >= 0 || wordsOf(text).some(isNegation)
}
