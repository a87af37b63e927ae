/** Decides what a finding becomes after the second reading, which can only lower it. */
import type { Finding } from '../../domain/results/verdicts.ts'
import { evidenceAt, type Source } from './evidence.ts'
import type { Draft, Judged } from './ground.ts'
import type { Reading, SecondReading } from './second-question.ts'

/** Answers that leave a verdict as it is. */
const AGREES: Readonly<Record<Reading['verdict'], readonly SecondReading['holds'][]>> = {
  met: ['supports', 'limited'],
  broken: ['supports', 'limited', 'unclear'],
  'not-applicable': ['supports', 'limited'],
}

export function settled(
  source: Source,
  draft: Draft,
  answerTo: (reading: Reading) => SecondReading | null,
): Finding {
  const { rule, reading, judged } = draft
  const final = reading ? afterSecond(source, draft, reading, answerTo(reading)) : judged
  return { id: rule.number, rule: rule.text, ...final }
}

function afterSecond(source: Source, draft: Draft, reading: Reading, answer: SecondReading | null): Judged {
  if (!answer) return draft.undecided('read-once')
  const { holds, why } = answer
  if (!AGREES[reading.verdict].includes(holds)) return draft.undecided('readings-differ', why)
  if (reading.verdict !== 'met' || holds !== 'limited') return draft.judged
  const limits = answer.limits.flatMap((at) => evidenceAt(source, reading.passage[at]?.places ?? []))
  // A limit that can't be shown would pass as none.
  if (limits.length === 0) return draft.undecided('readings-differ', why)
  return { ...draft.judged, limits, ...(why !== '' && { secondReading: why }) }
}
