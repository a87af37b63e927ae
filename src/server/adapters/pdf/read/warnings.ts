/** Derives a document's warnings from observations on each page. */
import type { PageReading, TextWarning } from '../../../../domain/page-text.ts'
import type { Rect } from '../engine/document.ts'
import { difference, WHITE } from '../engine/objects.ts'
import { type Painting, pictureShare, SCANNED_SHARE } from './objects/painting.ts'
import type { PageTally } from './text/character-kinds.ts'
import { LEAST_DIFFERENCE } from './visibility/surroundings.ts'

/** A page with fewer characters than this counts as having no text (a stamp, a page number). */
const FEW = 20

/** Minimum paths in text drawn as outlines. */
const OUTLINED_PATHS = 100
/** Fewer lines than this are ruled paper without words. */
const MOST_LINES = 30

/** Minimum hidden characters for a phrase rather than a stray mark. */
const PHRASE = 12

/** Minimum share of a document's pages (with text, or all for scans) for a warning. */
const TELLING_SHARE = 0.1

/** Share of unmapped characters above which, and of letters and digits below which, text is garbled. */
const UNMAPPED_SHARE = 0.05
const WORDY_SHARE = 0.5

interface Noticed {
  readonly tally: Readonly<PageTally>
  readonly painting: Painting
  readonly visible: Rect
}

export interface PageObservations {
  readonly inked: number
  /** A picture of a page, or text drawn as outlines, with hardly any text. */
  readonly scanned: boolean
  readonly reading: PageReading
  readonly hidden: number
}

export function observationsOf(read: Noticed): PageObservations {
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

/** Kind of the page's content; invisible words don't count. */
function readingOf({ tally, painting }: Noticed, scanned: boolean): PageReading {
  if (scanned) return 'picture'
  if (tally.inked === 0) return isBlank(painting) && tally.hidden === 0 ? 'blank' : 'picture'
  return isGarbled(tally) ? 'garbled' : 'text'
}

/** A few lines or white areas are a form without words; anything else painted may be text. */
function isBlank({ painted, paths }: Painting): boolean {
  const isPaper = (colour: (typeof painted)[number]['colour']): boolean =>
    colour !== undefined && difference(colour, WHITE) < LEAST_DIFFERENCE
  return paths < MOST_LINES && painted.every(({ colour }) => isPaper(colour))
}

export function warningsOf(pages: readonly PageObservations[]): TextWarning[] {
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

/** Unmapped codes, or hardly any letters among signs, as in fonts without a mapping. */
function isGarbled({ inked, unmapped, wordy, filling }: PageTally): boolean {
  const words = inked - filling
  return unmapped > inked * UNMAPPED_SHARE || (words >= 4 && wordy < words * WORDY_SHARE)
}
