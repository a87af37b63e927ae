/**
 * Text extracted from a PDF, page by page, with a box for every character.
 *
 * Coordinates are PDF user space: points, origin bottom left, y upwards, before /Rotate and unaffected by the
 * crop box, so they go into /Rect and /QuadPoints as they are.
 */

/** Corners in the order of /QuadPoints: top left, top right, bottom left, bottom right (x, y each). */
export type Quad = readonly [number, number, number, number, number, number, number, number]

/** Characters of a page's text, in UTF-16 units; `end` exclusive. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

/** `part`: text, and pictures with more words. `picture`: but for a header or a stamp. `garbled`: no words. */
export type PageReading = 'text' | 'part' | 'blank' | 'picture' | 'garbled'

export interface PageText {
  /** Page number, from 1. */
  readonly number: number
  /** Size of the visible (crop) box in points, before rotation. */
  readonly width: number
  readonly height: number
  /** Bottom left corner of the visible box in user space; [0, 0] when absent. */
  readonly origin?: readonly [number, number]
  /** Clockwise rotation at which the page is shown. */
  readonly rotation: 0 | 90 | 180 | 270
  /** Characters in reading order; words are separated by a space, lines end with "\n". */
  readonly text: string
  /**
   * Four numbers for each UTF-16 unit of `text`: left, bottom, right, top.
   * All four are 0 for characters that are not on the page (spaces and line ends added while reading).
   */
  readonly boxes: Float32Array
  /** Defaults to `text`. */
  readonly reading?: PageReading
  /**
   * Ascending offsets in `text` at which a block ends and what is read next is in doubt (columns, cells, boxes beside the
   * text): words on both sides of one are located together, but never count as written in that order.
   */
  readonly seams?: readonly number[]
  /** Characters invisible on the page, ascending and disjoint. They stay in `text` but are no proof. */
  readonly hidden?: readonly TextRange[]
  /** Visible characters that are crossed out: no proof either, because the document itself deletes them. */
  readonly struck?: readonly TextRange[]
  /** Invisible text recognised from the picture above it: counts as proof, and is reported as recognised. */
  readonly recognised?: readonly TextRange[]
}

/** Reasons not to rely on a text layer. */
export type TextWarning =
  | 'unmapped-glyphs' // characters without a Unicode meaning
  | 'hidden-text' // text that is invisible on the page

export interface DocumentText {
  readonly pages: readonly PageText[]
  readonly warnings: readonly TextWarning[]
}

/** Why a file can't be checked at all. */
export type ReadFailure =
  | 'encrypted'
  | 'damaged'
  | 'too-many-pages'
  | 'too-complex'
  | 'dynamic-form' // readers show its XFA instead of its pages
  | 'portfolio' // readers show the files in it instead of its pages

/** A run of characters of one page: `start` inclusive, `end` exclusive, UTF-16 units of the page's text. */
export interface Place {
  readonly page: number
  readonly start: number
  readonly end: number
}
