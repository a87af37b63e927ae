/** Words of one language that carry meaning, by class. Lists are separated by spaces; "*" at an end stands for any ending. */
export interface Language {
  /** Frequent words without a meaning of their own, by which the language is recognised. */
  readonly common: string
  readonly negation: string
  readonly number: string
  /** Conditions, exceptions, bounds and denials: they change what the words right beside them say. */
  readonly restriction: string
}
