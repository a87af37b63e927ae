/**
 * Processor time of the longest step that other requests have to wait for, per stage of a check, without the network:
 * `node bench/hello/steps.ts [name or PDF…]`. Without arguments, all hostile documents.
 */
import { readFileSync } from 'node:fs'
import { pdfiumModule, reportFont } from '../../local/pdfium.ts'
import type { PageText } from '../../src/domain/page-text.ts'
import { createPdfMarker } from '../../src/server/adapters/pdf/mark/marker.ts'
import { createPdfReader } from '../../src/server/adapters/pdf/read/reader.ts'
import { checkDocument } from '../../src/server/check/check-document.ts'
import { marksOf } from '../../src/server/check/marks.ts'
import { summaryOf } from '../../src/server/check/summary.ts'
import type { Answer, Checker } from '../../src/server/ports.ts'
import { HOSTILE } from './documents.ts'

const RULES = 20
const QUOTES_A_RULE = 4
const QUOTE_LENGTH = 400

const reader = createPdfReader(pdfiumModule())
const marker = createPdfMarker(pdfiumModule(), reportFont())

/** Returns the work's result and the milliseconds of its longest step: from one turn of the event loop to the next. */
async function longestStep<T>(work: () => Promise<T>): Promise<readonly [value: T, ms: number]> {
  let longest = 0
  let isDone = false
  let before = process.threadCpuUsage()
  const turn = (): void => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1000)
    before = process.threadCpuUsage()
    if (!isDone) setImmediate(turn)
  }
  setImmediate(turn)
  const value = await work()
  isDone = true
  turn()
  return [value, longest]
}

/** Says that every rule is broken, with passages of the document as proof. */
function brokenRules(pages: readonly PageText[]): Checker {
  const quoteAt = (at: number): object => {
    const page = pages[at % pages.length]
    const start = Math.floor(((page?.text.length ?? 0) * ((at * 7) % 13)) / 13)
    return { text: page?.text.slice(start, start + QUOTE_LENGTH) ?? '', page: page?.number ?? 1 }
  }
  const rules = Array.from({ length: RULES }, (_, at) => ({
    number: at + 1,
    quotes: Array.from({ length: QUOTES_A_RULE }, (_, quote) => quoteAt(at * QUOTES_A_RULE + quote)),
    reason: 'It says something else.',
    verdict: 'broken',
  }))
  const answer: Answer = {
    text: JSON.stringify({ language: 'en', rules, general: [] }),
    finish: 'complete',
    model: 'bench',
  }
  return { ask: async () => answer, forget: async () => undefined }
}

async function measure(name: string, pdf: Uint8Array<ArrayBuffer>): Promise<void> {
  const cells = [name, (pdf.length / 1e6).toFixed(1)]
  const [read, reading] = await longestStep(() => reader.read(pdf))
  cells.push(read.ok ? 'read' : read.failure, reading.toFixed(0))
  if (read.ok) {
    const rules = Array.from({ length: RULES }, (_, at) => `The contract must say item ${at}.`)
    const check = { pdf, document: read.document, rules, language: 'en', fileName: 'bench.pdf' }
    const checker = brokenRules(read.document.pages)
    const [result, grounding] = await longestStep(() => checkDocument(checker, check).catch(() => undefined))
    cells.push(grounding.toFixed(0))
    if (result) {
      const marks = marksOf(result)
      const [marked, marking] = await longestStep(() => marker.mark(pdf, marks, summaryOf(result)))
      cells.push(marking.toFixed(0), marked ? String(marks.length) : 'not marked')
    }
  }
  console.log(`| ${cells.join(' | ')} |`)
}

const named = process.argv.slice(2)
console.log(
  '| document | MB | outcome | read ms | ground ms | mark ms | marks |\n|---|---|---|---|---|---|---|',
)
for (const [name, make] of HOSTILE) {
  if (named.length === 0 || named.includes(name)) await measure(name, await make())
}
for (const path of named.filter((each) => each.endsWith('.pdf'))) {
  await measure(path.split('/').at(-1) ?? path, new Uint8Array(readFileSync(path)))
}
