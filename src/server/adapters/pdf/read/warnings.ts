/** Derives a document's warnings from observations on each page. */
import type { PageReading, TextWarning } from '../../../../domain/document/page-text.ts'
import type { Rect } from '../engine/document.ts'
import { difference, WHITE } from '../engine/objects.ts'
import { type PageObjects, pictureShare, SCANNED_SHARE } from './objects/page-objects.ts'
import type { PageTally } from './text/character-kinds.ts'

/** A page with fewer characters than this counts as having no text (a stamp, a page number). */
const FEW = 20

/** Minimum paths in text drawn as outlines. */
const OUTLINED_PATHS = 100
/** Fewer lines than this are ruled paper without words. */
const MOST_LINES = 30

/** Minimum hidden characters for a phrase rather than a stray mark. */
const PHRASE = 12

/** Minimum share of a document's pages with text for a warning. */
const TELLING_SHARE = 0.1

/** Share of meaningless characters above which, and of letters and digits below which, text is garbled. */
const UNMAPPED_SHARE = 0.05
const WORDY_SHARE = 0.5

interface Noticed {
  readonly tally: Readonly<PageTally>
  readonly objects: PageObjects
  readonly visible: Rect
}

export interface PageObservations {
  readonly inked: number
  readonly reading: PageReading
  readonly hidden: number
}

export function observationsOf(read: Noticed): PageObservations {
  const { inked, hidden } = read.tally
  return { inked, reading: readingOf(read), hidden }
}

/** A picture of a page, or text drawn as outlines, with hardly any text. */
function isPictured({ tally, objects, visible }: Noticed): boolean {
  if (tally.inked >= FEW) return false
  return pictureShare(objects, visible) >= SCANNED_SHARE || objects.paths >= OUTLINED_PATHS
}

/** Kind of the page's content; invisible words don't count. */
function readingOf(read: Noticed): PageReading {
  const { tally, objects } = read
  if (isPictured(read)) return 'picture'
  if (tally.inked === 0) return isBlank(objects) && tally.hidden === 0 ? 'blank' : 'picture'
  return isGarbled(tally) ? 'garbled' : 'text'
}

/** Minimum difference, of 255, between paper and what is painted on it. */
const LEAST_DIFFERENCE = 30

/** A few lines or white areas are a form without words; anything else painted may be text. */
function isBlank({ annotations, areas, paths }: PageObjects): boolean {
  return (
    !annotations.isShown &&
    paths < MOST_LINES &&
    areas.every(({ colour }) => colour !== undefined && difference(colour, WHITE) < LEAST_DIFFERENCE)
  )
}

export function warningsOf(pages: readonly PageObservations[]): TextWarning[] {
  const withText = pages.filter((page) => page.inked > 0)
  const unreadable = withText.filter((page) => page.reading === 'garbled').length
  const hidden = pages.reduce((sum, page) => sum + page.hidden, 0)
  const warnings: TextWarning[] = []
  if (unreadable > 0 && unreadable >= withText.length * TELLING_SHARE) warnings.push('unmapped-glyphs')
  if (hidden >= PHRASE) warnings.push('hidden-text')
  return warnings
}

/** Codes without a meaning, or hardly any letters among signs, or letters that spell nothing. */
function isGarbled({ inked, unmapped, wordy, filling, guessed }: PageTally): boolean {
  const words = inked - filling
  const meaningless = unmapped + (spells(guessed) ? 0 : guessed.letters)
  return meaningless > inked * UNMAPPED_SHARE || (words >= 4 && wordy < words * WORDY_SHARE)
}

/** Share of Latin letters that are vowels from which they are words; in any language that is written with them it is a third. */
const VOWELS = 0.27

/** Whether letters that PDFium guessed, for want of a map to Unicode, are the right ones: mixed up, few would be vowels. */
function spells({ letters, latin, vowels }: PageTally['guessed']): boolean {
  return latin > letters / 2 && vowels >= VOWELS * latin
}
