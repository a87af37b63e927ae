/**
 * Measures whether quotes are found whole on pages drawn line by line in any order, and whether sentences made of
 * neighbouring lines count as written: `node bench/layouts/drawn-run.ts [--layout NAME] [--language NAME] [--failures]`. Prints the
 * shares by layout and drawing order. Half of the pages are held out: their failures are never printed.
 */
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { pdfiumModule } from '../../local/pdfium.ts'
import { indexDocument, locateQuote } from '../../src/domain/quotes.ts'
import { createPdfReader } from '../../src/server/adapters/pdf/read/reader.ts'
import { hashOf } from '../random.ts'
import type { Arrange } from './arrange.ts'
import { ARRANGED } from './arranged.ts'
import { FURTHER, JAPANESE } from './arranged-further.ts'
import { option, skeleton } from './compare.ts'
import { DRAWN, drawn, measure } from './drawn.ts'
import { LANGUAGES } from './sentences.ts'
import { splicedOf } from './spliced.ts'

const DRAWABLE = ['en', 'de', 'fr', 'es', 'it', 'pt', 'cs', 'ja', 'he'] as const
const GAPS = [14, 20, 28, 40]
const LAYOUTS: Readonly<Record<string, Arrange>> = { ...ARRANGED, ...FURTHER, ...JAPANESE }

const reader = createPdfReader(pdfiumModule())
const scratch = await PDFDocument.create()
const width = measure(await scratch.embedFont(StandardFonts.Helvetica))
const [layout, language] = [option('layout'), option('language')]
const names = Object.keys(LAYOUTS).filter((name) => !layout || name === layout)
const languages = DRAWABLE.filter((name) => !language || name === language)
const scores = new Map<string, { asked: number; right: number }>()

function count(name: string, isRight: boolean): void {
  const score = scores.get(name) ?? { asked: 0, right: 0 }
  scores.set(name, { asked: score.asked + 1, right: score.right + Number(isRight) })
}

async function score(language: string, layout: string, order: string, gap: number): Promise<void> {
  const [texts, arrange, draw] = [LANGUAGES[language], LAYOUTS[layout], DRAWN[order]]
  if (!texts || !arrange || !draw || (layout in JAPANESE && language !== 'ja')) return
  const page = `${language}, ${layout}, ${order}, ${gap}`
  const half = hashOf(page) % 2 === 1 ? 'held out' : 'seen'
  const isTold = half === 'seen' && process.argv.includes('--failures')
  const arranged = arrange(texts, width, gap)
  const outcome = await reader.read(await drawn(arranged, draw(arranged.lines, gap)))
  if (!outcome.ok) throw new Error(`${page}: ${outcome.failure}`)
  const index = indexDocument(outcome.document.pages)
  for (const quote of arranged.quotes) {
    const found = locateQuote(index, quote)
    const isWhole = found?.status === 'same' && skeleton(found.quote) === skeleton(quote)
    for (const name of [`${layout}, ${order}`, layout, order, language, `${layout}, ${half}`, half])
      count(name, isWhole)
    if (!isWhole && isTold) console.log(`${page}\n  ${quote}\n  ${found?.quote}`)
  }
  for (const quote of splicedOf(arranged)) {
    const isSame = locateQuote(index, quote)?.status === 'same'
    for (const name of [layout, language, half]) count(`${name}, spliced`, isSame)
    if (isSame && isTold) console.log(`${page}\n  SPLICED ${quote}`)
  }
}

for (const one of languages)
  for (const name of names)
    for (const order of Object.keys(DRAWN)) for (const gap of GAPS) await score(one, name, order, gap)

const share = (name: string): string => {
  const { asked, right } = scores.get(name) ?? { asked: 0, right: 0 }
  return asked === 0 ? '' : (right / asked).toFixed(3)
}
const spliced = (name: string): string => {
  const { asked, right } = scores.get(`${name}, spliced`) ?? { asked: 0, right: 0 }
  return `${right} of ${asked}`
}
const orders = Object.keys(DRAWN)
console.log(
  `| | quotes | all | held out | ${orders.join(' | ')} | spliced as written |\n|${'---|'.repeat(orders.length + 5)}`,
)
for (const layout of names) {
  const cells = orders.map((order) => share(`${layout}, ${order}`))
  const own = [
    scores.get(layout)?.asked,
    share(layout),
    share(`${layout}, held out`),
    ...cells,
    spliced(layout),
  ]
  console.log(`| ${layout} | ${own.join(' | ')} |`)
}
for (const name of [...languages, 'seen', 'held out'])
  console.log(`| ${name} | ${scores.get(name)?.asked} | ${share(name)} | ${spliced(name)} |`)
