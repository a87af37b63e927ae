/** The labelled contracts of the corpus, as the emulated model reads them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import * as z from 'zod'
import { decideConditional } from '../../local/model/deciders/conditional.ts'
import { buildDocument, type Doc } from '../../local/model/document/document.ts'
import { phrasesIn } from '../../local/model/phrases/phrases.ts'
import { pdfiumModule } from '../../local/pdfium.ts'
import { createPdfReader } from '../../src/server/adapters/pdf/read/reader.ts'

const folder = new URL('../../../shared/corpus/contracts/', import.meta.url)
const Labels = z.record(
  z.string(),
  z.object({ clauses: z.record(z.string(), z.object({ present: z.boolean() })) }),
)

export interface Contract {
  readonly doc: Doc
  /** Whether experts found a clause of the kind. */
  has(kind: string): boolean
}

export const isCorpusThere = existsSync(folder)

export async function contracts(): Promise<Contract[]> {
  const labels = Labels.parse(JSON.parse(readFileSync(new URL('labels.json', folder), 'utf8')))
  const reader = createPdfReader(pdfiumModule())
  const read: Contract[] = []
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.pdf'))) {
    const outcome = await reader.read(new Uint8Array(readFileSync(new URL(name, folder))))
    if (!outcome.ok) throw new Error(`${name}: ${outcome.failure}`)
    const doc = buildDocument(outcome.document.pages)
    read.push({ doc, has: (kind) => labels[name]?.clauses[kind]?.present === true })
  }
  return read
}

export function verdictOn(doc: Doc, text: string): string {
  return decideConditional({ number: 1, text }, doc, phrasesIn('en'), true).verdict
}
