/** Answers a question in any supported wire format with a response in Google's. */
import * as z from 'zod'
import { decide } from './deciders/decide.ts'
import { buildDocument, type PageSource } from './document/document.ts'
import type { Fault } from './faults.ts'
import { generalFindings } from './general/findings.ts'
import { answerReadings, ReadingTask } from './second-reading.ts'
import { spoilAnswer, spoilReadings, spoilResponse, spoilText } from './spoiled-answer.ts'
import {
  type ErrorBody,
  errorOf,
  type GenerateContentResponse,
  jsonOf,
  responseOf,
  Task,
  type TaskAnswer,
} from './wire.ts'

export function respond(
  prompt: string,
  pages: readonly PageSource[],
  fault: Fault | null,
): GenerateContentResponse | ErrorBody {
  const task = z.union([Task, ReadingTask]).safeParse(jsonOf(prompt)).data
  if (task === undefined)
    return errorOf(400, 'The emulated model answers the questions of this product only.')
  const spoilt =
    'readings' in task
      ? spoilReadings(answerReadings(task), fault)
      : spoilAnswer(answerTask(task, pages), fault, { pages, rules: task.rules })
  const given = spoilText(JSON.stringify(spoilt), fault)
  return spoilResponse(responseOf(given, prompt, pages.length), fault)
}

/** The report keeps the language asked for, although the demo model's reasons are in English. */
export function answerTask({ language, rules, general }: Task, pages: readonly PageSource[]): TaskAnswer {
  const doc = buildDocument(pages)
  return {
    language,
    rules: rules.map(({ number, text }) => ({ number, ...decide(text, doc) })),
    general: general ? generalFindings(doc) : [],
  }
}
