import type { DiffPart } from '../verdicts.ts'

/** A run of characters of one page: `start` inclusive, `end` exclusive, UTF-16 units of the page's text. */
export interface Place {
  readonly page: number
  readonly start: number
  readonly end: number
}

export interface Located {
  readonly status: 'verified' | 'repaired'
  /** Whether a verdict may rest on it: nothing that could change the meaning differs, and every word is visible. */
  readonly isProof: boolean
  /** The document's own words. */
  readonly quote: string
  /** In the order of the quote; several when it joins places or runs over pages. Never empty. */
  readonly places: readonly Place[]
  /** How the quote as given differs from the document's words; empty when nothing differs. */
  readonly diff: readonly DiffPart[]
  /** The parts of `places` that a reader of the page can't see. */
  readonly hidden: readonly Place[]
  /**
   * The quotes that an ellipsis joined, when what it leaves out could change their meaning: each to be taken by itself.
   * The whole then proves nothing.
   */
  readonly parts?: readonly Located[] | undefined
}
