/** Data of the demo. All of it stays in the visitor's browser. */
import type { CheckResult } from '../results/verdicts.ts'
import { formatRules, parseRules } from '../rules/rules.ts'
import type { User } from './account.ts'

/** Starting balance in dollars. */
export const DEMO_BALANCE = 47.83

export const DEMO_FOLDER = 'Contracts'
export const DEMO_RULE_SET = 'Service agreements'
export const DEMO_RULES: readonly string[] = [
  'Invoices must be payable within 30 days.',
  'The notice period must be at least 30 days.',
  'The agreement must be governed by the laws of the Czech Republic.',
  'Liability must be limited to at most EUR 100,000.',
  'The agreement must contain a confidentiality clause.',
  'The agreement must contain a data protection clause.',
  'The agreement must not mention "best efforts".',
  'All amounts must be in EUR.',
]
export const DEMO_RULE_TEXT = formatRules(DEMO_RULES)

export const DEMO_FILE = 'service-agreement.pdf'
/** Static files: the document, and the highlighted PDF of our own check. */
export const DEMO_PDF = `/demo/${DEMO_FILE}`
export const DEMO_CHECKED_PDF = '/demo/service-agreement-checked.pdf'

export const DEMO_EXAMPLE_DATE = '2026-03-03T09:30:00.000Z'

/** Milliseconds that a demo check appears to take. */
export const DEMO_PROCESSING = 2000

export const DEMO_USER: User = {
  id: 1,
  username: 'demo@rulemark.example',
  email: 'demo@rulemark.example',
  role: 'USER',
  enabled: true,
  consentTermAndConditions: true,
  consentProcessingPersonalData: true,
  balance: DEMO_BALANCE,
  demoFinished: false,
  createdAt: '2026-03-01T08:00:00.000Z',
}

/** Warning in the result when the visitor's rules differ from the prepared ones. */
export const OWN_RULES_NOTE = 'The demo only checks its example rules. Sign up to check rules of your own.'

/** Returns the prepared findings for these rules, in their order; all findings when none of the rules was prepared. */
export function resultFor(prepared: CheckResult, ruleText: string): CheckResult {
  const rules = parseRules(ruleText)
  const kept = rules.flatMap((rule) => prepared.specificRules.filter((finding) => finding.rule === rule))
  if (kept.length === rules.length) return { ...prepared, specificRules: kept }
  const specificRules = kept.length > 0 ? kept : prepared.specificRules
  return { ...prepared, specificRules, warnings: [...(prepared.warnings ?? []), OWN_RULES_NOTE] }
}
