import type { DiffPart } from '../../results/verdicts.ts'

/** A run of characters of one page: `start` inclusive, `end` exclusive, UTF-16 units of the page's text. */
export interface Place {
  readonly page: number
  readonly start: number
  readonly end: number
}

export interface Located {
  readonly status: 'verified' | 'repaired'
  /** Whether it is proof: no difference could change the meaning, and every word is visible. */
  readonly isProof: boolean
  /** The document's own words. */
  readonly quote: string
  /** In quote order; several if the quote joins places or spans pages. Never empty. */
  readonly places: readonly Place[]
  /** Diff between the given quote and the document's words; empty if equal. */
  readonly diff: readonly DiffPart[]
  /** The parts of `places` that are invisible on the page. */
  readonly hidden: readonly Place[]
  /** The parts of `places` that are crossed out. */
  readonly struck: readonly Place[]
  /**
   * The quotes joined by an ellipsis, if the omitted text could change their meaning: each is judged separately, and
   * the whole is no proof.
   */
  readonly parts?: readonly Located[] | undefined
}
