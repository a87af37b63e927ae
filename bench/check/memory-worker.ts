/** A whole check in one request, as the worker does it: read, ask, ground, mark. */
import pdfium from '@embedpdf/pdfium/pdfium.wasm'
import { createGeminiChecker } from '../../src/server/adapters/gemini/gemini.ts'
import { createPdfCutter } from '../../src/server/adapters/pdf/engine/cutter.ts'
import reportFont from '../../src/server/adapters/pdf/mark/font/report.ttf'
import { createPdfMarker } from '../../src/server/adapters/pdf/mark/marker.ts'
import { createPdfReader } from '../../src/server/adapters/pdf/read/reader.ts'
import { checkDocument } from '../../src/server/check/check-document.ts'
import { marksOf } from '../../src/server/check/marks.ts'
import { summaryOf } from '../../src/server/check/summary.ts'

const reader = createPdfReader(pdfium)
const cutter = createPdfCutter(pdfium)
const marker = createPdfMarker(pdfium, new Uint8Array(reportFont))

/** Body: the PDF. Query: `model` is the AI's base URL, `rules` the number of rules, `until` the last step. */
export default {
  async fetch(request: Request): Promise<Response> {
    if (request.method === 'GET') return new Response('ready')
    const { searchParams } = new URL(request.url)
    const pdf = new Uint8Array(await request.arrayBuffer())
    const read = await reader.read(pdf)
    if (!read.ok) return Response.json(read, { status: 422 })
    const until = searchParams.get('until')
    if (until === 'read') return new Response('read')
    const baseUrl = searchParams.get('model') ?? ''
    const rules = Array.from(
      { length: Number(searchParams.get('rules')) },
      (_, at) => `It mentions item ${at}.`,
    )
    const result = await checkDocument(createGeminiChecker({ apiKey: 'bench', baseUrl, model: 'bench' }), {
      pdf,
      document: read.document,
      rules,
      language: 'en',
      fileName: 'bench.pdf',
      cutter,
    })
    if (until === 'ask') return new Response('asked')
    const marked = await marker.mark(pdf, marksOf(result), summaryOf(result))
    return Response.json({
      pages: result.pages,
      rules: result.specificRules.length,
      marked: marked?.length ?? 0,
    })
  },
}
