/** What decisions and findings are called on the screen. */
import type { ListedFinding } from '../../domain/history-findings.ts'
import type { Decision } from '../../domain/history-reviews.ts'

export const DECIDED_WORDS: Readonly<Record<Decision, string>> = {
  confirmed: 'Issue confirmed',
  accepted: 'Risk accepted',
  dismissed: 'Not an issue',
}

/** "Rule 3", "General check 2". */
export function numberWords({ section, number }: Pick<ListedFinding, 'section' | 'number'>): string {
  return section === 'general' ? `General check ${number}` : `Rule ${number}`
}
