/** Real documents as they are read. */
import { readFileSync } from 'node:fs'
import { pdfiumModule } from '../../local/pdfium.ts'
import { type PageText } from '../../src/domain/document/page-text.ts'
import { createPdfReader } from '../../src/server/adapters/pdf/read/reader.ts'
import { type ReadOutcome } from '../../src/server/base/ports.ts'

const reader = createPdfReader(pdfiumModule())
const known = new Map<string, Promise<ReadOutcome>>()

/** Read once for all test files of a process, because several ask about each file. */
export function readingOf(path: string): Promise<ReadOutcome> {
  const reading = known.get(path) ?? reader.read(readFileSync(path))
  known.set(path, reading)
  return reading
}

/** None of a file that can't be read. */
export async function pagesOf(path: string): Promise<readonly PageText[]> {
  const outcome = await readingOf(path)
  return outcome.ok ? outcome.document.pages : []
}
