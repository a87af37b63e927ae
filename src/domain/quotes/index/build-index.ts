/** Builds the index for quote lookup, in steps. */
import { rangesWithout, unprovenRanges } from '../../document/page-ranges.ts'
import type { PageText, TextRange } from '../../document/page-text.ts'
import { finished, type Steps, Work } from '../../text/steps.ts'
import { folderTo, type LooseSink, MOST_UNITS_EACH } from '../text/fold.ts'
import type { QuoteIndex } from './document-index.ts'
import { runningLines } from './headers-and-footers.ts'
import { indexSeeds } from './seeds.ts'

const PER_CALL = 8192

function stringOf(units: Uint16Array): string {
  const parts: string[] = []
  for (let i = 0; i < units.length; i += PER_CALL) {
    // Several times faster than spreading the array.
    parts.push(Reflect.apply(String.fromCharCode, undefined, units.subarray(i, i + PER_CALL)))
  }
  return parts.join('')
}

/** Buffer for the loose form of a text with `characters` characters; it grows for scripts with several units each. */
class Loose {
  units: Uint16Array
  offsets: Uint32Array
  readonly push: LooseSink
  length = 0

  constructor(characters: number) {
    const most = MOST_UNITS_EACH * characters
    this.units = new Uint16Array(characters + 1)
    this.offsets = new Uint32Array(characters + 1)
    this.push = (unit, offset) => {
      if (this.length === this.units.length) this.#resize(Math.min(most, 2 * this.length))
      this.units[this.length] = unit
      this.offsets[this.length] = offset
      this.length += 1
    }
  }

  #resize(size: number): void {
    const { units, offsets } = this
    this.units = new Uint16Array(size)
    this.offsets = new Uint32Array(size)
    this.units.set(units)
    this.offsets.set(offsets)
  }
}

/** Above this many characters, headers and footers stay in the text: two indexes would take too much memory. */
const LONGEST_IN_PARTS = 2_000_000

const NOTHING: readonly TextRange[] = []

/** Starts and ends, in loose-form units, of characters that prove nothing in a piece that begins at unit `from`. */
function hiddenUnits(page: PageText, loose: Loose, from: number): number[] {
  const found: number[] = []
  let unit = from
  for (const range of unprovenRanges(page)) {
    while (unit < loose.length && (loose.offsets[unit] ?? 0) < range.start) unit += 1
    const start = unit
    while (unit < loose.length && (loose.offsets[unit] ?? 0) < range.end) unit += 1
    if (unit > start) found.push(start, unit)
  }
  return found
}

const lengthOf = (pages: readonly PageText[]): number =>
  pages.reduce((sum, page) => sum + page.text.length, 0)

/** Characters per step. */
const A_STEP = 100_000

function* indexWithout(
  pages: readonly PageText[],
  leftOut: readonly (readonly TextRange[])[],
): Steps<QuoteIndex> {
  const loose = new Loose(lengthOf(pages))
  const work = new Work(A_STEP)
  const pieceStarts: number[] = []
  const piecePages: number[] = []
  const hidden: number[] = []
  const texts: string[] = []
  for (const [at, page] of pages.entries()) {
    for (const piece of rangesWithout(leftOut[at] ?? NOTHING, page.text.length)) {
      const from = loose.length
      pieceStarts.push(from)
      piecePages.push(at)
      const fold = folderTo(loose.push)
      for (let start = piece.start; start < piece.end; start += A_STEP) {
        const end = Math.min(piece.end, start + A_STEP)
        fold(page.text, start, end)
        if (work.isEnough(end - start)) yield
      }
      texts.push(stringOf(loose.units.subarray(from, loose.length)))
      for (const edge of hiddenUnits(page, loose, from)) hidden.push(edge)
    }
  }
  const units = loose.units.subarray(0, loose.length)
  yield
  return {
    pages,
    text: texts.join(''),
    offsets: loose.offsets.subarray(0, loose.length),
    pieceStarts: Uint32Array.from([...pieceStarts, loose.length]),
    piecePages: Uint32Array.from(piecePages),
    seeds: yield* indexSeeds(units),
    hidden: Uint32Array.from(hidden),
    isPart: leftOut.some((ranges) => ranges.length > 0),
    leftOut,
  }
}

/** Built when a quote is first not found without headers and footers; for long documents earlier, in steps. */
const wholes = new WeakMap<QuoteIndex, QuoteIndex>()

export function* indexInSteps(pages: readonly PageText[]): Steps<QuoteIndex> {
  const length = lengthOf(pages)
  const index = yield* indexWithout(pages, length > LONGEST_IN_PARTS ? [] : yield* runningLines(pages))
  if (index.isPart && length > A_STEP) wholes.set(index, yield* indexWithout(pages, []))
  return index
}

export function indexDocument(pages: readonly PageText[]): QuoteIndex {
  return finished(indexInSteps(pages))
}

/** Returns the index that includes headers and footers; null if `index` itself does. */
export function wholeOf(index: QuoteIndex): QuoteIndex | null {
  if (!index.isPart) return null
  const made = wholes.get(index) ?? finished(indexWithout(index.pages, []))
  wholes.set(index, made)
  return made
}
