/** Finds windows of the document that may have the quote, and whether two are about equally good. */

import { unitsOf } from '../../text/units.ts'
import { align, compilePattern, distanceIn, type Pattern } from '../comparison/alignment.ts'
import type { QuoteIndex } from '../index/document-index.ts'
import { candidates, hitsOf, type Range, WIDTH } from '../index/seeds.ts'
import type { Scope } from './occurrences.ts'
import type { QuoteText } from './quote-text.ts'

/** Number of windows compared with the quote in full: this many units divided by its length, within bounds. */
const MOST_UNITS = 8000
const FEWEST_WINDOWS = 8
const MOST_WINDOWS = 24
/** Maximum share of a quote's units that may differ. */
export const LOOSEST = 0.5

function windowAt(index: QuoteIndex, quote: QuoteText, from: number): Range {
  const slack = Math.ceil(quote.units.length * LOOSEST)
  return {
    start: Math.max(0, from - slack),
    end: Math.min(index.text.length, from + 2 * WIDTH + quote.units.length + slack),
  }
}

/** Marks that don't count towards the distance. */
const SILENT = new Set(Array.from(`.,;:()[]'"`, (mark) => mark.charCodeAt(0)))

export function spoken(units: Uint16Array): Uint16Array {
  const said = new Uint16Array(units.length)
  let length = 0
  for (const unit of units) if (!SILENT.has(unit)) said[length++] = unit
  return said.subarray(0, length)
}

export interface Window {
  readonly range: Range
  /** Edit distance of the quote to the nearest part of the window, ignoring marks. */
  readonly distance: number
  readonly isNear: boolean
}

/** Returns the windows with the most seeds, nearest first; ties prefer those from `near` on. */
export function windowsOf(index: QuoteIndex, quote: QuoteText, pattern: Pattern, scope: Scope): Window[] {
  const most = Math.max(FEWEST_WINDOWS, Math.min(MOST_WINDOWS, MOST_UNITS / quote.units.length))
  return candidates(hitsOf(index.seeds, quote.units), scope, Math.floor(most))
    .filter(({ hits }) => hits >= 2)
    .map(({ from }) => {
      const range = windowAt(index, quote, from)
      const distance = distanceIn(pattern, spoken(unitsOf(index.text, range.start, range.end)))
      return { range, distance, isNear: from >= scope.near - WIDTH }
    })
    .sort((a, b) => a.distance - b.distance || Number(b.isNear) - Number(a.isNear))
}

/** Minimum extra distance, as a share of the quote, for a second place to count as worse. */
const CLEARLY_NEARER = 0.05

/** Returns the parts of a window on either side of a range that are long enough for the quote. */
function besides({ range: { start, end } }: Window, range: Range, length: number): Range[] {
  const [before, after] = [
    { start, end: Math.min(end, range.start) },
    { start: Math.max(start, range.end), end },
  ]
  return [before, after].filter((one) => one.end - one.start >= length * LOOSEST)
}

const digitsOf = (text: string): string => (text.match(/\d+/gu) ?? []).join(' ')

/** Whether another place with different words is about as near; of two, the one with the quote's numbers is nearer. */
export function hasRival(
  index: QuoteIndex,
  quote: QuoteText,
  pattern: Pattern,
  windows: readonly Window[],
  range: Range,
): boolean {
  const nearest = windows[0]?.distance ?? 0
  if (nearest === 0) return false
  const limit = nearest + CLEARLY_NEARER * pattern.units.length
  const own = index.text.slice(range.start, range.end)
  const hasNumbers = digitsOf(own) === digitsOf(quote.loose)
  return windows
    .filter(({ distance }) => distance <= limit)
    .flatMap((window) => besides(window, range, pattern.units.length))
    .filter(({ start, end }) => !index.text.slice(start, end).includes(own))
    .filter(({ start, end }) => distanceIn(pattern, spoken(unitsOf(index.text, start, end))) <= limit)
    .some((one) => !hasNumbers || digitsOf(placeIn(index, quote, one)) === digitsOf(quote.loose))
}

/** The part of a range that is nearest to the quote. */
function placeIn({ text }: QuoteIndex, quote: QuoteText, { start, end }: Range): string {
  const nearest = align(compilePattern(quote.units), unitsOf(text, start, end))
  return text.slice(start + nearest.start, start + nearest.end)
}
