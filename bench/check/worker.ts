/**
 * The parts of a check without the AI, as a separate worker: each step is a request timed by the client's clock,
 * because a worker's clock stops while it computes.
 */
import pdfium from '@embedpdf/pdfium/pdfium.wasm'
import type { DocumentText, PageText } from '../../src/domain/document/page-text.ts'
import { indexDocument, locateQuote, quadsOf } from '../../src/domain/quotes/quotes.ts'
import { createPlaceInspector } from '../../src/server/adapters/pdf/inspect/inspector.ts'
import reportFont from '../../src/server/adapters/pdf/mark/font/report.ttf'
import { createPdfMarker } from '../../src/server/adapters/pdf/mark/marker.ts'
import { createPdfReader } from '../../src/server/adapters/pdf/read/reader.ts'
import type { Mark, Summary, SummaryLine } from '../../src/server/base/ports.ts'
import { floorOf } from './floor.ts'

const QUOTES = 20

const reader = createPdfReader(pdfium)
const inspector = createPlaceInspector(pdfium)
const marker = createPdfMarker(pdfium, new Uint8Array(reportFont))

let pdf = new Uint8Array(0)
let document: DocumentText = { pages: [], warnings: [] }
let marks: readonly Mark[] = []

const STEPS: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
  '/load': async (request) => {
    pdf = new Uint8Array(await request.arrayBuffer())
    return Response.json({ bytes: pdf.length })
  },
  '/read': async () => {
    document = { pages: [], warnings: [] }
    const outcome = await reader.read(pdf)
    if (!outcome.ok) return Response.json(outcome, { status: 422 })
    document = outcome.document
    const characters = document.pages.reduce((sum, page) => sum + page.text.length, 0)
    return Response.json({ pages: document.pages.length, characters })
  },
  '/floor': async () => Response.json({ characters: await floorOf(pdfium, pdf) }),
  '/ground': async () => {
    const index = indexDocument(document.pages)
    marks = sampleQuotes(document.pages).flatMap((quote) => {
      const places = locateQuote(index, quote)?.places ?? []
      return quadsOf(document.pages, places).map(({ page, quads }) => ({
        page,
        quads,
        kind: 'broken' as const,
        note: `Rule 1: ${quote}`,
      }))
    })
    document = { pages: [], warnings: [] }
    return Response.json({ marks: marks.length })
  },
  '/inspect': async () => Response.json(await inspector.inspect(pdf, marks)),
  '/mark': async () => {
    const marked = await marker.mark(pdf, marks, summary())
    return marked ? new Response(new Uint8Array(marked)) : new Response('not marked', { status: 422 })
  },
}

export default {
  fetch(request: Request): Response | Promise<Response> {
    return STEPS[new URL(request.url).pathname]?.(request) ?? new Response('no such step', { status: 404 })
  },
}

/** Returns up to 120 characters from each of 20 pages spread over the document. */
function sampleQuotes(pages: readonly PageText[]): readonly string[] {
  return Array.from({ length: QUOTES }, (_, at) => {
    const text = pages[Math.floor((at * pages.length) / QUOTES)]?.text.replace(/\s+/g, ' ') ?? ''
    const start = Math.floor((text.length * (at % 5)) / 8)
    return text.slice(start, start + 120).trim()
  }).filter((quote) => quote.length > 20)
}

function summary(): Summary {
  const lines = Array.from(
    { length: 10 },
    (_, at): SummaryLine => ({
      rule: `Rule ${at + 1}: the contract names both parties.`,
      verdict: 'broken',
      verdictLabel: 'Broken',
      page: 1,
    }),
  )
  const columns = { rule: 'Rule', verdict: 'Verdict', page: 'Page' }
  return { title: 'Bench', subtitle: '', columns, lines, notes: [], footer: '' }
}
