/** A checker that keeps every raw answer in a folder and asks only for those that it has not. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import type { Answer, Checker, Question } from '../../src/server/ports.ts'

const SOURCE = 'source.json'
const Source = z.object({
  /** As it is configured. */
  model: z.string(),
  isEmulated: z.boolean(),
  /** Day of the first question. */
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
  /** The checker of one run; the same question in another run is asked anew. */
  run(run: number): Checker
  /** Every answer used since, of the first run. */
  readonly used: Answer[]
}

export interface Model {
  readonly name: string
  readonly isEmulated: boolean
  readonly checker: Checker
}

/** Without a model there is nobody to ask: an answer that is not kept is an error. */
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

/** The document counts by its text where that is what was sent, else by the PDF. */
function keyOf({ instructions, prompt, schema, pdf, text }: Question, run: number): string {
  const hash = createHash('sha256').update(JSON.stringify([run, instructions, prompt, schema]))
  return hash.update(text ?? pdf).digest('hex')
}
