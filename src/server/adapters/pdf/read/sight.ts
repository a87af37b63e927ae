/** Whether a reader of the page sees a character: PDFium knows mode, colour and place of each text object. */
import type { Rect } from '../engine/document.ts'
import type { Pdfium } from '../engine/engine.ts'
import { anyHolds, fillColour, isWhite, type Painting } from '../engine/objects.ts'

/** `layer`: invisible text over a picture, as text recognition leaves it behind. */
export type Sighting = 'seen' | 'layer' | 'hidden'

/** Text smaller than this (points, the larger side of a character's box) can't be read. */
const SMALLEST = 3

/** Render mode 3 paints nothing, 7 only clips. */
const PAINTLESS: readonly number[] = [3, 7]

type ObjectSight = 'painted' | 'paintless' | 'white' | 'transparent'

export interface Sight {
  /** `object` is the text object that holds the character with this box. */
  of(object: number, box: Rect): Sighting
}

export function createSight(pdfium: Pdfium, painting: () => Painting): Sight {
  let last = 0
  let sight: ObjectSight = 'painted'

  function over(rects: readonly Rect[], [left, bottom, right, top]: Rect): boolean {
    return anyHolds(rects, (left + right) / 2, (bottom + top) / 2)
  }

  return {
    of(object, box) {
      if (object !== last) {
        sight = judge(pdfium, object)
        last = object
      }
      if (sight === 'transparent') return 'hidden'
      if (sight === 'paintless') return over(painting().pictures, box) ? 'layer' : 'hidden'
      if (Math.max(box[2] - box[0], box[3] - box[1]) < SMALLEST) return 'hidden'
      return sight === 'white' && !over(painting().grounds, box) ? 'hidden' : 'seen'
    },
  }
}

function judge(pdfium: Pdfium, object: number): ObjectSight {
  const mode = pdfium.call('FPDFTextObj_GetTextRenderMode', object)
  if (PAINTLESS.includes(mode)) return 'paintless'
  if (mode !== 0) return 'painted'
  const colour = fillColour(pdfium, object)
  if (colour[3] === 0) return 'transparent'
  return isWhite(colour) ? 'white' : 'painted'
}
