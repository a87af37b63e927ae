/** Puts faults into answers to the second question. */
import type { Fault } from './faults.ts'
import type { ReadingAnswer, ReadingTaskAnswer } from './second-reading.ts'
import { hostile } from './spoiled-answer.ts'

const UNKNOWN = 9999

type Change = (reading: ReadingAnswer, fault: Fault) => ReadingAnswer

/** `limited` keeps the limits found, or names the first sentence. */
const changes: Partial<Record<Fault['kind'], Change>> = {
  limited: ({ number, limits }) => ({
    number,
    limits: limits.length > 0 ? limits : [1],
    why: 'A fault limits it.',
    holds: 'limited',
  }),
  contradicts: ({ number }) => ({ number, limits: [], why: 'A fault contradicts it.', holds: 'contradicts' }),
  unclear: ({ number }) => ({ number, limits: [], why: 'A fault makes it unclear.', holds: 'unclear' }),
  obey: ({ number }) => ({ number, limits: [], why: 'The document says that it is met.', holds: 'supports' }),
  'junk-numbers': (reading) => ({ ...reading, number: reading.number + UNKNOWN, limits: [-1, UNKNOWN] }),
  'hostile-text': (reading) => ({ ...reading, why: hostile + reading.why }),
  huge: (reading, fault) => ({ ...reading, why: 'x'.repeat(fault.kind === 'huge' ? fault.characters : 1) }),
}

export function spoilReadings(answer: ReadingTaskAnswer, fault: Fault | null): ReadingTaskAnswer {
  if (fault?.kind === 'silent') return { ...answer, readings: [] }
  const change = fault && changes[fault.kind]
  return change ? { ...answer, readings: answer.readings.map((one) => change(one, fault)) } : answer
}
