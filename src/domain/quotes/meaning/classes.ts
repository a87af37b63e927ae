/** The classes of words and phrases that change or keep a meaning. A table of each language lists them. */

/** Words in lower case, separated by spaces. "delet*" matches words that begin so, "*ed" words that end so. */
export interface Words {
  /** Conditions, exceptions, bounds and denials: they change the meaning of adjacent words. */
  readonly restricts: string
  /** Negations. In a text, those of other languages count too, except for the text's homographs. */
  readonly negates: string
  /** Negations that deny their whole clause, however far before the verb: "Nothing in this Agreement shall …". */
  readonly denies: string
  /** Conjunctions that make a clause depend on the preceding words. */
  readonly subordinates: string
  /** Words that forbid, exclude or delete their object. */
  readonly removes: string
  /** Words that begin a condition: "if: (a) …". */
  readonly supposes: string
  /** Words for what is not in force or not true: "draft", "void", "previous". They also count as words of doubt. */
  readonly isStatus: string
  /** Words of error, allegation and proposal: what they govern is not stated as true. */
  readonly doubts: string
  readonly isExample: string
  /** Verbs whose "that" clause is stated as true or agreed. */
  readonly asserts: string
  /** Words that narrow a finished clause: relatives, prepositions, participles. */
  readonly narrows: string
  /** Words that refer to the previous clause: "this is excluded". */
  readonly points: string
  /** Words that refer back together with the noun after them: "the preceding clause". */
  readonly determines: string
  /** Words that refer to the text before, however far: "the foregoing". */
  readonly isForegoing: string
  /** Words that refer to the following text: "the following". */
  readonly isFollowing: string
  /** Words that give another sentence precedence, or exclude a case from one: "prevails", "exempt". */
  readonly overrides: string
  /** Words that give something precedence over what they are followed by: "prevails over", "notwithstanding". */
  readonly precedes: string
  /** Words that begin a sentence opposed to the previous one. */
  readonly contrasts: string
  /** Nouns for a part of the document or a duty in it: "this clause does not apply", "Former wording". */
  readonly isClause: string
  /** Words in labels and headings of text that is not, or no longer, in force: "Before:". */
  readonly isPast: string
  /** Words that name the source of a statement: "according to the Seller". */
  readonly attributes: string
  /** Words that make a sentence apply to more than the previous one: "This also applies if …". */
  readonly adds: string
  /** Words that limit the previous sentence, in a sentence about it: "This applies only if …". */
  readonly limits: string
  /** Verbs that report what somebody said or wrote, unless they also assert it: "A witness recalled: …". */
  readonly narrates: string
  /** Words in labels of views, notes and other texts: "The Seller's position: …". */
  readonly isVoice: string
  /** Words that, with a number or letter, label one of several choices or cases: "Option 2: …". */
  readonly isChoice: string
  /** Nouns for written text: "Provisions not agreed". */
  readonly isWriting: string
  /** Verbs in the past, mostly by their endings: the sentence tells what happened. */
  readonly isPastVerb: string
  /** Words that may stand for a whole sentence: "this", "it", "so". */
  readonly isProForm: string
  /** Words that leave the sentence before, or a text that a label names, in force: "always", "adopted". */
  readonly confirms: string
  /** Words that leave a clause as it is when they are about it: "survives", "see", "confirmed". */
  readonly upholds: string
  /** Number words. In a text, frequent words of its language are none. */
  readonly isNumber: string
}

/** Phrases, separated by commas. */
export interface Phrases {
  /** Conditions and exceptions. */
  readonly beginCondition: string
  /** Openings of a sentence that don't restrict it. */
  readonly beginNeutral: string
  /** Words that say that something is not settled. */
  readonly beginUnsettled: string
  /** Beginnings of a sentence about the previous one. */
  readonly beginBackReference: string
  /** Words in place of a clause that was removed. */
  readonly beginOmission: string
}

export interface Language extends Words, Phrases {
  /** Frequent function words, used to detect the language. */
  readonly common: string
  /** Ordinary words that are negations in another language: "mai" is May, or "never". */
  readonly homograph: string
}

export type WordClass = Exclude<keyof Language, keyof Phrases>
