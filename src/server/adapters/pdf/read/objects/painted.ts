import type { Rect } from '../../engine/document.ts'
import type { Colour } from '../../engine/objects.ts'

/** An object that may be under or over text. */
export interface Painted {
  /** `figure`: a path that isn't a rectangle; `undrawn`: an annotation that some readers draw and PDFium doesn't. */
  readonly kind: 'path' | 'figure' | 'picture' | 'shading' | 'text' | 'note' | 'field' | 'undrawn'
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
