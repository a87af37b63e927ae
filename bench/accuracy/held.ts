/**
 * How good the demo model is: `npm run bench:held`. Natural rules over real documents, written and labelled before the
 * model was run on them, and the labels of every second contract of the corpus. Undecided labels count as wrong.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageSource } from '../../local/model/document/document.ts'
import { answerTask } from '../../local/model/respond.ts'
import type { RuleAnswer } from '../../local/model/wire.ts'
import { pdfiumModule } from '../../local/pdfium.ts'
import { createPdfReader } from '../../src/server/adapters/pdf/read/reader.ts'
import { readCuad } from './cuad.ts'

const CORPORA = ['../shared/corpus', 'test/corpus']
const reader = createPdfReader(pdfiumModule())

async function pagesOf(pdf: Uint8Array): Promise<readonly PageSource[]> {
  const read = await reader.read(pdf)
  return read.ok ? read.document.pages : []
}

function answers(pages: readonly PageSource[], texts: readonly string[]): readonly RuleAnswer['verdict'][] {
  const rules = texts.map((text, at) => ({ number: at + 1, text }))
  const task = { version: '1', language: 'en', rules, general: false } as const
  return answerTask({ ...task, rules }, pages).rules.map(({ verdict }) => verdict)
}

/** Each line: file, rule, verdict of a person who read the file. */
async function natural(): Promise<void> {
  const list = readFileSync(new URL('held.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const cases = list.map((line) => line.split('\t'))
  const judged: (readonly [said: string, label: string])[] = []
  for (const [file = '', own] of Map.groupBy(cases, ([name]) => name)) {
    const path = CORPORA.map((folder) => join(folder, file)).find(existsSync)
    if (!path) continue
    const said = answers(
      await pagesOf(new Uint8Array(readFileSync(path))),
      own.map(([, rule = '']) => rule),
    )
    judged.push(...own.map(([, , label = ''], at) => [said[at] ?? '', label] as const))
  }
  const decided = judged.filter(([said]) => said !== 'cannot_judge')
  const right = decided.filter(([said, label]) => said === label)
  const wrong = (verdict: string): number =>
    decided.filter(([said, label]) => said === verdict && label !== said).length
  console.log(`natural rules: ${decided.length} of ${judged.length} decided, ${right.length} of them right`)
  console.log(`wrong "met": ${wrong('met')}, wrong "broken": ${wrong('broken')}`)
}

async function labels(): Promise<void> {
  const { cases, pdf } = readCuad(join(CORPORA[0] ?? '', 'contracts'))
  const documents = [...Map.groupBy(cases, ({ document }) => document)]
  const own = documents.filter((_, at) => at % 2 === 1)
  const judged: (readonly [said: string, label: string])[] = []
  for (const [document, kinds] of own) {
    const said = answers(
      await pagesOf(await pdf(document)),
      kinds.map(({ rule }) => rule),
    )
    judged.push(...kinds.map(({ label }, at) => [(said[at] ?? '').replace('_', '-'), label] as const))
  }
  const right = judged.filter(([said, label]) => said === label).length / judged.length
  const absent = judged.filter(([, label]) => label !== 'met')
  const falseMet = absent.filter(([said]) => said === 'met').length / absent.length
  console.log(
    `labels of ${own.length} contracts: accuracy ${right.toFixed(3)}, false "met" ${falseMet.toFixed(3)}`,
  )
}

await natural()
await labels()
