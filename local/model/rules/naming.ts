/** How rules speak of a kind of clause. */

export interface Naming {
  /** As in the table of clauses. */
  readonly id: string
  /**
   * Whether the clause forbids something. "Neither party may assign" asks for an anti-assignment clause, while
   * "neither party may terminate without cause" asks that there be no such right.
   */
  readonly restricts?: true
  /** Groups of terms that are all there, in any order, joined by " & ". One line is enough. With "! " in front a line
   * names the act that the clause forbids, as if the kind were one that restricts. */
  readonly senses: readonly string[]
  /** Words that often go with it and do not make the rule one about something else. */
  readonly also?: string
  /** Denials that are part of what such a clause says: "a party that does not want to renew". */
  readonly inside?: string
  /** With one of these the rule is about something else. */
  readonly unless?: string
}
