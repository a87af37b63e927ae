import type { Comparison } from '../../domain/comparison.ts'
import type { ListedFinding } from '../../domain/findings.ts'

/** How a finding stands against the earlier check; null where there is nothing to say. */
export function changeOf(
  comparison: Comparison | null,
  findingId: number,
): 'new' | 'still' | 'changed' | null {
  const isIt = ({ finding }: ListedFinding): boolean => finding.id === findingId
  if (comparison?.changed.some(({ finding }) => isIt(finding))) return 'changed'
  if (comparison?.fresh.some(isIt)) return 'new'
  return comparison?.stillBroken.some(isIt) ? 'still' : null
}
