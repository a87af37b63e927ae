/** Differences between the results of two checks, and what stays of the decisions. */

import { type Review, reviewOf } from './decisions.ts'
import { identityOf, plain, subjectOf, wordsOf } from './finding-identity.ts'
import { type ListedFinding, listFindings } from './findings.ts'
import { needsDecision } from './result-counts.ts'
import type { CheckResult } from './verdicts.ts'

/** A result with its decisions. */
export interface Reviewed {
  readonly result: CheckResult
  readonly reviews: readonly Review[]
}

export interface ChangedRule {
  readonly before: string
  readonly finding: ListedFinding
}

export interface Comparison {
  /** Violated in the earlier check, satisfied (or gone, for general findings) in the later one. */
  readonly fixed: readonly ListedFinding[]
  /** Violated in both; the later check's findings. */
  readonly stillBroken: readonly ListedFinding[]
  /** Violated in the later check only. */
  readonly fresh: readonly ListedFinding[]
  /** Undecided in the later check only: whether they changed is the reader's judgement. */
  readonly undecided: readonly ListedFinding[]
  /** Rules reworded since the earlier check: their verdicts can't be compared. */
  readonly changed: readonly ChangedRule[]
}

/** By the verdicts that stand. */
export function compareResults(earlier: Reviewed, later: Reviewed): Comparison {
  const [before, after] = comparable(earlier, later)
  const changed = changedRules(before, after)
  const reworded = new Set(changed.map(({ finding }) => finding))
  const left = Map.groupBy(before.filter(isViolated), identityOf)
  const violated = after.filter((finding) => isViolated(finding) && !reworded.has(finding))
  const stillBroken = violated.filter((finding) => left.get(identityOf(finding))?.pop())
  return {
    fixed: fixedOf(before, after, left),
    stillBroken,
    fresh: violated.filter((finding) => !stillBroken.includes(finding)),
    undecided: undecidedNow(before, after).filter((finding) => !reworded.has(finding)),
    changed,
  }
}

export function comparable(earlier: Reviewed, later: Reviewed): [ListedFinding[], ListedFinding[]] {
  return [listFindings(earlier.result, earlier.reviews), listFindings(later.result, later.reviews)]
}

/** A rule counts as fixed only if it is still in the rule set and was decided this time. `left`: not broken any more. */
function fixedOf(
  before: readonly ListedFinding[],
  after: readonly ListedFinding[],
  left: ReadonlyMap<string, readonly ListedFinding[]>,
): ListedFinding[] {
  const asked = new Set(after.filter(({ section }) => section === 'specific').map(subjectOf))
  const undecided = new Set(after.filter(isUndecided).map(subjectOf))
  return before
    .filter((finding) => left.get(identityOf(finding))?.includes(finding))
    .filter((finding) => finding.section === 'general' || asked.has(subjectOf(finding)))
    .filter((finding) => !undecided.has(subjectOf(finding)))
}

function undecidedNow(before: readonly ListedFinding[], after: readonly ListedFinding[]): ListedFinding[] {
  const known = Map.groupBy(before.filter(isUndecided), identityOf)
  return after.filter(isUndecided).filter((finding) => !known.get(identityOf(finding))?.pop())
}

function isUndecided({ verdict }: ListedFinding): boolean {
  return verdict === 'undecided'
}

function isViolated({ verdict }: ListedFinding): boolean {
  return verdict === 'broken' || verdict === 'not-found'
}

/** Minimum share of common words for two wordings to count as one changed rule. */
export const MIN_WORD_OVERLAP = 0.6

/** Pairs the rules that only one check has by common words, most similar first. */
function changedRules(before: readonly ListedFinding[], after: readonly ListedFinding[]): ChangedRule[] {
  const gone = onlyIn(before, after)
  const pairs = onlyIn(after, before).flatMap((finding) =>
    gone.map((earlier) => ({
      earlier,
      finding,
      share: commonWords(earlier.finding.rule, finding.finding.rule),
    })),
  )
  const taken = new Set<ListedFinding>()
  const changed: ChangedRule[] = []
  for (const { earlier, finding, share } of pairs.sort((a, b) => b.share - a.share)) {
    if (share < MIN_WORD_OVERLAP || taken.has(earlier) || taken.has(finding)) continue
    taken.add(earlier).add(finding)
    changed.push({ before: earlier.finding.rule, finding })
  }
  return changed
}

function onlyIn(own: readonly ListedFinding[], other: readonly ListedFinding[]): ListedFinding[] {
  const known = new Set(other.map(subjectOf))
  return own.filter((finding) => finding.section === 'specific' && !known.has(subjectOf(finding)))
}

/** Dice coefficient of the two rules' words, 0 to 1. */
export function commonWords(one: string, other: string): number {
  const [a, b] = [distinctWords(one), distinctWords(other)]
  const both = [...a].filter((word) => b.has(word)).length
  return (2 * both) / (a.size + b.size)
}

function distinctWords(rule: string): Set<string> {
  return new Set(plain(rule).split(' '))
}

/**
 * "Not an issue" decisions of check `id` about the same rule or general check, with the same verdict of the AI, for the
 * same cause, on the same words.
 */
export function dismissalsThatHold(
  earlier: Reviewed & { readonly id: number },
  later: CheckResult,
): Review[] {
  const [before, after] = comparable(earlier, { result: later, reviews: [] })
  const dismissed = earlier.reviews.filter(({ decision }) => decision === 'dismissed')
  const known = new Map<string, Review>()
  for (const listed of before) {
    const review = reviewOf(dismissed, listed.finding.id)
    if (review) known.set(keyOf(listed), review)
  }
  return after.filter(needsDecision).flatMap((listed) => {
    const review = known.get(keyOf(listed))
    if (!review) return []
    const madeIn = review.madeIn ?? earlier.id
    return [{ ...review, section: listed.section, findingId: listed.finding.id, madeIn }]
  })
}

function keyOf(listed: ListedFinding): string {
  const { ai, finding } = listed
  return `${ai.verdict} ${finding.cause ?? ''} ${identityOf(listed)} ${wordsOf(finding)}`
}
