/** Our texts in a report, the same in each language. */

import type { PageText, TextWarning } from '../../../domain/page-text.ts'
import type { Decision } from '../../../domain/results/decisions.ts'
import type { ResultCounts } from '../../../domain/results/result-counts.ts'
import type {
  Agreement,
  GeneralKind,
  Provenance,
  Section,
  Verdict,
} from '../../../domain/results/verdicts.ts'
import type { ReadPages } from '../../../domain/unread-pages.ts'

export interface Texts {
  readonly notFound: string
  /** Why a "met" without proof was lowered. */
  readonly unproven: string
  /** The same, for words that are in the document. */
  readonly outOfContext: string
  /** The same, if something that is no text lies between the quoted words. */
  readonly interrupted: string
  /** Used when the AI gave no reason. */
  readonly broken: string
  readonly mistake: string
  readonly nothingWrong: string
  wholeDocument(pages: number): string
  /** Error of a rule or general check that depends on unreadable pages. */
  readonly unreadable: string
  /** Reason for `unreadable`. */
  notSettled(missed: readonly PageText[]): string
  /** Replaces `nothingWrong` when some pages could not be read. */
  nothingReported(missed: readonly PageText[], read: ReadPages): string
  /** About text in the file that is invisible on the page. */
  hiddenWords(words: string, page: number): string
  struckWords(words: string, page: number): string
  /** In the language's quotation marks. */
  quoted(words: string): string
  /** The AI named the words of the document that are shown as taking its quotes back. */
  readonly takenBack: string
  doesNotApply(condition: string): string
  /** Why "does not apply" was lowered. */
  readonly noCondition: string
  readonly kinds: Readonly<Record<GeneralKind, string>>
  readonly verdicts: Readonly<Record<Verdict, string>>
  /** Beside "met" if sentences of the document limit it. */
  readonly withLimits: string
  readonly limitedBy: (words: string) => string
  agreement(given: Agreement): string
  readonly warnings: Readonly<Record<TextWarning, string>>
  /** Warnings that name pages. */
  unread(pages: readonly number[]): string
  partly(pages: readonly number[]): string
  blank(pages: readonly number[]): string
  hidden(pages: readonly number[]): string
  struck(pages: readonly number[]): string
  recognised(pages: readonly number[]): string
  /** About sentences that instruct an AI. */
  injection(pages: readonly number[]): string
  readonly notMarked: string
  readonly rule: string
  readonly fix: string
  readonly fromImage: string
  readonly title: string
  readonly columns: { readonly rule: string; readonly verdict: string; readonly page: string }
  /** Separate counts of rules and general checks. */
  tally(counts: Pick<ResultCounts, 'rules' | 'general'>): string
  /** Sections without evidence; `more` of them are not named. */
  notQuoted(sections: readonly Section[], more: number): string
  footer(checkedBy: string, read: ReadPages): string
  /** How a quote differs from the document's own words. */
  corrected(difference: string): string
  readonly review: ReviewTexts
}

/** Texts of the reviewed PDF. */
export interface ReviewTexts {
  readonly title: string
  readonly decisions: Readonly<Record<Decision, string>>
  readonly earlier: string
  readonly undecided: string
  decided(counts: Pick<ResultCounts, 'decided' | 'toDecide'>): string
  ruleSet(name: string): string
  /** `at` is a time in UTC. */
  checked(at: string, checkedBy: string): string
  reviewed(account: string, at: string): string
  madeOf(provenance: Provenance): readonly string[]
  readonly notRecorded: string
}
