/** The verdict that stands: the reviewer's, where there is a decision, else the AI's. */
import type { Decision } from './decisions.ts'
import type { Verdict } from './verdicts.ts'

export interface Judged {
  readonly verdict: Verdict
  /** Whether it is met with limits. */
  readonly isLimited: boolean
}

/**
 * "Not an issue" makes a finding met without limits; one that does not apply stays so. An issue that is confirmed is broken,
 * or not found as before. Accepting a risk only decides what was undecided: it is broken.
 */
export function reviewedVerdict(
  { verdict, isLimited = false }: Pick<Judged, 'verdict'> & { readonly isLimited?: boolean | undefined },
  decision: Decision | null,
): Judged {
  if (decision === 'dismissed')
    return { verdict: verdict === 'not-applicable' ? verdict : 'met', isLimited: false }
  const isIssue =
    decision === 'confirmed' ? verdict !== 'not-found' : decision === 'accepted' && verdict === 'undecided'
  return isIssue ? { verdict: 'broken', isLimited: false } : { verdict, isLimited }
}
