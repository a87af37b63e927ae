/** A checker that stores every raw answer in a folder and asks only for missing ones. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import type { Answer, Checker, Question } from '../../src/server/base/ports.ts'

const SOURCE = 'source.json'
const Source = z.object({
  /** The configured name. */
  model: z.string(),
  isEmulated: z.boolean(),
  /** Date of the first question. */
  date: z.string(),
  textBytes: z.number().optional(),
})
type Source = z.infer<typeof Source>
const Kept = z.object({
  text: z.string(),
  finish: z.enum(['complete', 'cut', 'blocked']),
  model: z.string(),
  tokens: z.object({ read: z.number(), written: z.number() }).optional(),
})

export interface Recorder {
  readonly source: Source
  /** Returns the checker of one run; another run asks the same questions again. */
  run(run: number): Checker
  /** All answers used in the first run. */
  readonly used: Answer[]
}

export interface Model {
  readonly name: string
  readonly isEmulated: boolean
  readonly checker: Checker
}

/** Without a model, a missing answer is an error. */
export function recorderIn(folder: string, asked: Model | undefined, date: string): Recorder {
  const model = asked?.checker
  const file = join(folder, SOURCE)
  if (asked && !existsSync(file)) {
    const { name, isEmulated, checker } = asked
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, JSON.stringify({ model: name, isEmulated, date, textBytes: checker.textBytes }))
  }
  if (!existsSync(file)) throw new Error(`${folder} holds no recorded answers, and no model is configured`)
  const source = Source.parse(JSON.parse(readFileSync(file, 'utf8')))
  if (asked && asked.name !== source.model)
    throw new Error(`${folder} holds the answers of ${source.model}: give ${asked.name} a folder of its own`)
  const { textBytes } = source
  const used: Answer[] = []

  async function answerTo(question: Question, run: number): Promise<Answer> {
    const file = join(folder, `${keyOf(question, run)}.json`)
    if (existsSync(file)) return Kept.parse(JSON.parse(readFileSync(file, 'utf8')))
    if (!model) throw new Error(`${folder} has no answer to this question: it was asked by another version`)
    const answer = await model.ask(question)
    writeFileSync(file, JSON.stringify(answer))
    return answer
  }

  return {
    source,
    used,
    run: (run) => ({
      ...(textBytes !== undefined && { textBytes }),
      async ask(question) {
        const answer = await answerTo(question, run)
        if (run === 1) used.push(answer)
        return answer
      },
      forget: async (pdf) => model?.forget(pdf),
    }),
  }
}

/** Hashes the document's text if that was sent, else the PDF; the second reading has neither. */
function keyOf({ instructions, prompt, schema, pdf, text }: Question, run: number): string {
  const hash = createHash('sha256').update(JSON.stringify([run, instructions, prompt, schema]))
  return hash.update(text ?? pdf ?? '').digest('hex')
}
