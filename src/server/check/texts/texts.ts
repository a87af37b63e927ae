/** Our texts in a report, the same in each language. */

import type { PageText, TextWarning } from '../../../domain/document/page-text.ts'
import type { Section } from '../../../domain/document/sections.ts'
import type { ReadPages } from '../../../domain/document/unread-pages.ts'
import type { Decision } from '../../../domain/results/decisions.ts'
import type { ResultCounts } from '../../../domain/results/result-counts.ts'
import type { Agreement, Cause, GeneralKind, Provenance, Verdict } from '../../../domain/results/verdicts.ts'

export interface Texts {
  readonly notFound: string
  /** Errors of findings that are left to the reader. */
  readonly causes: Readonly<Record<Exclude<Cause, 'readings-differ' | 'words-differ'>, string>>
  /** `why` is what the second reading says, or empty. */
  readingsDiffer(why: string): string
  /** `words` are the document's. */
  wordsDiffer(words: string): string
  /** Instead of that of `not-visible`, if a blank, an empty box or a drawing stands among the words. */
  readonly unsure: string
  /** Used when the AI gave no reason. */
  readonly broken: string
  readonly mistake: string
  readonly nothingWrong: string
  wholeDocument(pages: number): string
  /** Added to the reason if unread pages may decide. */
  notSettled(missed: readonly PageText[]): string
  /** Replaces `nothingWrong` when some pages could not be read. */
  nothingReported(missed: readonly PageText[], read: ReadPages): string
  /** About text in the file that is invisible on the page. */
  hiddenWords(words: string, page: number): string
  doesNotApply(condition: string): string
  /** Why "does not apply" doesn't stand. */
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
  /** Before the AI's verdict. */
  readonly ai: string
  readonly decisions: Readonly<Record<Decision, string>>
  readonly earlier: string
  readonly undecided: string
  decided(counts: Pick<ResultCounts, 'decided' | 'toDecide'>): string
  ruleSet(name: string): string
  /** `at` is a time in UTC. */
  checked(at: string, checkedBy: string): string
  /** `at`: of the last decision; null without any. */
  reviewed(account: string, at: string | null): string
  madeOf(provenance: Provenance): readonly string[]
  readonly notRecorded: string
  /** What the reviewer writes at the end. */
  readonly sign: readonly string[]
}
