/** Documents with the verdicts of experts. */

/** The experts' label; "absent" corresponds to the verdict "not found". */
export type Label = 'met' | 'broken' | 'not-found'

export interface Case {
  readonly document: string
  readonly rule: string
  readonly label: Label
  /** Quotes from the document that support the label. */
  readonly evidence: readonly string[]
}

export interface LabelledSet {
  readonly cases: readonly Case[]
  /** Labels that the experts could choose. */
  readonly labels: readonly Label[]
  pdf(document: string): Promise<Uint8Array>
}
