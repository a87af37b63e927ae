/** Whether a reader of the page sees a character: PDFium knows mode, colour and place of each text object. */
import type { Rect } from './pdf-document.ts'
import type { Pdfium } from './pdf-engine.ts'
import { anyHolds, fillColour, isWhite, type Painting } from './pdf-objects.ts'

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
  const known = new Map<number, ObjectSight>()

  function objectSight(object: number): ObjectSight {
    const found = known.get(object)
    if (found) return found
    const judged = judge(pdfium, object)
    known.set(object, judged)
    return judged
  }

  return {
    of(object, box) {
      const sight = objectSight(object)
      const [left, bottom, right, top] = box
      const [x, y] = [(left + right) / 2, (bottom + top) / 2]
      if (sight === 'transparent') return 'hidden'
      if (sight === 'paintless') return anyHolds(painting().pictures, x, y) ? 'layer' : 'hidden'
      if (Math.max(right - left, top - bottom) < SMALLEST) return 'hidden'
      return sight === 'white' && !anyHolds(painting().grounds, x, y) ? 'hidden' : 'seen'
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
