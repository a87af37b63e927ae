/** Asks the AI whether the quoted words, read in their passage instead of the document, carry the verdict. */
import type { Finding } from '../../domain/results/verdicts.ts'
import type { Checker } from '../base/ports.ts'
import type { Defect } from './answer.ts'
import { evidenceAt, type Source } from './evidence.ts'
import type { Draft, Judged } from './ground.ts'
import { mapLimited } from './map-limited.ts'
import {
  type AskAgain,
  type NumberedReading,
  parseSecond,
  type Reading,
  type SecondReading,
  secondQuestion,
} from './second-question.ts'

const READINGS_A_QUESTION = 20
const AT_ONCE = 4

type Request = Pick<AskAgain, 'language' | 'signal'>

/** By number; a reading is missing if its answer was defective twice. */
type Answers = ReadonlyMap<number, SecondReading>

/** Reads each pair of verdict and passage once; the answer is null if it was not usable. @throws CheckerFault */
export async function readAgain(
  checker: Checker,
  readings: readonly Reading[],
  request: Request,
): Promise<(reading: Reading) => SecondReading | null> {
  const distinct = [...new Map(readings.map((reading) => [keyOf(reading), reading])).values()]
  const numbered = distinct.map((reading, at) => ({ ...reading, number: at + 1 }))
  const questions = inQuestions(numbered, checker.textBytes)
  const answers = await mapLimited(AT_ONCE, questions, (asked) => ask(checker, asked, request))
  const all = new Map(answers.flatMap((each) => [...each]))
  const numbers = new Map(numbered.map((reading) => [keyOf(reading), reading.number]))
  return (reading) => all.get(numbers.get(keyOf(reading)) ?? 0) ?? null
}

function keyOf({ rule, verdict, passage }: Reading): string {
  return JSON.stringify([rule, verdict, passage.map(({ role, page, text }) => [role, page, text])])
}

/** At most 20 readings, and at most as many bytes as the checker takes; a longer reading is asked about alone. */
function inQuestions(readings: readonly NumberedReading[], most = Number.POSITIVE_INFINITY) {
  const questions: NumberedReading[][] = []
  let bytes = 0
  for (const reading of readings) {
    const size = new TextEncoder().encode(keyOf(reading)).length
    const last = questions.at(-1)
    if (last === undefined || last.length === READINGS_A_QUESTION || bytes + size > most) {
      questions.push([reading])
      bytes = size
    } else {
      last.push(reading)
      bytes += size
    }
  }
  return questions
}

/** One question and its retry; an answer that was cut off is asked for in halves. */
async function ask(
  checker: Checker,
  readings: readonly NumberedReading[],
  request: Request,
  defect?: Defect,
): Promise<Answers> {
  const answer = await checker.ask(secondQuestion({ ...request, readings, correct: defect?.text }))
  if (answer.finish === 'blocked') return new Map()
  const parsed = parseSecond(answer, readings)
  if (parsed.ok) return parsed.reply
  if (defect) return new Map()
  const again = parsed.defect.cut ? halves(readings) : [readings]
  const answers = await mapLimited(1, again, (part) => ask(checker, part, request, parsed.defect))
  return new Map(answers.flatMap((each) => [...each]))
}

function halves<Item>(items: readonly Item[]): (readonly Item[])[] {
  const half = Math.ceil(items.length / 2)
  return [items.slice(0, half), items.slice(half)].filter((part) => part.length > 0)
}

/** Answers that leave a verdict as it is. */
const AGREES: Readonly<Record<Reading['verdict'], readonly SecondReading['holds'][]>> = {
  met: ['supports', 'limited'],
  broken: ['supports', 'limited', 'unclear'],
  does_not_apply: ['supports', 'limited'],
}

/** What a finding becomes after the second reading, which can only lower it. */
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
