/**
 * Measures whether quotes are found whole on pages drawn line by line in any order: `node bench/layouts/drawn-run.ts
 * [--failures]`. Prints the share by layout and drawing order.
 */
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { pdfiumModule } from '../../local/pdfium.ts'
import { indexDocument, locateQuote } from '../../src/domain/quotes.ts'
import { createPdfReader } from '../../src/server/adapters/pdf/read/reader.ts'
import { skeleton } from '../quotes/cases.ts'
import { ARRANGED, DRAWN, drawn, measure } from './drawn.ts'
import { LANGUAGES } from './sentences.ts'

/** Languages that the fonts have. */
const DRAWABLE = ['en', 'de', 'fr', 'es', 'it', 'pt', 'ja'] as const
const GAPS = [14, 20, 28, 40]

const reader = createPdfReader(pdfiumModule())
const scratch = await PDFDocument.create()
const width = measure(await scratch.embedFont(StandardFonts.Helvetica))
const scores = new Map<string, { asked: number; whole: number }>()

function count(name: string, isWhole: boolean): void {
  const score = scores.get(name) ?? { asked: 0, whole: 0 }
  scores.set(name, { asked: score.asked + 1, whole: score.whole + Number(isWhole) })
}

async function score(language: string, layout: string, order: string, gap: number): Promise<void> {
  const [texts, arrange, draw] = [LANGUAGES[language], ARRANGED[layout], DRAWN[order]]
  if (!texts || !arrange || !draw) return
  const { lines, quotes } = arrange(texts, width, gap)
  const outcome = await reader.read(await drawn(draw(lines, gap)))
  if (!outcome.ok) throw new Error(`${language}, ${layout}, ${order}: ${outcome.failure}`)
  const index = indexDocument(outcome.document.pages)
  for (const quote of quotes) {
    const found = locateQuote(index, quote)
    const isWhole = found?.status === 'verified' && skeleton(found.quote) === skeleton(quote)
    for (const name of [`${layout}, ${order}`, layout, order, language]) count(name, isWhole)
    if (!isWhole && process.argv.includes('--failures'))
      console.log(`${language}, ${layout}, ${order}, ${gap}\n  ${quote}\n  ${found?.quote}`)
  }
}

for (const language of DRAWABLE)
  for (const layout of Object.keys(ARRANGED))
    for (const order of Object.keys(DRAWN)) for (const gap of GAPS) await score(language, layout, order, gap)

const share = (name: string): string => {
  const { asked, whole } = scores.get(name) ?? { asked: 0, whole: 0 }
  return (whole / asked).toFixed(3)
}
const orders = Object.keys(DRAWN)
console.log(`| | quotes | all | ${orders.join(' | ')} |\n|${'---|'.repeat(orders.length + 3)}`)
for (const layout of Object.keys(ARRANGED)) {
  const cells = orders.map((order) => share(`${layout}, ${order}`))
  console.log(`| ${layout} | ${scores.get(layout)?.asked} | ${share(layout)} | ${cells.join(' | ')} |`)
}
for (const language of DRAWABLE)
  console.log(`| ${language} | ${scores.get(language)?.asked} | ${share(language)} |`)
