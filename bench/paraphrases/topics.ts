/** What lawyers and buyers call the 41 kinds of clauses in the labels of the contracts: by name, and by what they say. */

export interface Topic {
  /** Kind of clause as labelled. */
  readonly kind: string
  readonly nouns: readonly string[]
  /** What such a clause says. */
  readonly statements: readonly string[]
}
