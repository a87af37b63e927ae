/** Whether a quote differs from the document's words in typing alone: by misspelt, split or left-out words, not by others. */
import type { QuoteIndex } from './document-index.ts'
import { looseForm } from './fold.ts'
import { wordsOf } from './meaning.ts'

/** Share of the quote's letters that may be misspelt, put in or left out. */
const MOST_DIFFERENT = 0.15
/** A word of this many letters says something of its own, so that a quote may not put it in. */
const CONTENT = 4
/** Shorter words have no misspellings: another letter makes another word. Of longer ones one letter in so many may differ. */
const SHORTEST_MISSPELT = 3
const LETTERS_A_SLIP = 4

/** Signs of scripts without spaces are compared one by one. */
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\u30fc]|[^\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\u30fc]+/gu

function looseWords(text: string): string[] {
  return wordsOf(text)
    .flatMap((word) => looseForm(word).match(UNSPACED) ?? [])
    .filter((word) => word !== '')
}

/** Words of the whole document; read when the first misspelling is met. */
const known = new WeakMap<QuoteIndex, ReadonlySet<string>>()

function vocabularyOf(index: QuoteIndex): ReadonlySet<string> {
  const before = known.get(index)
  if (before !== undefined) return before
  const written = new Set<string>()
  for (const page of index.pages) {
    for (const word of page.text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []) written.add(word)
  }
  const now = new Set([...written].map(looseForm))
  known.set(index, now)
  return now
}

/** Letters to change, put in, leave out or swap with the next to make one word of the other. */
function slips(a: string, b: string): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swap = isSwap ? (before[j - 2] ?? i) + 1 : same
      next.push(Math.min(same, swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    before = row
    row = next
  }
  return row[b.length] ?? 0
}

/** How much it takes to read `own` for `said`; null when they are two words. A word of the document is no misspelling. */
function misspelling(said: string, own: string, index: QuoteIndex): number | null {
  if (said === own) return 0
  const shorter = Math.min(said.length, own.length)
  if (shorter < SHORTEST_MISSPELT) return null
  const most = Math.max(1, Math.floor(shorter / LETTERS_A_SLIP))
  if (Math.abs(said.length - own.length) > most) return null
  const count = slips(said, own)
  return count > most || vocabularyOf(index).has(said) ? null : count
}

/** Words of both sides between two pairs of the same words. */
interface Gap {
  readonly said: readonly string[]
  readonly own: readonly string[]
}

interface Comparison {
  readonly gaps: readonly Gap[]
  readonly misspelt: number
}

/** Pairs as many letters as possible, each side in its order. */
function compare(said: readonly string[], own: readonly string[], index: QuoteIndex): Comparison {
  const width = own.length + 1
  const most = new Int32Array((said.length + 1) * width)
  const costs = new Map<number, number>()
  const at = (i: number, j: number): number => most[i * width + j] ?? 0
  for (let i = said.length - 1; i >= 0; i -= 1) {
    for (let j = own.length - 1; j >= 0; j -= 1) {
      const cost = misspelling(said[i] ?? '', own[j] ?? '', index)
      const paired = cost === null ? -1 : at(i + 1, j + 1) + 2 * (said[i]?.length ?? 0) - cost
      if (cost !== null) costs.set(i * width + j, cost)
      most[i * width + j] = Math.max(paired, at(i + 1, j), at(i, j + 1))
    }
  }
  return wayThrough(said, own, most, costs)
}

function wayThrough(
  said: readonly string[],
  own: readonly string[],
  most: Int32Array,
  costs: ReadonlyMap<number, number>,
): Comparison {
  const width = own.length + 1
  const gaps: Gap[] = []
  let gap = { said: [] as string[], own: [] as string[] }
  let misspelt = 0
  for (let i = 0, j = 0; i < said.length || j < own.length; ) {
    const here = most[i * width + j]
    const [word = '', other = ''] = [said[i], own[j]]
    const cost = costs.get(i * width + j)
    const isPair =
      cost !== undefined && here === (most[(i + 1) * width + j + 1] ?? 0) + 2 * word.length - cost
    if (i < said.length && j < own.length && isPair) {
      misspelt += cost
      gaps.push(gap)
      gap = { said: [], own: [] }
      i += 1
      j += 1
    } else if (i < said.length && (j === own.length || here === most[(i + 1) * width + j])) {
      gap.said.push(word)
      i += 1
    } else {
      gap.own.push(other)
      j += 1
    }
  }
  return { gaps: [...gaps, gap], misspelt }
}

/** Letters that differ in a gap; null when it says something of its own. */
function lettersApart({ said, own }: Gap): number | null {
  const [left, right] = [said.join(''), own.join('')]
  if (left === right) return 0
  if (left !== '' && right !== '') return null
  return said.some((word) => word.length >= CONTENT) ? null : left.length + right.length
}

/** `own` are the document's words for which `quote` was taken. */
export function isClose(index: QuoteIndex, quote: string, own: string): boolean {
  const [said, stands] = [looseWords(quote), looseWords(own)]
  const [letters, standing] = [said.join(''), stands.join('')]
  if (standing.includes(letters)) return true
  const { gaps, misspelt } = compare(said, stands, index)
  const apart = gaps.map(lettersApart)
  if (apart.includes(null)) return false
  const different = apart.reduce<number>((sum, count) => sum + (count ?? 0), misspelt)
  return different <= letters.length * MOST_DIFFERENT
}
