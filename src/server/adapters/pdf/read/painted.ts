import type { Rect } from '../engine/document.ts'
import type { Colour } from '../engine/objects.ts'

/** Something that may lie under or over text. */
export interface Painted {
  readonly kind: 'path' | 'picture' | 'shading' | 'note'
  /** PDFium's handle; 0 for an annotation. */
  readonly object: number
  readonly order: number
  readonly bounds: Rect
  /** Of a path filled with it, fully opaque; undefined when its colour can't be told. */
  readonly colour: Colour | undefined
  /** Takes too long to draw. */
  readonly isHeavy: boolean
  /** Pixels of a picture. */
  readonly pixels: number
}
