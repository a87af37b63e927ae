/** Meaning words of one language, by class. Lists are separated by spaces; a final "*" matches any ending. */
export interface Language {
  /** Frequent function words, used to detect the language. */
  readonly common: string
  readonly negation: string
  /** Ordinary words that are negations in another language: "mai" is May, or "never". */
  readonly homograph: string
  /** Words that may stand for a whole sentence: "this", "it", "so". */
  readonly proForm: string
  /** Words that leave the sentence before, or a text that a label names, in force: "always", "adopted". */
  readonly confirmation: string
  readonly number: string
  /** Conditions, exceptions, bounds and denials: they change the meaning of adjacent words. */
  readonly restriction: string
  /** Negations that may be far before the verb: "Nothing in this Agreement shall …". */
  readonly denial: string
  /** Conjunctions that make a clause depend on the preceding words. */
  readonly that: string
  /** Conditions and exceptions of several words, separated by commas. */
  readonly condition: string
  /** Words that forbid, exclude or delete their object. */
  readonly removal: string
  /** Words that begin a condition: "if: (a) …". */
  readonly supposition: string
  /** Words for what is not in force or not true: "draft", "void", "previous". */
  readonly status: string
  /** Words of error, allegation and proposal: what they govern is not stated as true. */
  readonly doubt: string
  readonly example: string
  /** Verbs whose "that" clause is stated as true or agreed. */
  readonly assertion: string
  /** Words that narrow a finished clause: relatives, prepositions, participles ("*ed": any word with that ending). */
  readonly narrowing: string
  /** Phrases that say that something is not settled, separated by commas. */
  readonly unsettled: string
  /** Words that refer to the previous clause: "this is excluded". */
  readonly pointing: string
  /** Words that refer back together with the noun after them: "the preceding clause". */
  readonly determining: string
  /** Words that refer to the text before, however far: "the foregoing". */
  readonly foregoing: string
  /** Words that refer to the following text: "the following". */
  readonly following: string
  /** Beginnings of a sentence about the previous one, separated by commas. */
  readonly backReference: string
  /** Words in place of a clause that was removed, separated by commas. */
  readonly omission: string
  /** Words that give another sentence precedence, or exclude a case from one: "prevails", "exempt". */
  readonly override: string
  /** Words that give something precedence over what they are followed by: "prevails over", "notwithstanding". */
  readonly precedence: string
  /** Words that begin a sentence opposed to the previous one. */
  readonly contrast: string
  /** Nouns for a part of the document or a duty in it: "this clause does not apply", "Former wording". */
  readonly clause: string
  /** Words in labels and headings of text that is not, or no longer, in force: "Before:". */
  readonly past: string
  /** Openings of a sentence that don't restrict it, separated by commas. */
  readonly neutral: string
  /** Words that name the source of a statement: "according to the Seller". */
  readonly attribution: string
  /** Words that make a sentence apply to more than the previous one: "This also applies if …". */
  readonly addition: string
  /** Words that limit the previous sentence, in a sentence about it: "This applies only if …". */
  readonly limitation: string
  /** Verbs that report what somebody said or wrote: "A witness recalled: …". */
  readonly narration: string
  /** Words in labels of views, notes and other texts: "The Seller's position: …". */
  readonly voice: string
  /** Words that, with a number or letter, label one of several choices or cases: "Option 2: …". */
  readonly choice: string
  /** Nouns for written text: "Provisions not agreed". */
  readonly writing: string
  /** Words that leave a clause as it is when it is their subject or object: "survives", "see", "confirmed". */
  readonly upholding: string
}

export type PhraseClass = 'condition' | 'unsettled' | 'backReference' | 'omission' | 'neutral'
export type WordClass = Exclude<keyof Language, PhraseClass | 'common'>
