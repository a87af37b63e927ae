/** The text of an invented document, before typesetting. */

export interface Clause {
  readonly heading: string
  readonly paragraphs: readonly string[]
}

export interface Paper {
  /** The PDF's title, shown in a reader's window. */
  readonly name: string
  /** Title at the top of the first page. */
  readonly title: string
  /** Shown at the bottom of every page. */
  readonly reference: string
  /** The PDF's creation date; fixed, so that every build gives the same bytes. */
  readonly made: string
  readonly look: 'contract' | 'report'
  readonly opening: readonly string[]
  readonly clauses: readonly Clause[]
  /** Signature blocks, one for each party, side by side. */
  readonly signatures?: readonly (readonly string[])[]
  readonly annex?: Clause
}
