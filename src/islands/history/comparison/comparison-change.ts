import type { Comparison } from '../../../domain/results/comparison.ts'
import type { ListedFinding } from '../../../domain/results/findings.ts'

/** Change of a finding since the earlier check; null if there is none. */
export function changeOf(
  comparison: Comparison | null,
  findingId: number,
): 'new' | 'still' | 'changed' | null {
  const isIt = ({ finding }: ListedFinding): boolean => finding.id === findingId
  if (comparison?.changed.some(({ finding }) => isIt(finding))) return 'changed'
  if (comparison?.fresh.some(isIt)) return 'new'
  return comparison?.stillBroken.some(isIt) ? 'still' : null
}
