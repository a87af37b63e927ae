/** Words of one language that carry meaning, by class. Lists are separated by spaces; "*" at an end stands for any ending. */
export interface Language {
  /** Frequent words without a meaning of their own, by which the language is recognised. */
  readonly common: string
  readonly negation: string
  readonly number: string
  /** Conditions, exceptions, bounds and denials: they change what the words right beside them say. */
  readonly restriction: string
  /** Negations that may stand far before the verb: "Nothing in this Agreement shall …". */
  readonly denial: string
  /** Words after which a clause depends on what stands before them. */
  readonly that: string
  /** Conditions and exceptions of several words, separated by commas. */
  readonly condition: string
  /** Words that forbid, exclude or take out what they speak of. */
  readonly removal: string
}
