/**
 * Compares highlights with the ink of the words that they mark, in pages drawn by PDFium:
 * `node bench/marks/run.ts PDF…` for up to ten quotes of each file. Prints the files with failures.
 */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { pdfiumModule, reportFont } from '../../local/pdfium.ts'
import { withDocument, withPage } from '../../src/server/adapters/pdf/engine/document.ts'
import { type Pdfium, pdfEngine } from '../../src/server/adapters/pdf/engine/engine.ts'
import { createPdfMarker } from '../../src/server/adapters/pdf/mark/marker.ts'
import { createPdfReader } from '../../src/server/adapters/pdf/read/reader.ts'
import type { Mark, Summary } from '../../src/server/ports.ts'
import { coverageOf } from './coverage.ts'
import { changesOf, drawAnnotations, drawText, inkOf, type Picture } from './picture.ts'
import { type Quoted, quotesOf } from './quotes.ts'

const reader = createPdfReader(pdfiumModule())
const marker = createPdfMarker(pdfiumModule(), reportFont())

/** Fewer pixels and characters are blur and touching letters. */
const UNCOVERED = 3
const NEIGHBOURS = 1
/** Share of characters without ink, as in a font that PDFium doesn't have. */
const EMPTY = 0.25

const NOTHING: Summary = {
  title: 'Marks',
  subtitle: '',
  columns: { rule: '', verdict: '', page: '' },
  lines: [],
  notes: [],
  footer: '',
}

type Draw = (pdfium: Pdfium, page: number) => Picture

/** Draws the pages with the given numbers; `added` pages come before them. */
async function drawn(
  pdf: Uint8Array,
  numbers: ReadonlySet<number>,
  pages: number,
  draw: Draw,
): Promise<ReadonlyMap<number, Picture>> {
  return pdfEngine(pdfiumModule()).run(async (pdfium) => {
    const pictures = new Map<number, Picture>()
    await withDocument(pdfium, pdf, async (document) => {
      const added = pdfium.call('FPDF_GetPageCount', document) - pages
      for (const number of numbers) {
        const picture = await withPage(pdfium, document, number - 1 + added, (page) => draw(pdfium, page))
        if (picture) pictures.set(number, picture)
      }
    })
    return pictures
  })
}

function failureOf(quoted: Quoted, text: Picture | undefined, changes: Uint8Array | undefined): string {
  if (!text || !changes) return 'not drawn'
  const { uncovered, neighbours, empty, characters } = coverageOf(quoted, text, inkOf(text), changes)
  if (empty > EMPTY * characters) return `${empty} of ${characters} characters without ink`
  if (uncovered > UNCOVERED) return `${uncovered} pixels uncovered`
  return neighbours > NEIGHBOURS ? `${neighbours} neighbours highlighted` : ''
}

/** Quotes and descriptions of those that failed; undefined if the file can't be read. */
async function measure(file: string): Promise<{ quotes: number; failures: string[] } | undefined> {
  const pdf = new Uint8Array(readFileSync(file))
  const outcome = await reader.read(pdf)
  if (!outcome.ok) return undefined
  const { pages } = outcome.document
  const quotes = quotesOf(pages)
  const marks = quotes.map(
    ({ page, quads }): Mark => ({ page: page.number, quads, kind: 'broken', note: '' }),
  )
  const marked = await marker.mark(pdf, marks, NOTHING)
  if (!marked) return { quotes: quotes.length, failures: ['not marked'] }
  const numbers = new Set(quotes.map(({ page }) => page.number))
  const text = await drawn(pdf, numbers, pages.length, drawText)
  const before = await drawn(pdf, numbers, pages.length, drawAnnotations)
  const after = await drawn(marked, numbers, pages.length, drawAnnotations)
  const failures = marks.flatMap((mark, at) => {
    const [old, fresh, quoted] = [before.get(mark.page), after.get(mark.page), quotes[at]]
    const why = quoted && failureOf(quoted, text.get(mark.page), old && fresh && changesOf(old, fresh))
    return why ? [`  page ${mark.page}, ${why}: ${JSON.stringify(quoted.text.slice(0, 60))}`] : []
  })
  return { quotes: quotes.length, failures }
}

let [files, quotes, failed] = [0, 0, 0]
for (const file of process.argv.slice(2)) {
  const found = await measure(file)
  if (!found || found.quotes === 0) continue
  files += 1
  quotes += found.quotes
  failed += found.failures.length
  if (found.failures.length > 0) console.log([basename(file), ...found.failures].join('\n'))
}
console.log(`${failed} of ${quotes} quotes in ${files} files failed`)
