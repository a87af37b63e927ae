/** Columns of results and their counts, read as any version stored them. */
import { customType } from 'drizzle-orm/sqlite-core'
import type { StoredCounts } from '../../../domain/results/result-counts.ts'
import type { CheckResult, Finding, Verdict } from '../../../domain/results/verdicts.ts'
import { KIND_OF_NAME } from '../../check/texts.ts'

/** Earlier versions called "undecided, because pages are unread" a verdict of its own. */
type StoredVerdict = Verdict | 'unreadable'

/** Results have at least the specified fields: file, rules, and of each rule its id, text and error. */
interface StoredResult extends Partial<Omit<CheckResult, 'specificRules' | 'generalRules'>> {
  readonly file: string
  readonly specificRules: readonly StoredFinding[]
  readonly generalRules: readonly StoredFinding[]
}

type StoredFinding = Pick<Finding, 'id' | 'rule' | 'error'> &
  Partial<Omit<Finding, 'verdict'>> & { readonly verdict?: StoredVerdict }

export const storedResult = customType<{ data: CheckResult; driverData: string }>({
  dataType: () => 'text',
  toDriver: (result) => JSON.stringify(result),
  fromDriver: (json) => {
    const stored: StoredResult = JSON.parse(json)
    return {
      checkedBy: '',
      pages: 0,
      language: 'en',
      ...stored,
      specificRules: stored.specificRules.map(storedFinding),
      generalRules: stored.generalRules.map(storedFinding).map(withKind),
    }
  },
})

function storedFinding({ verdict, ...finding }: StoredFinding): Finding {
  const stored = verdict ?? (finding.error === '' ? 'met' : 'broken')
  return { reason: '', evidence: [], ...finding, ...asToday(stored) }
}

/** Earlier versions stored a general check's name alone. */
function withKind(finding: Finding): Finding {
  const kind = finding.kind ?? KIND_OF_NAME.get(finding.rule)
  return { ...finding, ...(kind && { kind }) }
}

/** The verdict, and its cause where the verdict of an earlier version implies it. */
function asToday(verdict: StoredVerdict): Pick<Finding, 'verdict' | 'cause'> {
  return verdict === 'unreadable' ? { verdict: 'undecided', cause: 'pages-unread' } : { verdict }
}

export const storedVerdict = customType<{ data: Verdict; driverData: StoredVerdict }>({
  dataType: () => 'text',
  fromDriver: (verdict) => asToday(verdict).verdict,
})

/** Null if an earlier version stored them without verdicts: then they are counted from the result. */
export const storedCounts = customType<{ data: StoredCounts | null; driverData: string }>({
  dataType: () => 'text',
  toDriver: (counts) => JSON.stringify(counts),
  fromDriver: (json) => {
    const { verdicts, ...stored }: StoredCounts = JSON.parse(json)
    if (!verdicts) return null
    const { rules, general } = verdicts
    const read = (all: typeof rules) => all.map((each) => ({ ...each, ...asToday(each.verdict) }))
    return { ...stored, verdicts: { rules: read(rules), general: read(general) } }
  },
})
