/** How rules refer to a kind of clause. */

export interface Naming {
  /** As in the table of clauses. */
  readonly id: string
  /**
   * Whether the clause forbids something. "Neither party may assign" asks for an anti-assignment clause, while
   * "neither party may terminate without cause" asks that there be no such right.
   */
  readonly restricts?: true
  /**
   * Groups of terms that must all occur, in any order, joined by " & ". One line is enough. With "! " in front, a line
   * names the act that the clause forbids, as if `restricts` were set; with "- ", it names the opposite of the clause.
   */
  readonly senses: readonly string[]
  /** Words that often accompany it without changing the rule's subject. */
  readonly also?: string
  /** Negations within such a clause: "a party that does not want to renew". */
  readonly inside?: string
  /** Words that show the rule is about something else. */
  readonly unless?: string
}
