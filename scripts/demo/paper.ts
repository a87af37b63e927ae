/** The words of an invented document, before they are set. */

export interface Clause {
  readonly heading: string
  readonly paragraphs: readonly string[]
}

export interface Paper {
  /** As a reader of PDFs names the window. */
  readonly name: string
  /** As it stands at the head of the first page. */
  readonly title: string
  /** At the foot of every page. */
  readonly reference: string
  /** ISO date of the file, so that no build differs from another. */
  readonly made: string
  readonly look: 'contract' | 'report'
  readonly opening: readonly string[]
  readonly clauses: readonly Clause[]
  /** Lines to sign, one block a party, side by side. */
  readonly signatures?: readonly (readonly string[])[]
  readonly annex?: Clause
}
