/**
 * Finds a quote whose words are all on one page, in fragments that are read in another order than the page's own: cells
 * of tables and forms, column by column or row by row.
 */

import type { PageText } from '../../page-text.ts'
import { hasNegation } from '../comparison/same-meaning.ts'
import type { Place, QuoteIndex } from '../index/document-index.ts'
import { likelyPages } from './equal-runs.ts'
import { type Fragment, fragmentsOf, type Neighbours, neighboursOf } from './page-cells.ts'
import { type QuoteText, weightOf } from './quote-text.ts'
import { type Spelling, spellingOf } from './spelling.ts'

/** Maximum pages searched. */
const MOST_PAGES = 4
/** Minimum average weight of the runs between two leaps: single words in any order occur anywhere. */
const LIGHTEST_RUN = 12
/** Maximum paths followed to one position of the quote; maximum steps tried on a page, one for `A_STEP` units. */
const MOST_WAYS = 24
const MOST_STEPS = 40_000
const A_STEP = 64

/** A path through the page up to a position of the quote, ending with a fragment. */
interface Way {
  readonly fragment: Fragment
  /** Units of the fragment that are quoted. */
  readonly start: number
  readonly end: number
  /** Steps to a fragment that is not next. */
  readonly leaps: number
  /** Whether the fragment is a number reached only by a leap: such a number could be anywhere. */
  readonly isStray: boolean
  /** Points between the fragments. */
  readonly length: number
  readonly before: Way | null
}

function isUsed(way: Way, fragment: Fragment): boolean {
  for (let at: Way | null = way; at !== null; at = at.before) if (at.fragment === fragment) return true
  return false
}

function distance({ box: a }: Fragment, { box: b }: Fragment): number {
  const across = Math.max(0, b[0] - a[2], a[0] - b[2])
  return across + Math.max(0, b[1] - a[3], a[1] - b[3])
}

const isNumber = ({ units }: Fragment): boolean => !/\p{L}/u.test(units)

const isBetter = (a: Way, b: Way): boolean =>
  a.leaps < b.leaps || (a.leaps === b.leaps && a.length < b.length)

class Search {
  readonly #quote: Spelling
  readonly #fragments: readonly Fragment[]
  readonly #byFirst: ReadonlyMap<string, readonly Fragment[]>
  readonly #neighbours = new Map<Fragment, Neighbours>()
  readonly #ways: Way[][]
  #steps = 0
  best: Way | null = null

  constructor(quote: Spelling, fragments: readonly Fragment[]) {
    this.#quote = quote
    this.#fragments = fragments
    this.#ways = Array.from({ length: quote.units.length }, () => [])
    this.#byFirst = Map.groupBy(fragments, ({ units }) => units[0] ?? '')
  }

  /** Units of the fragment from `start` on that the quote has at `at`; 0 if the quote leaves it inside. */
  #shared(at: number, { units, boundaries }: Fragment, start: number): number {
    const length = Math.min(units.length - start, this.#quote.units.length - at)
    this.#steps += length / A_STEP
    const isEnd = length === units.length - start || boundaries[start + length] === 1
    return isEnd && this.#quote.units.startsWith(units.slice(start, start + length), at) ? length : 0
  }

  #add(at: number, way: Way): void {
    const to = at + way.end - way.start
    if (to === this.#quote.units.length) {
      if (way.isStray) return
      if (this.best === null || isBetter(way, this.best)) this.best = way
      return
    }
    if (this.#quote.boundaries[to] !== 1 && !way.fragment.isBroken) return
    const ways = this.#ways[to] ?? []
    const place = ways.findIndex((other) => isBetter(way, other))
    ways.splice(place < 0 ? ways.length : place, 0, way)
    if (ways.length > MOST_WAYS) ways.pop()
  }

  #begin(): void {
    for (const fragment of this.#fragments) {
      for (let start = 0; start < fragment.units.length; start += 1) {
        if (this.#steps > MOST_STEPS || fragment.boundaries[start] !== 1) continue
        const length = this.#shared(0, fragment, start)
        if (length === 0) continue
        const isStray = isNumber(fragment)
        this.#add(0, { fragment, start, end: start + length, leaps: 0, isStray, length: 0, before: null })
      }
    }
  }

  #around(fragment: Fragment): Neighbours {
    const known = this.#neighbours.get(fragment)
    if (known) return known
    this.#steps += this.#fragments.length / A_STEP
    const found = neighboursOf(this.#fragments, fragment)
    this.#neighbours.set(fragment, found)
    return found
  }

  /**
   * Whether a reader may leave a row here and continue there: not past a negation, nor between a label and its text.
   */
  #mayLeap({ fragment, isStray }: Way, to: Fragment): boolean {
    const { right } = this.#around(fragment)
    if (isNumber(fragment) && (isStray || (right && !isNumber(right)))) return false
    return ![right, this.#around(to).left].some((passed) => passed && hasNegation(passed.source))
  }

  #follow(at: number, way: Way): void {
    const { next } = this.#around(way.fragment)
    for (const fragment of this.#byFirst.get(this.#quote.units[at] ?? '') ?? []) {
      this.#steps += 1
      const length = this.#shared(at, fragment, 0)
      if (length === 0 || isUsed(way, fragment)) continue
      const isLeap = !next.has(fragment)
      if (isLeap && !this.#mayLeap(way, fragment)) continue
      this.#add(at, {
        fragment,
        start: 0,
        end: length,
        leaps: way.leaps + Number(isLeap),
        isStray: isLeap && isNumber(fragment),
        length: way.length + distance(way.fragment, fragment),
        before: way,
      })
    }
  }

  run(): Way | null {
    this.#begin()
    for (const [at, ways] of this.#ways.entries()) {
      for (const way of ways) {
        if (this.#steps > MOST_STEPS) return null
        this.#follow(at, way)
      }
    }
    return this.best
  }
}

/** Places of the fragments in quote order; those that follow each other on the page as one. */
function placesOf({ number: page }: PageText, last: Way): Place[] {
  const places: Place[] = []
  const ways: Way[] = []
  for (let way: Way | null = last; way !== null; way = way.before) ways.unshift(way)
  for (const { fragment, start, end, before } of ways) {
    const from = fragment.offsets[start] ?? 0
    const to = (fragment.offsets[end - 1] ?? from) + 1
    const place = places.at(-1)
    if (place && before?.fragment.at === fragment.at - 1) places[places.length - 1] = { ...place, end: to }
    else places.push({ page, start: from, end: to })
  }
  return places
}

/** Returns the places of all of the quote's words on one page, in quote order. */
export function findPath(index: QuoteIndex, quote: QuoteText): Place[] | null {
  const spelling = spellingOf(quote.source)
  const most = Math.max(0, weightOf(quote.units) / LIGHTEST_RUN - 1)
  let best: { readonly page: PageText; readonly way: Way } | null = null
  for (const page of likelyPages(index, quote, MOST_PAGES)) {
    const way = new Search(spelling, fragmentsOf(page)).run()
    if (way !== null && way.leaps <= most && (best === null || isBetter(way, best.way))) best = { page, way }
  }
  return best === null ? null : placesOf(best.page, best.way)
}
