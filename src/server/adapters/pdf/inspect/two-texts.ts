/** Two texts at one place, as of two text recognitions: a reader sees one of them at most. */
import { area, overlap, type Rect, union } from '../engine/document.ts'
import type { Word } from './place-text.ts'

/** Share of two words' area that they have in common if they are at one place. */
const SHARED = 0.5
/** Comparisons of words: a place with more words has lines upon each other. */
const MOST = 1_000_000

/** Whether two words at one place differ in their letters and digits. */
export function hasTwoTexts(words: readonly Word[]): boolean {
  const texts = words.map(lettersOf)
  if (words.length ** 2 > MOST) return true
  return words.some((word, at) =>
    words
      .slice(at + 1)
      .some(
        (other, i) =>
          isAtPlaceOf(word.bounds, other.bounds) &&
          texts[at] !== '' &&
          texts[at + 1 + i] !== '' &&
          texts[at] !== texts[at + 1 + i],
      ),
  )
}

function isAtPlaceOf(one: Rect, other: Rect): boolean {
  return area(overlap(one, other)) > SHARED * area(union(one, other))
}

const lettersOf = ({ glyphs }: Word): string =>
  glyphs
    .flatMap(({ isWordy, code }) => (isWordy ? String.fromCodePoint(code) : []))
    .join('')
    .normalize('NFKC')
    .toLowerCase()
