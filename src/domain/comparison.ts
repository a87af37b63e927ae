/** What changed between two checks. */
import { identityOf, plain, subjectOf } from './finding-identity.ts'
import { type ListedFinding, listFindings } from './findings.ts'
import type { CheckResult } from './verdicts.ts'

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
  /** Rules that were worded otherwise in the earlier check: their verdicts can't be compared. */
  readonly changed: readonly ChangedRule[]
}

export function compareResults(earlier: CheckResult, later: CheckResult): Comparison {
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
  return { fixed: fixedOf(before, after, brokenBefore), stillBroken, fresh, changed }
}

/** Results made before general checks had a kind know them by name alone, so both are then compared by name. */
export function comparable(earlier: CheckResult, later: CheckResult): [ListedFinding[], ListedFinding[]] {
  const [before, after] = [listFindings(earlier), listFindings(later)]
  const all = [...earlier.generalRules, ...later.generalRules]
  if (all.every(({ kind }) => kind !== undefined)) return [before, after]
  return [before.map(withoutKind), after.map(withoutKind)]
}

function withoutKind(listed: ListedFinding): ListedFinding {
  const { kind, ...finding } = listed.finding
  return { ...listed, finding }
}

/**
 * A rule counts as fixed only while it is still asked; one taken out of the rule set is nobody's success. Nor is one
 * that could not be read this time.
 */
function fixedOf(
  before: readonly ListedFinding[],
  after: readonly ListedFinding[],
  left: Bag,
): ListedFinding[] {
  const asked = new Set(after.filter(({ section }) => section === 'specific').map(subjectOf))
  const unread = new Set(after.filter(({ verdict }) => verdict === 'unreadable').map(subjectOf))
  return before
    .filter(isViolated)
    .filter((finding) => left.take(identityOf(finding)))
    .filter((finding) => finding.section === 'general' || asked.has(subjectOf(finding)))
    .filter((finding) => !unread.has(subjectOf(finding)))
}

function isViolated({ verdict }: ListedFinding): boolean {
  return verdict === 'broken' || verdict === 'not-found'
}

/** From this share of common words on, two wordings are one rule that was changed. */
export const ALIKE = 0.6

/** Rules that only one of the checks has, paired by their words, the most alike first. */
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
    if (share < ALIKE || taken.has(earlier) || taken.has(finding)) continue
    taken.add(earlier).add(finding)
    changed.push({ before: earlier.finding.rule, finding })
  }
  return changed
}

function onlyIn(own: readonly ListedFinding[], other: readonly ListedFinding[]): ListedFinding[] {
  const known = new Set(other.map(subjectOf))
  return own.filter((finding) => finding.section === 'specific' && !known.has(subjectOf(finding)))
}

/** Share of the words of both rules that both have. */
export function commonWords(one: string, other: string): number {
  const [a, b] = [one, other].map((rule) => new Set(plain(rule).split(' ')))
  if (!a || !b) return 0
  const both = [...a].filter((word) => b.has(word)).length
  return (2 * both) / (a.size + b.size)
}

/** How often each text occurs. */
class Bag {
  readonly #counts = new Map<string, number>()

  constructor(texts: readonly string[]) {
    for (const text of texts) this.#counts.set(text, (this.#counts.get(text) ?? 0) + 1)
  }

  /** Takes one out; false when there is none left. */
  take(text: string): boolean {
    const count = this.#counts.get(text) ?? 0
    if (count > 0) this.#counts.set(text, count - 1)
    return count > 0
  }
}
