/** Whether a located quote covers the words it was made from. */
import type { PageQuads } from '../../src/domain/quotes.ts'
import { type Case, skeleton } from './cases.ts'
import { pairsOf, type Word } from './documents.ts'

export type Outcome = 'right' | 'wrong place' | 'missed'

/** Minimum share of the target that must be covered, and maximum share of other words in what is covered. */
const COVERED = 0.6
const OTHERS = 0.4

function isCovered(word: Word, quads: readonly PageQuads[]): boolean {
  return quads.some(
    (page) =>
      page.page === word.page &&
      page.quads.some(
        ([left, top, right, , , bottom]) =>
          word.x >= left && word.x <= right && word.y >= bottom && word.y <= top,
      ),
  )
}

/** Number of letters, by which words are weighted. */
function lettersOf(words: readonly Word[]): number {
  return words.reduce((sum, word) => sum + word.text.length, 0)
}

/** A quote over two pages must be highlighted on both. */
function isWhole(target: readonly Word[], quads: readonly PageQuads[]): boolean {
  const pages = [...new Set(target.map((word) => word.page))]
  return pages.every((page) => {
    const part = target.filter((word) => word.page === page)
    const covered = lettersOf(part.filter((word) => isCovered(word, quads)))
    return covered >= lettersOf(part) * COVERED
  })
}

/** Whether the shorter text is a long enough part of the other. */
function isPartOf(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.length >= long.length * COVERED && long.includes(short)
}

/** An equal text elsewhere in the document is right too, because a quote can't distinguish the two. */
export function outcomeOf(one: Case, own: string | null, quads: readonly PageQuads[]): Outcome {
  if (own === null || one.target === null) return own === null ? 'missed' : 'wrong place'
  const target = one.target.flatMap(pairsOf)
  const bare = skeleton(own)
  if (bare === skeleton(one.quote) || isPartOf(bare, skeleton(target.map((word) => word.text).join(''))))
    return 'right'
  const all = lettersOf(one.document.words.flatMap(pairsOf).filter((word) => isCovered(word, quads)))
  const right = lettersOf(target.filter((word) => isCovered(word, quads)))
  return isWhole(target, quads) && all - right <= all * OTHERS ? 'right' : 'wrong place'
}
