/** A run of characters of one page: `start` inclusive, `end` exclusive, UTF-16 units of the page's text. */
export interface Place {
  readonly page: number
  readonly start: number
  readonly end: number
}

export interface Located {
  readonly status: 'verified' | 'repaired'
  /** Whether the quote differs from these words in typing alone; always so when verified. */
  readonly isClose: boolean
  /** The document's own words. */
  readonly quote: string
  /** In the order of the quote; several when it joins places or runs over pages. Never empty. */
  readonly places: readonly Place[]
}
