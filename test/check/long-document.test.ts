/** A document longer than the AI accepts at once, over real HTTP against the emulated model. */
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { expect, it } from 'vitest'
import { createEmulatedModel } from '../../local/model/app.ts'
import { pdfiumModule } from '../../local/pdfium.ts'
import { createGeminiChecker } from '../../src/server/adapters/gemini/gemini.ts'
import { createPdfCutter } from '../../src/server/adapters/pdf/engine/cutter.ts'
import { createPdfReader } from '../../src/server/adapters/pdf/read/reader.ts'
import { checkDocument } from '../../src/server/check/check-document.ts'

const PAGES = 1_040
const SENTENCES: Readonly<Record<number, string>> = {
  7: 'This agreement is governed by the laws of the Czech Republic.',
  1030: 'Each invoice is payable within 45 days of its receipt.',
}

async function longContract(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (let number = 1; number <= PAGES; number++) {
    const text = SENTENCES[number] ?? `Schedule of parts, sheet ${number}.`
    document.addPage([400, 300]).drawText(text, { x: 20, y: 200, size: 11, font })
  }
  // Packing so many objects would take longest.
  return document.save({ useObjectStreams: false })
}

it('a document of more than 1,000 pages is read completely: evidence has the document’s page numbers', async () => {
  const reader = createPdfReader(pdfiumModule())
  const pdf = await longContract()
  const read = await reader.read(pdf)
  if (!read.ok) throw new Error(read.failure)
  const server = serve({ fetch: createEmulatedModel({ reader }).fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  try {
    const checker = createGeminiChecker({ apiKey: 'local', baseUrl: `http://127.0.0.1:${port}`, model: 'm' })
    const { specificRules, pages } = await checkDocument(checker, {
      pdf,
      document: read.document,
      rules: [
        'The contract must be governed by the laws of the Czech Republic.',
        'Invoices must be payable within 30 days.',
        'The contract must contain an arbitration clause.',
      ],
      language: 'en',
      fileName: 'long.pdf',
      cutter: createPdfCutter(pdfiumModule()),
    })
    expect(pages).toBe(PAGES)
    expect(
      specificRules.map(({ verdict, evidence }) => [verdict, evidence[0]?.page, evidence[0]?.status]),
    ).toEqual([
      ['met', 7, 'verified'],
      ['broken', 1_030, 'verified'],
      ['not-found', undefined, undefined],
    ])
  } finally {
    server.close()
  }
})
