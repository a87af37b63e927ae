/**
 * Measures whether every sentence, cell and label is found whole in generated layouts of nineteen languages:
 * `node bench/layouts/run.ts [--failures]`. Chromium prints the pages; their HTML is the ground truth.
 */
import type { Page } from 'playwright-core'
import { pdfiumModule } from '../../local/pdfium.ts'
import { launchChromium } from '../../scripts/testing/chromium.ts'
import { indexDocument, locateQuote } from '../../src/domain/quotes.ts'
import { createPdfReader } from '../../src/server/adapters/pdf/read/reader.ts'
import { skeleton } from './compare.ts'
import { LANGUAGES } from './sentences.ts'
import { TEMPLATES } from './templates.ts'

const RIGHT_TO_LEFT: readonly string[] = ['he', 'ar']
const STYLE = `q::before,q::after{content:none} .drop::first-letter{float:left;font-size:300%} td{padding:6px;vertical-align:top}
  body{font:11pt serif}`

/** Quotes of the page as a human reads them, rows of tables and forms in the ways that models write them. */
async function quotesOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const text = (element: Element): string => {
      const copy = element.cloneNode(true) as Element
      for (const reading of copy.querySelectorAll('rt')) reading.remove()
      for (const end of copy.querySelectorAll('br')) end.replaceWith(' ')
      return (copy.textContent ?? '').trim()
    }
    const quotes = [...document.querySelectorAll('q')].map(text)
    const rows = [...document.querySelectorAll('[data-row]')].map((row) => [...row.children].map(text))
    return [...quotes, ...rows.flatMap((cells) => [' ', ' | ', ': '].map((joint) => cells.join(joint)))]
  })
}

interface Score {
  asked: number
  whole: number
  asWritten: number
}

const reader = createPdfReader(pdfiumModule())
const scores = new Map<string, Score>()

function count(name: string, isWhole: boolean, isAsWritten: boolean): void {
  const score = scores.get(name) ?? { asked: 0, whole: 0, asWritten: 0 }
  score.asked += 1
  score.whole += Number(isWhole)
  score.asWritten += Number(isAsWritten)
  scores.set(name, score)
}

async function measure(page: Page, language: string, layout: string): Promise<void> {
  const [texts, template] = [LANGUAGES[language], TEMPLATES[layout]]
  if (!texts || !template) return
  const direction = RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr'
  const head = `<!doctype html><html lang="${language}" dir="${direction}"><meta charset="utf-8"><style>${STYLE}</style>`
  await page.setContent(`${head}<body>${template(texts)}`)
  const quotes = await quotesOn(page)
  const pdf = await page.pdf({
    format: 'A4',
    displayHeaderFooter: true,
    headerTemplate: '<div style="font-size:8px;margin:auto">Rulemark</div>',
    footerTemplate: '<div style="font-size:8px;margin:auto"><span class="pageNumber"></span></div>',
    margin: { top: '70px', bottom: '70px', left: '60px', right: '60px' },
  })
  const outcome = await reader.read(new Uint8Array(pdf))
  if (!outcome.ok) throw new Error(`${language}, ${layout}: ${outcome.failure}`)
  const index = indexDocument(outcome.document.pages)
  for (const quote of quotes) {
    const found = locateQuote(index, quote)
    const isWhole = found !== null && skeleton(found.quote) === skeleton(quote)
    const isAsWritten = isWhole && found.status === 'same'
    count(layout, isWhole, isAsWritten)
    count(language, isWhole, isAsWritten)
    if (!isWhole && process.argv.includes('--failures')) {
      console.log(`${language}, ${layout}\n  ${quote}\n  ${found?.quote}`)
    }
  }
}

const browser = await launchChromium()
const page = await browser.newPage()
for (const language of Object.keys(LANGUAGES)) {
  for (const layout of Object.keys(TEMPLATES)) await measure(page, language, layout)
}
await browser.close()
console.log('| | quotes | found whole | as written |\n|---|---|---|---|')
for (const [name, { asked, whole, asWritten }] of scores)
  console.log(`| ${name} | ${asked} | ${(whole / asked).toFixed(3)} | ${(asWritten / asked).toFixed(3)} |`)
