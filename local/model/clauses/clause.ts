/** A well-known kind of clause: how documents write it. Terms as in patterns/terms.ts, in lower case. */

export interface Clause {
  readonly id: string
  /** Words of the headings under which it stands. */
  readonly titles: string
  /** Wordings that are typical of it; one is enough. */
  readonly passages: readonly string[]
  /** A heading or passage that also holds this is something else. */
  readonly unless?: readonly string[]
  /** What is said like this takes the clause back, under its own heading too: "no third-party beneficiaries". */
  readonly denied?: readonly string[]
}
