/** A decider answers the rules that it understands. */
import type { Doc, Sentence } from '../document/document.ts'
import type { Quote } from '../document/quote.ts'
import type { Phrases } from '../phrases/phrases.ts'
import type { Rule } from '../rule.ts'

export interface Decision {
  /**
   * `broken`: something in the document goes against the rule. `not_found`: what the rule asks for is not there.
   * `does_not_apply`: the rule has a condition that the document does not fulfil.
   */
  readonly verdict: 'met' | 'broken' | 'not_found' | 'does_not_apply'
  /** The words of the rule that are its condition, only with `does_not_apply`. */
  readonly condition?: string
  readonly reason: string
  readonly quotes: readonly Quote[]
  /** '' when there is nothing to suggest. */
  readonly fix: string
}

export interface Matter {
  readonly rule: Rule
  readonly doc: Doc
  readonly say: Phrases
}

/** Null: the rule is not of this decider's kind. */
export type Decider = (matter: Matter) => Decision | null

/** Where a sentence stands, in words. */
export function placeOf({ say }: Pick<Matter, 'say'>, sentence: Pick<Sentence, 'section' | 'page'>): string {
  return say.where({ section: sentence.section, page: sentence.page })
}
