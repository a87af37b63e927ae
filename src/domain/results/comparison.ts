/** Differences between the results of two checks. */
import type { Review } from './decisions.ts'
import { identityOf, plain, subjectOf } from './finding-identity.ts'
import { type ListedFinding, listFindings } from './findings.ts'
import type { CheckResult } from './verdicts.ts'

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
  const brokenBefore = new Bag(before.filter(isViolated).map(identityOf))
  const stillBroken: ListedFinding[] = []
  const fresh: ListedFinding[] = []
  for (const finding of after.filter(isViolated)) {
    if (reworded.has(finding)) continue
    if (brokenBefore.take(identityOf(finding))) stillBroken.push(finding)
    else fresh.push(finding)
  }
  return {
    fixed: fixedOf(before, after, brokenBefore),
    stillBroken,
    fresh,
    undecided: undecidedNow(before, after).filter((finding) => !reworded.has(finding)),
    changed,
  }
}

export function comparable(earlier: Reviewed, later: Reviewed): [ListedFinding[], ListedFinding[]] {
  return [listFindings(earlier.result, earlier.reviews), listFindings(later.result, later.reviews)]
}

/** A rule counts as fixed only if it is still in the rule set and was decided this time. */
function fixedOf(
  before: readonly ListedFinding[],
  after: readonly ListedFinding[],
  left: Bag,
): ListedFinding[] {
  const asked = new Set(after.filter(({ section }) => section === 'specific').map(subjectOf))
  const undecided = new Set(after.filter(isUndecided).map(subjectOf))
  return before
    .filter(isViolated)
    .filter((finding) => left.take(identityOf(finding)))
    .filter((finding) => finding.section === 'general' || asked.has(subjectOf(finding)))
    .filter((finding) => !undecided.has(subjectOf(finding)))
}

function undecidedNow(
  before: readonly ListedFinding[],
  after: readonly ListedFinding[],
): readonly ListedFinding[] {
  const known = new Bag(before.filter(isUndecided).map(identityOf))
  return after.filter(isUndecided).filter((finding) => !known.take(identityOf(finding)))
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
  const [a, b] = [wordsOf(one), wordsOf(other)]
  const both = [...a].filter((word) => b.has(word)).length
  return (2 * both) / (a.size + b.size)
}

function wordsOf(rule: string): Set<string> {
  return new Set(plain(rule).split(' '))
}

class Bag {
  readonly #counts = new Map<string, number>()

  constructor(texts: readonly string[]) {
    for (const text of texts) this.#counts.set(text, (this.#counts.get(text) ?? 0) + 1)
  }

  /** Removes one occurrence; returns false when none is left. */
  take(text: string): boolean {
    const count = this.#counts.get(text) ?? 0
    this.#counts.set(text, count - 1)
    return count > 0
  }
}
