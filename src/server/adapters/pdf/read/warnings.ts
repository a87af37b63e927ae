/** From what was noticed page by page to what a reader of the report should know. */
import type { PageReading, TextWarning } from '../../../../domain/page-text.ts'
import { pictureShare } from '../engine/objects.ts'
import type { PageTally, ReadPage } from './page-text.ts'

/** A page with fewer characters than this has no text to speak of (a stamp, a page number). */
const FEW = 20

/** Share of the page that a picture must cover to be a scan, and number of drawn paths that make outlined text. */
const SCANNED_SHARE = 0.5
const OUTLINED_PATHS = 100

/** Hidden characters that make a phrase rather than a stray mark. */
const PHRASE = 12

/** Share of a document's pages (with text, or all for scans) from which a fault is worth telling. */
const TELLING_SHARE = 0.1

/** Share of a page's characters without meaning; share of letters and digits below which text is no language. */
const UNMAPPED_SHARE = 0.05
const WORDY_SHARE = 0.5

export interface PageSigns {
  readonly inked: number
  readonly scanned: boolean
  readonly garbled: boolean
  readonly hidden: number
}

export function signsOf({ tally, painting, visible }: ReadPage): PageSigns {
  const bare = tally.inked < FEW && tally.hidden < FEW
  const scanned =
    bare && (pictureShare(painting(), visible) >= SCANNED_SHARE || painting().paths >= OUTLINED_PATHS)
  return { inked: tally.inked, scanned, garbled: garbled(tally), hidden: hiddenOf(tally) }
}

/** Letters without a meaning are no words; a page without letters is a picture unless nothing is painted on it. */
export function readingOf({ tally, painting }: ReadPage, signs: PageSigns): PageReading {
  if (signs.garbled) return 'garbled'
  if (signs.scanned) return 'picture'
  if (tally.inked > 0) return 'text'
  const { pictures, paths } = painting()
  return pictures.length > 0 || paths > 0 ? 'picture' : 'blank'
}

export function warningsOf(pages: readonly PageSigns[]): TextWarning[] {
  const withText = pages.filter((page) => page.inked > 0)
  const scanned = pages.filter((page) => page.scanned).length
  const unreadable = withText.filter((page) => page.garbled).length
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
function garbled({ inked, unmapped, wordy, filling }: PageTally): boolean {
  const words = inked - filling
  return unmapped > inked * UNMAPPED_SHARE || (words >= 4 && wordy < words * WORDY_SHARE)
}

/** A layer of recognised text over a scan is no secret; the same under a page of visible text is. */
function hiddenOf({ inked, hidden, layered }: PageTally): number {
  return layered * 2 > inked ? hidden : hidden + layered
}
