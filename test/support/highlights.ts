/** Reads a PDF's highlights with pdf.js, an engine that is not used to write them. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

interface TextItem {
  readonly str: string
  readonly transform: readonly number[]
  readonly width: number
  readonly height: number
}

/** Text items whose centre lies within one of our highlights, in order. */
export async function highlightedWords(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: pdf, verbosity: 0, cMapUrl: cMaps(), cMapPacked: true }).promise
  const words: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const highlights = (await page.getAnnotations()).filter(({ subtype }) => subtype === 'Highlight')
    const { items } = await page.getTextContent()
    const quads = highlights.flatMap(({ quadPoints }) => inEights(quadPoints as Iterable<number>))
    for (const item of items) {
      if (!('str' in item)) continue
      if (item.str.trim() !== '' && quads.some((quad) => touches(quad, item))) words.push(item.str)
    }
  }
  return words
}

function cMaps(): string {
  return new URL('../../node_modules/pdfjs-dist/cmaps/', import.meta.url).href
}

function inEights(numbers: Iterable<number>): number[][] {
  const all = [...numbers]
  return Array.from({ length: all.length / 8 }, (_, index) => all.slice(index * 8, index * 8 + 8))
}

function touches(quad: readonly number[], { transform, width, height }: TextItem): boolean {
  const xs = quad.filter((_, index) => index % 2 === 0)
  const ys = quad.filter((_, index) => index % 2 === 1)
  const [left = 0, bottom = 0] = transform.slice(4)
  const middle = bottom + height / 2
  const overlap = Math.min(left + width, Math.max(...xs)) - Math.max(left, Math.min(...xs))
  return overlap > 0 && middle > Math.min(...ys) && middle < Math.max(...ys)
}
