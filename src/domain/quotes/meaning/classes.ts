/** Words of one language that carry meaning, by class. Lists are separated by spaces; "*" at an end stands for any ending. */
export interface Language {
  /** Frequent words without a meaning of their own, by which the language is recognised. */
  readonly common: string
  readonly negation: string
  /** Turn a word into its opposite; at least three letters must follow. */
  readonly negativePrefix: string
  readonly modal: string
  readonly conjunction: string
  /** Bounds and time: least and most, before and after, within. */
  readonly bound: string
  /** Conditions, exceptions and qualifiers. */
  readonly condition: string
  readonly number: string
  readonly unit: string
  readonly reference: string
}
