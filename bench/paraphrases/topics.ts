/** Terms that lawyers and buyers use for the 41 labelled kinds of clauses: names, and statements of their content. */

export interface Topic {
  /** Label of the clause. */
  readonly kind: string
  readonly nouns: readonly string[]
  /** Statements of such a clause. */
  readonly statements: readonly string[]
}
