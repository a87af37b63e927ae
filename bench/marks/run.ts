/**
 * Compares highlights with the ink of the words that they mark, in pages drawn by PDFium:
 * `node bench/marks/run.ts PDF…` for up to ten quotes of each file. Prints the files with failures.
 */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { pdfiumModule, reportFont } from '../../local/pdfium.ts'
import { withDocument, withPage } from '../../src/server/adapters/pdf/engine/document.ts'
import { pdfEngine } from '../../src/server/adapters/pdf/engine/engine.ts'
import type { Pdfium } from '../../src/server/adapters/pdf/engine/pdfium.ts'
import { createPdfMarker } from '../../src/server/adapters/pdf/mark/marker.ts'
import { filePropertiesOf } from '../../src/server/adapters/pdf/read/file/file-properties.ts'
import { createPdfReader } from '../../src/server/adapters/pdf/read/reader.ts'
import type { Mark, Summary } from '../../src/server/ports.ts'
import { coverageOf, type DrawnText } from './coverage.ts'
import { changesOf, drawAnnotations, drawText, fontlessOn, inkOf } from './picture.ts'
import { type Quoted, quotesOf } from './quotes.ts'

const reader = createPdfReader(pdfiumModule())
const marker = createPdfMarker(pdfiumModule(), reportFont())

/** Fewer pixels and characters are blur and touching letters. */
const UNCOVERED = 3
const NEIGHBOURS = 1
/** Share of characters without ink. */
const EMPTY = 0.25
/** Share of characters in fonts that PDFium doesn't have, from which a quote can't be judged. */
const FONTLESS = 0.25
const UNJUDGED = Symbol('PDFium has no font for it')

const NOTHING: Summary = {
  title: 'Marks',
  subtitle: '',
  columns: { rule: '', verdict: '', page: '' },
  lines: [],
  notes: [],
  footer: '',
}

/** Draws the pages with the given numbers; `added` pages come before them. */
async function drawn<T>(
  pdf: Uint8Array,
  numbers: ReadonlySet<number>,
  pages: number,
  draw: (pdfium: Pdfium, page: number) => T,
): Promise<ReadonlyMap<number, T>> {
  return pdfEngine(pdfiumModule()).run(async (pdfium) => {
    const pictures = new Map<number, T>()
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

function failureOf(
  quoted: Quoted,
  text: DrawnText | undefined,
  changes: Uint8Array | undefined,
): string | typeof UNJUDGED {
  if (!text || !changes) return 'not drawn'
  const found = coverageOf(quoted, text, inkOf(text.picture), changes)
  const { uncovered, neighbours, empty, fontless, characters } = found
  if (fontless > FONTLESS * characters) return UNJUDGED
  if (empty > EMPTY * characters) return `${empty} of ${characters} characters without ink`
  if (uncovered > UNCOVERED) return `${uncovered} pixels uncovered`
  return neighbours > NEIGHBOURS ? `${neighbours} neighbours highlighted` : ''
}

interface Measured {
  readonly quotes: number
  /** Descriptions of those that failed. */
  readonly failures: readonly string[]
  readonly unjudged: number
}

/** Undefined if the file can't be read. */
async function measure(file: string): Promise<Measured | undefined> {
  const pdf = new Uint8Array(readFileSync(file))
  const outcome = await reader.read(pdf)
  if (!outcome.ok) return undefined
  const { pages } = outcome.document
  const quotes = quotesOf(pages)
  const marks = quotes.map(
    ({ page, quads }): Mark => ({ page: page.number, quads, kind: 'broken', note: '' }),
  )
  const marked = await marker.mark(pdf, marks, NOTHING)
  if (!marked) return { quotes: quotes.length, failures: ['not marked'], unjudged: 0 }
  const numbers = new Set(quotes.map(({ page }) => page.number))
  const { areFieldsRedrawn } = filePropertiesOf(pdf)
  const text = await drawn(pdf, numbers, pages.length, (pdfium, page): DrawnText => {
    const fontless = fontlessOn(pdfium, page)
    return { fontless, picture: drawText(pdfium, page, areFieldsRedrawn) }
  })
  const before = await drawn(pdf, numbers, pages.length, drawAnnotations)
  const after = await drawn(marked, numbers, pages.length, drawAnnotations)
  const failures: string[] = []
  let unjudged = 0
  for (const quoted of quotes) {
    const { number } = quoted.page
    const [old, fresh] = [before.get(number), after.get(number)]
    const why = failureOf(quoted, text.get(number), old && fresh && changesOf(old, fresh))
    if (why === UNJUDGED) unjudged += 1
    else if (why) failures.push(`  page ${number}, ${why}: ${JSON.stringify(quoted.text.slice(0, 60))}`)
  }
  return { quotes: quotes.length, failures, unjudged }
}

let [files, quotes, failed, unjudged] = [0, 0, 0, 0]
for (const file of process.argv.slice(2)) {
  const found = await measure(file)
  if (!found || found.quotes === 0) continue
  files += 1
  quotes += found.quotes
  failed += found.failures.length
  unjudged += found.unjudged
  if (found.failures.length > 0) console.log([basename(file), ...found.failures].join('\n'))
}
console.log(
  `${failed} of ${quotes - unjudged} quotes in ${files} files failed; PDFium has no font for ${unjudged} more`,
)
