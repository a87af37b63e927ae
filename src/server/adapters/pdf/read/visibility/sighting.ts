/** Whether a character can be seen, as far as PDFium's objects tell. */
import type { Rect } from '../../engine/document.ts'

/**
 * `layer`: invisible text over a picture, as left by text recognition. `maybe`: the drawn page decides; the second word
 * applies if it can't be drawn (`maybe layer`: under a picture; `maybe erased`: under letters or a figure).
 */
export type Sighting =
  | 'seen'
  | 'hidden'
  | 'layer'
  | 'maybe seen'
  | 'maybe hidden'
  | 'maybe layer'
  | 'maybe erased'

/** A character whose visibility only the drawn page can decide. */
export interface UncertainCharacter {
  /** Its index in the page's text. */
  readonly unit: number
  readonly object: number
  readonly ink: Rect
  readonly sighting: Exclude<Sighting, 'seen' | 'hidden'>
  /** PDFium has no glyph for it, so drawing it proves nothing. */
  readonly isUndrawable: boolean
}
