/** What is painted on a page, in page coordinates. */
import type { Clip } from '../../engine/clip.ts'
import type { Rect } from '../../engine/document.ts'
import type { Colour, Matrix } from '../../engine/objects.ts'

/** An object that may be under or over text. */
export interface Painted {
  /** `figure`: a path that isn't a rectangle; `undrawn`: an annotation that some readers draw and PDFium doesn't. */
  readonly kind: 'path' | 'figure' | 'picture' | 'shading' | 'text' | 'annotation' | 'field' | 'undrawn'
  /** PDFium's handle; 0 for an annotation or form field. */
  readonly object: number
  readonly order: number
  readonly bounds: Rect
  /** Colour of an opaque filled path; undefined if unknown. */
  readonly colour: Colour | undefined
  /** Whether drawing it takes too long. */
  readonly isHeavy: boolean
  /** Pixels of a picture. */
  readonly pixels: number
}

/** An object of which no more is known. */
export function plainly(kind: Painted['kind'], object: number, order: number, bounds: Rect): Painted {
  return { kind, object, order, bounds, colour: undefined, isHeavy: false, pixels: 0 }
}

/** Position of a text object in the painting order. */
export interface TextPlace {
  readonly order: number
  /** Includes its form objects' clips. */
  readonly clip: Clip
  /** Whether a form object around it is transparent. */
  readonly isBlended: boolean
  /** The form object that contains it; 0 for the page itself. */
  readonly form: number
  /** Maps the form object's coordinates to the page's. */
  readonly matrix: Matrix
  /** Whether every reader draws it, and as it is read; false if unknown. */
  readonly isSure: boolean
  /** Whether a form object around it is on an optional layer. */
  readonly isLayered: boolean
}
