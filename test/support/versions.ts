/** Versions of a document, made of its paragraphs, and read as the browser reads them. */
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { versionText } from '../../src/domain/changes/version-text.ts'
import type { PageText } from '../../src/domain/document/page-text.ts'
import { pageTextsOf } from '../../src/islands/history/versions/page-texts.ts'

export interface Layout {
  readonly size?: number
  /** Number of the first paragraph. */
  readonly from?: number
  /** Repeated on every page. */
  readonly header?: string
}

const [WIDTH, HEIGHT, MARGIN] = [595, 842, 72]

/** Numbered paragraphs under a header, on as many pages as they need, with page numbers. */
export async function versionPdf(
  paragraphs: readonly string[],
  { size = 11, from = 1, header = 'Draft' }: Layout = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create({ updateMetadata: false })
  const font = await document.embedFont(StandardFonts.Helvetica)
  const lines = paragraphs.flatMap((text, at) => {
    const own = ['']
    for (const word of `${from + at}. ${text}`.split(' ')) {
      const next = `${own.at(-1)} ${word}`.trim()
      if (font.widthOfTextAtSize(next, size) > WIDTH - 2 * MARGIN) own.push(word)
      else own[own.length - 1] = next
    }
    return [...own, '']
  })
  const most = Math.floor((HEIGHT - 2 * MARGIN) / (1.3 * size))
  for (let at = 0; at < lines.length; at += most) {
    const page = document.addPage([WIDTH, HEIGHT])
    page.drawText(header, { x: MARGIN, y: HEIGHT - 40, size: 8, font })
    page.drawText(`Page ${at / most + 1}`, { x: WIDTH / 2, y: 30, size: 8, font })
    for (const [row, line] of lines.slice(at, at + most).entries())
      page.drawText(line, { x: MARGIN, y: HEIGHT - MARGIN - row * 1.3 * size, size, font })
  }
  return new Uint8Array(await document.save())
}

export async function readVersion(pdf: Uint8Array): Promise<PageText[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const document = await task.promise
  const pages = await pageTextsOf({ pdf: document, front: 0 })
  await task.destroy()
  return pages
}

/** A sentence with its stop, without footers and forms in the middle of it. */
const SENTENCE = /^\p{Lu}(?!.*(?:Source:|PAGE|[-_*]{3,}))[^.;:]{60,}\.$/u

/** Sentences of a document, in letters that the standard fonts have. */
export async function sentencesOf(pdf: Uint8Array): Promise<string[]> {
  const { sentences } = versionText(await readVersion(pdf))
  const texts = sentences.map(({ text }) =>
    text
      .replace(/[\u2018\u2019]/g, "'")
      .replace(/[\u201c\u201d]/g, '"')
      .trim(),
  )
  return [...new Set(texts)].filter((text) => SENTENCE.test(text) && /^[\x20-\x7e]+$/.test(text)).slice(0, 80)
}
