/** Draws the part of a page on which some words stand. */
import type { PDFPageProxy } from 'pdfjs-dist'
import type { Quad } from '../../../domain/page-text.ts'
import { openPdf } from '../viewer/pdfjs.ts'

export interface CheckedDocument {
  /** URL of the highlighted PDF. */
  readonly address: string
  readonly load: (address: string) => Promise<Uint8Array<ArrayBuffer>>
  /** Number of pages of the document as checked. */
  readonly pages: number
}

/** Points around the words. */
const MARGIN = 8
/** Pixels a point, and across at most. */
const [SCALE, WIDEST] = [2, 1600]

type Opened = ReturnType<typeof openPdf>

/** The last document, because the quotes of one result are all in it. */
let kept: { readonly address: string; readonly opened: Opened } | undefined

function opened({ address, load }: CheckedDocument): Opened {
  if (kept?.address === address) return kept.opened
  kept?.opened.then(({ close }) => close()).catch(() => undefined)
  const next = load(address).then(openPdf)
  kept = { address, opened: next }
  next.catch(() => {
    kept = undefined
  })
  return next
}

/** `page`: of the document as checked; the highlighted PDF may begin with pages of ours. */
export async function drawCutOut(
  canvas: HTMLCanvasElement,
  document: CheckedDocument,
  page: number,
  quads: readonly Quad[],
): Promise<void> {
  const { pdf } = await opened(document)
  const front = Math.max(0, pdf.numPages - document.pages)
  await drawPart(canvas, await pdf.getPage(page + front), quads)
}

async function drawPart(
  canvas: HTMLCanvasElement,
  page: PDFPageProxy,
  quads: readonly Quad[],
): Promise<void> {
  const plain = page.getViewport({ scale: 1 })
  const points = quads.flatMap(([a, b, c, d, e, f, g, h]) =>
    [[a, b] as const, [c, d] as const, [e, f] as const, [g, h] as const].map(([x, y]) =>
      plain.convertToViewportPoint(x, y),
    ),
  )
  const [xs, ys] = [points.map(([x]) => Number(x)), points.map(([, y]) => Number(y))]
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN]
  const [width, height] = [Math.max(...xs) + MARGIN - left, Math.max(...ys) + MARGIN - top]
  const scale = Math.min(SCALE, WIDEST / width)
  canvas.width = Math.ceil(width * scale)
  canvas.height = Math.ceil(height * scale)
  await page.render({
    canvas,
    viewport: page.getViewport({ scale }),
    transform: [1, 0, 0, 1, -left * scale, -top * scale],
  }).promise
}
