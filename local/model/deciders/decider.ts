/** Answers the rules it understands. */
import type { Doc, Sentence } from '../document/document.ts'
import type { Quote } from '../document/quote.ts'
import type { Phrases } from '../phrases/shape.ts'
import type { Rule } from '../rule.ts'

export interface Decision {
  /**
   * `broken`: something in the document violates the rule. `not_found`: the required content is missing.
   * `does_not_apply`: the rule has a condition that the document does not fulfil.
   */
  readonly verdict: 'met' | 'broken' | 'not_found' | 'does_not_apply'
  /** The rule's condition, only with `does_not_apply`. */
  readonly condition?: string
  readonly reason: string
  readonly quotes: readonly Quote[]
  /** '' if there is no suggestion. */
  readonly fix: string
}

export interface DecisionInput {
  readonly rule: Rule
  readonly doc: Doc
  readonly say: Phrases
}

/** Returns null for a rule of another kind. */
export type Decider = (matter: DecisionInput) => Decision | null

export function placeOf(
  { say }: Pick<DecisionInput, 'say'>,
  sentence: Pick<Sentence, 'section' | 'page'>,
): string {
  return say.where({ section: sentence.section, page: sentence.page })
}
