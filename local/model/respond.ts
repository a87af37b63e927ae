/** Answers a question in any supported wire format with a response in Google's. */
import * as z from 'zod'
import type { PageSource } from './document/document.ts'
import type { Fault } from './faults.ts'
import { ReadingTask } from './second-reading.ts'
import { spoilAnswer, spoilResponse, spoilText } from './spoiled-answer.ts'
import { spoilReadings } from './spoiled-readings.ts'
import { createAnswering } from './thread.ts'
import { type ErrorBody, errorOf, type GenerateContentResponse, jsonOf, responseOf, Task } from './wire.ts'

const answering = createAnswering()

export interface Question {
  readonly prompt: string
  readonly pages: readonly PageSource[]
  /** Whether the answer's schema includes that verdict. */
  readonly mayNotApply: boolean
}

export async function respond(
  { prompt, pages, mayNotApply }: Question,
  fault: Fault | null,
): Promise<GenerateContentResponse | ErrorBody> {
  const task = z.union([Task, ReadingTask]).safeParse(jsonOf(prompt)).data
  if (task === undefined)
    return errorOf(400, 'The emulated model answers the questions of this product only.')
  const answered = await answering.ask({ task, pages, mayNotApply })
  if (answered === null) return errorOf(504, 'Deadline expired before operation could complete.')
  const rules = 'rules' in task ? task.rules : []
  const spoilt =
    'readings' in answered ? spoilReadings(answered, fault) : spoilAnswer(answered, fault, { pages, rules })
  const given = spoilText(JSON.stringify(spoilt), fault)
  return spoilResponse(responseOf(given, prompt, pages.length), fault)
}
