/** A well-known kind of contract clause: how rules name it and how documents write it. */

export interface Clause {
  /** How a rule names it, in lower case. */
  readonly names: RegExp
  /** Headings under which it stands, in lower case. */
  readonly titles: RegExp
  /** Wordings that are typical of it, in lower case; one is enough. */
  readonly passages: readonly RegExp[]
  /** A heading or passage that also matches this is something else. */
  readonly unless?: RegExp
}
