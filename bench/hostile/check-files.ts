/**
 * Checks PDFs in a separate process, which a file may crash or hang: reads paths as lines and writes an outcome for
 * each as a line of JSON. Emulated model, real engine and limits.
 */
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { pdfiumModule, reportFont } from '../../local/pdfium.ts'
import { decider } from '../../scripts/demo/check.ts'
import { CheckFailed } from '../../src/domain/errors/check-failures.ts'
import { createPdfMarker } from '../../src/server/adapters/pdf/mark/marker.ts'
import { createPdfReader } from '../../src/server/adapters/pdf/read/reader.ts'
import { checkDocument } from '../../src/server/check/check-document.ts'
import { marksOf } from '../../src/server/check/marks.ts'
import { summaryOf } from '../../src/server/check/summary.ts'
import type { Outcome } from './outcome.ts'

const RULES = [
  'The document names the parties.',
  'The document states an amount of money.',
  'The document does not mention arbitration.',
]
/** Upload limit of a submission. */
const MAX_BYTES = 10 * 1024 * 1024

const reader = createPdfReader(pdfiumModule())
const marker = createPdfMarker(pdfiumModule(), reportFont())

async function outcomeOf(file: string): Promise<Omit<Outcome, 'milliseconds' | 'megabytes'>> {
  const pdf = new Uint8Array(readFileSync(file))
  if (pdf.length > MAX_BYTES) return { ended: 'refused: over 10 MB' }
  const read = await reader.read(pdf)
  if (!read.ok) return { ended: `refused: ${read.failure}` }
  const { document } = read
  const pages = document.pages.length
  try {
    const check = { pdf, document, rules: RULES, language: 'en', fileName: 'file.pdf' }
    const result = await checkDocument(decider(document), check)
    const marked = await marker.mark(pdf, marksOf(result), summaryOf(result))
    return { ended: marked ? 'checked' : 'checked, not highlighted', pages }
  } catch (error) {
    if (error instanceof CheckFailed) return { ended: `failed: ${error.message}`, pages }
    throw error
  }
}

for await (const file of createInterface({ input: process.stdin })) {
  const started = performance.now()
  let ended: Omit<Outcome, 'milliseconds' | 'megabytes'>
  try {
    ended = await outcomeOf(file)
  } catch (error) {
    ended = { ended: `ERROR: ${String(error).slice(0, 200)}` }
  }
  const milliseconds = Math.round(performance.now() - started)
  const megabytes = Math.round(process.memoryUsage.rss() / 2 ** 20)
  console.log(JSON.stringify({ ...ended, milliseconds, megabytes } satisfies Outcome))
}
