/** Wordings of a well-known kind of clause. Terms as in patterns/terms.ts, in lower case. */

export interface Clause {
  readonly id: string
  /** Words of its headings. */
  readonly titles: string
  /** Typical wordings; one is enough. */
  readonly passages: readonly string[]
  /** Wordings that count where the document has none of the typical ones. */
  readonly looser?: readonly string[]
  /** A heading or passage that also contains this is something else. */
  readonly unless?: readonly string[]
  /** Wordings that say the opposite of a restriction: "may increase the prices at any time". */
  readonly opposite?: readonly string[]
  /** Wordings that negate the clause, even under its own heading: "no third-party beneficiaries". */
  readonly denied?: readonly string[]
}
