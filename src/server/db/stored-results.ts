/** Reads results and counts as any version stored them. */
import type { ResultVerdicts, StoredCounts } from '../../domain/results/result-counts.ts'
import type { CheckResult, Finding, Verdict } from '../../domain/results/verdicts.ts'

/** Earlier versions called "undecided, because pages are unread" a verdict of its own. */
type StoredVerdict = Verdict | 'unreadable'

/** Results have at least the specified fields: file, rules, and of each rule its id, text and error. */
interface StoredResult extends Partial<Omit<CheckResult, 'specificRules' | 'generalRules'>> {
  readonly file: string
  readonly specificRules: readonly StoredFinding[]
  readonly generalRules: readonly StoredFinding[]
}

type StoredFinding = Pick<Finding, 'id' | 'rule' | 'error'> &
  Partial<Omit<Finding, 'verdict'>> & { readonly verdict?: StoredVerdict | undefined }

export function storedResult(json: string): CheckResult {
  const stored = JSON.parse(json) as StoredResult
  return {
    checkedBy: '',
    pages: 0,
    language: 'en',
    ...stored,
    specificRules: stored.specificRules.map(storedFinding),
    generalRules: stored.generalRules.map(storedFinding),
  }
}

function storedFinding({ verdict, ...finding }: StoredFinding): Finding {
  return {
    reason: '',
    evidence: [],
    ...finding,
    ...storedVerdict(verdict ?? (finding.error === '' ? 'met' : 'broken')),
  }
}

/** The verdict, and its cause where the verdict of an earlier version implies it. */
export function storedVerdict(verdict: StoredVerdict): Pick<Finding, 'verdict' | 'cause'> {
  return verdict === 'unreadable' ? { verdict: 'undecided', cause: 'pages-unread' } : { verdict }
}

type StoredVerdictCounts = Readonly<Partial<Record<StoredVerdict | 'limited', number>>>

export function readStoredCounts(json: string): StoredCounts {
  const { rules, general, verdicts, ...stored } = JSON.parse(json) as StoredCounts
  return {
    ...stored,
    rules: verdictCounts(rules),
    general: verdictCounts(general),
    ...(verdicts && { verdicts: resultVerdicts(verdicts) }),
  }
}

function verdictCounts({ unreadable = 0, ...counts }: StoredVerdictCounts): StoredCounts['rules'] {
  const none = { met: 0, limited: 0, broken: 0, 'not-found': 0, 'not-applicable': 0, undecided: unreadable }
  return { ...none, ...counts }
}

function resultVerdicts({ rules, general }: ResultVerdicts): ResultVerdicts {
  return {
    rules: rules.map((each) => ({ ...each, ...storedVerdict(each.verdict) })),
    general: general.map((each) => ({ ...each, ...storedVerdict(each.verdict) })),
  }
}
