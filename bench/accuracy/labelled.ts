/** Documents with the verdicts of experts. */

/** What the experts say; "absent" in the terms of a verdict is not found. */
export type Label = 'met' | 'broken' | 'not-found'

export interface Case {
  readonly document: string
  readonly rule: string
  readonly label: Label
  /** Words of the document on which the label rests. */
  readonly evidence: readonly string[]
}

export interface LabelledSet {
  readonly cases: readonly Case[]
  /** Labels between which the experts chose. */
  readonly labels: readonly Label[]
  /** The PDF of a document. */
  pdf(document: string): Promise<Uint8Array>
}
