/** A document's text from pdf.js, with a box for every character. */
import type { PDFPageProxy } from 'pdfjs-dist'
import type { PageText } from '../../../domain/document/page-text.ts'
import type { OpenVersion } from './VersionPages.tsx'

type Item = Extract<Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number], { str: string }>

/** Parts of a letter's height above and below the line that it stands on. */
const [ABOVE, BELOW] = [0.8, 0.2]

/** Without the `front` pages of ours before the document's own. */
export async function pageTextsOf({ pdf, front }: Pick<OpenVersion, 'pdf' | 'front'>): Promise<PageText[]> {
  const texts: PageText[] = []
  for (let number = front + 1; number <= pdf.numPages; number += 1)
    texts.push(await pageTextOf(await pdf.getPage(number), number - front))
  return texts
}

async function pageTextOf(page: PDFPageProxy, number: number): Promise<PageText> {
  const { items } = await page.getTextContent()
  const texts = items.filter((item): item is Item => 'str' in item)
  const text = texts.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join('')
  const boxes = new Float32Array(text.length * 4)
  let at = 0
  for (const item of texts) {
    for (let unit = 0; unit < item.str.length; unit += 1) boxes.set(boxOf(item, unit), (at + unit) * 4)
    at += item.str.length + Number(item.hasEOL)
  }
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view
  const rotation = (((page.rotate % 360) + 360) % 360) as PageText['rotation']
  return { number, width: right - left, height: top - bottom, origin: [left, bottom], rotation, text, boxes }
}

/** pdf.js knows the width of the whole item; its units share it. */
function boxOf({ str, dir, transform, width }: Item, unit: number): [number, number, number, number] {
  const [a, b, c, d, x, y] = transform as [number, number, number, number, number, number]
  const size = Math.hypot(a, b) || 1
  const from = dir === 'rtl' ? str.length - 1 - unit : unit
  const along = [from, from + 1].map((units) => (units * width) / str.length / size)
  const corners = along.flatMap((step) =>
    [-BELOW, ABOVE].map((up) => [x + a * step + c * up, y + b * step + d * up] as const),
  )
  const [xs, ys] = [corners.map(([across]) => across), corners.map(([, down]) => down)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}
