import type { ListedFinding } from '../../../domain/results/findings.ts'

/** "Rule 3", "General check 2". */
export function findingName({ section, number }: Pick<ListedFinding, 'section' | 'number'>): string {
  return section === 'general' ? `General check ${number}` : `Rule ${number}`
}
