/** The verdict table of the reviewed PDF: one line per finding with its decision, and the result's provenance. */

import { type Review, reviewOf } from '../../domain/results/decisions.ts'
import { type ListedFinding, listFindings } from '../../domain/results/findings.ts'
import { countResult, needsDecision } from '../../domain/results/result-counts.ts'
import type { CheckResult } from '../../domain/results/verdicts.ts'
import type { Summary, SummaryLine } from '../base/ports.ts'
import { detailsOf, pageOf, subtitleOf, summaryOf, verdictLabel, verdictWord } from './summary.ts'
import { type Texts, textsIn } from './texts.ts'

export interface Reviewed {
  readonly reviews: readonly Review[]
  readonly ruleSetName: string
  readonly account: string
  readonly checkedAt: number
  /** Of the last decision; null without any. */
  readonly decidedAt: number | null
}

export function reviewedSummaryOf(result: CheckResult, reviewed: Reviewed): Summary {
  const texts = textsIn(result.language)
  const lines = listFindings(result, reviewed.reviews).map((listed) => lineOf(listed, reviewed, texts))
  const { provenance } = result
  const summary = summaryOf(result)
  return {
    ...summary,
    title: texts.review.title,
    subtitle: subtitleOf(result, reviewed.reviews),
    facts: factsOf(result, reviewed, texts),
    lines,
    notes: [...summary.notes, ...(provenance ? texts.review.madeOf(provenance) : [texts.review.notRecorded])],
    sign: texts.review.sign,
  }
}

function factsOf(
  result: CheckResult,
  { reviews, ruleSetName, account, checkedAt, decidedAt }: Reviewed,
  { review }: Texts,
): string[] {
  const counts = countResult(result, reviews)
  return [
    ...(counts.toDecide > 0 ? [review.decided(counts)] : []),
    review.ruleSet(ruleSetName),
    review.checked(time(checkedAt), result.checkedBy),
    review.reviewed(account, decidedAt === null ? null : time(decidedAt)),
  ]
}

function time(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

function lineOf(listed: ListedFinding, { reviews }: Reviewed, texts: Texts): SummaryLine {
  const { section, verdict, isLimited, ai, finding } = listed
  const { id, rule, error } = finding
  const shared = {
    verdict,
    verdictLabel: labelOf(listed, texts),
    ...(isLimited && { isLimited }),
    page: pageOf([finding]),
    ...detailsOf([finding], texts),
    ...decisionOf(listed, reviewOf(reviews, id), texts),
  }
  if (section === 'specific') return { number: id, rule, ...shared }
  return { rule: ai.verdict === 'broken' ? `${rule}: ${error}` : rule, ...shared }
}

/** The AI's verdict stands beneath the reviewer's where they differ. */
function labelOf(listed: ListedFinding, texts: Texts): string {
  const own = verdictWord(listed, texts)
  const ai = verdictLabel(listed, texts)
  return own === verdictWord(listed.ai, texts) ? ai : `${own}\n${texts.review.ai}: ${ai}`
}

function decisionOf(listed: ListedFinding, review: Review | null, { review: texts }: Texts) {
  if (!review) return needsDecision(listed) ? { decision: texts.undecided } : {}
  const words = [texts.decisions[review.decision], review.madeIn !== undefined && texts.earlier].filter(
    Boolean,
  )
  const decision = words.join(', ')
  return review.reason === '' ? { decision } : { decision: `${decision}:`, reason: review.reason }
}
