/** What changed between two checks of the same document by the same rule set. */
import type { DocumentState } from './documents.ts'
import { type ListedFinding, listFindings } from './history-findings.ts'
import type { CheckResult } from './verdicts.ts'

interface Compared {
  readonly documentRequestId: number
  readonly documentResultId: number | null
  readonly state: DocumentState
  readonly fileName: string
  readonly ruleSetName: string
  readonly createdAt: string
  readonly result: CheckResult | null
}

export interface Comparison {
  /** Violated in the earlier check, satisfied (or gone, for general findings) in the later one. */
  readonly fixed: readonly ListedFinding[]
  /** Violated in both; the later check's findings. */
  readonly stillBroken: readonly ListedFinding[]
  /** Violated in the later check only. */
  readonly fresh: readonly ListedFinding[]
}

/**
 * The finished check to compare with: the latest submitted before this one, of the same file name and rule set,
 * with a result of its own.
 */
export function earlierCheck<Entry extends Compared>(entries: readonly Entry[], entry: Entry): Entry | null {
  const candidates = entries.filter(
    (other) =>
      other.state === 'FINISHED' &&
      other.result !== null &&
      other.documentResultId !== entry.documentResultId &&
      other.fileName === entry.fileName &&
      other.ruleSetName === entry.ruleSetName &&
      isBefore(other, entry),
  )
  return candidates.reduce<Entry | null>(
    (latest, other) => (latest === null || isBefore(latest, other) ? other : latest),
    null,
  )
}

function isBefore(a: Compared, b: Compared): boolean {
  const apart = Date.parse(a.createdAt) - Date.parse(b.createdAt)
  return apart === 0 ? a.documentRequestId < b.documentRequestId : apart < 0
}

export function compareResults(earlier: CheckResult, later: CheckResult): Comparison {
  const before = listFindings(earlier)
  const after = listFindings(later)
  const brokenBefore = new Bag(before.filter(isViolated).map(identity))
  const stillBroken: ListedFinding[] = []
  const fresh: ListedFinding[] = []
  for (const finding of after.filter(isViolated)) {
    if (brokenBefore.take(identity(finding))) stillBroken.push(finding)
    else fresh.push(finding)
  }
  return { fixed: fixedOf(before, after, brokenBefore), stillBroken, fresh }
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
  const asked = new Set(after.filter(({ section }) => section === 'specific').map(subject))
  const unread = new Set(after.filter(({ verdict }) => verdict === 'unreadable').map(subject))
  return before
    .filter(isViolated)
    .filter((finding) => left.take(identity(finding)))
    .filter((finding) => finding.section === 'general' || asked.has(subject(finding)))
    .filter((finding) => !unread.has(subject(finding)))
}

function isViolated({ verdict }: ListedFinding): boolean {
  return verdict === 'broken' || verdict === 'not-found'
}

/** What a finding is about: a rule of the user's, or a kind of general check. */
function subject({ section, finding }: ListedFinding): string {
  return `${section} ${plain(finding.rule)}`
}

/** The user's rules are known by their wording, general findings by what they are and where they point. */
function identity({ section, finding }: ListedFinding): string {
  const rule = plain(finding.rule)
  if (section === 'specific') return `specific ${rule}`
  return `general ${rule} ${plain(finding.quote ?? finding.evidence[0]?.quote ?? finding.error)}`
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
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
