/** From what was noticed page by page to what a reader of the report should know. */
import type { PageReading, TextWarning } from '../../../../domain/page-text.ts'
import type { Rect } from '../engine/document.ts'
import { difference, WHITE } from '../engine/objects.ts'
import { type Painting, pictureShare } from './painting.ts'
import { LEAST_DIFFERENCE } from './surroundings.ts'

/** A page with fewer characters than this has no text to speak of (a stamp, a page number). */
const FEW = 20

/** Share of the page that a picture must cover to be a scan, and number of drawn paths that make outlined text. */
const SCANNED_SHARE = 0.5
const OUTLINED_PATHS = 100
/** Fewer lines than this are a ruled page without words. */
const MOST_LINES = 30

/** Hidden characters that make a phrase rather than a stray mark. */
const PHRASE = 12

/** Share of a document's pages (with text, or all for scans) from which a fault is worth telling. */
const TELLING_SHARE = 0.1

/** Share of a page's characters without meaning; share of letters and digits below which text is no language. */
const UNMAPPED_SHARE = 0.05
const WORDY_SHARE = 0.5

/** What was noticed on a page, in characters other than spaces. */
export interface PageTally {
  /** Characters of the text that are seen or recognised. */
  inked: number
  /** Letters and digits among them; a text layer with few of them is not made of words. */
  wordy: number
  /** Rows of dots, lines and the like, which are neither. */
  filling: number
  /** Without a Unicode meaning. */
  unmapped: number
  /** That a reader can't see, those outside the crop box included. */
  hidden: number
}

interface Noticed {
  readonly tally: Readonly<PageTally>
  readonly painting: Painting
  readonly visible: Rect
}

export interface PageSigns {
  readonly inked: number
  /** A picture of a page, or text drawn as outlines, and next to no text. */
  readonly scanned: boolean
  readonly reading: PageReading
  readonly hidden: number
}

export function signsOf(read: Noticed): PageSigns {
  const { tally } = read
  const scanned = isPictured(read)
  return {
    inked: tally.inked,
    scanned: scanned && tally.hidden < FEW,
    reading: readingOf(read, scanned),
    hidden: tally.hidden,
  }
}

function isPictured({ tally, painting, visible }: Noticed): boolean {
  if (tally.inked >= FEW) return false
  return pictureShare(painting, visible) >= SCANNED_SHARE || painting.paths >= OUTLINED_PATHS
}

/** What could be read of the page: words that nobody can see don't count. */
function readingOf({ tally, painting }: Noticed, scanned: boolean): PageReading {
  if (scanned) return 'picture'
  if (tally.inked === 0) return isBlank(painting) && tally.hidden === 0 ? 'blank' : 'picture'
  return isGarbled(tally) ? 'garbled' : 'text'
}

/** A few lines or white areas are a form without words; whatever else is painted may say something. */
function isBlank({ painted, paths }: Painting): boolean {
  const isPaper = (colour: (typeof painted)[number]['colour']): boolean =>
    colour !== undefined && difference(colour, WHITE) < LEAST_DIFFERENCE
  return paths < MOST_LINES && painted.every(({ colour }) => isPaper(colour))
}

export function warningsOf(pages: readonly PageSigns[]): TextWarning[] {
  const withText = pages.filter((page) => page.inked > 0)
  const scanned = pages.filter((page) => page.scanned).length
  const unreadable = withText.filter((page) => page.reading === 'garbled').length
  const hidden = pages.reduce((sum, page) => sum + page.hidden, 0)
  const warnings: TextWarning[] = []
  if (telling(scanned, pages.length)) warnings.push('no-text-layer')
  if (telling(unreadable, withText.length)) warnings.push('unmapped-glyphs')
  if (hidden >= PHRASE) warnings.push('hidden-text')
  return warnings
}

function telling(count: number, of: number): boolean {
  return count > 0 && count >= of * TELLING_SHARE
}

/** Codes without meaning, or (fonts without a mapping look like this) hardly a letter among signs. */
function isGarbled({ inked, unmapped, wordy, filling }: PageTally): boolean {
  const words = inked - filling
  return unmapped > inked * UNMAPPED_SHARE || (words >= 4 && wordy < words * WORDY_SHARE)
}
