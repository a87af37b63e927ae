import type { PDFPageProxy } from 'pdfjs-dist'
import type { Quad } from '../../../domain/document/page-text.ts'
import { boxAround, cornersOf } from '../../../domain/results/cut-out-box.ts'
import { rectOf } from '../viewer/marks.ts'
import { openPdf } from '../viewer/pdfjs.ts'
import type { CheckedDocument } from './cut-out-source.ts'

/** Pixels a point, across and down at most. */
const [SCALE, WIDEST, TALLEST] = [2, 1600, 1600]
const MARKER = 'rgb(255 228 92 / 60%)'

/** pdf.js: draw the page without its annotations. */
const NO_ANNOTATIONS = 0

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
  const corners = quads.flatMap(cornersOf).map(([x, y]) => plain.convertToViewportPoint(x, y))
  const [left, top, right, bottom] = boxAround(corners as [number, number][], plain.width)
  const [width, height] = [right - left, bottom - top]
  const scale = Math.min(SCALE, WIDEST / width, TALLEST / height)
  canvas.width = Math.ceil(width * scale)
  canvas.height = Math.ceil(height * scale)
  const viewport = page.getViewport({ scale, offsetX: -left * scale, offsetY: -top * scale })
  // Our highlights show the AI's verdicts, which the reader may have changed.
  await page.render({ canvas, viewport, annotationMode: NO_ANNOTATIONS }).promise
  const context = canvas.getContext('2d')
  if (!context) return
  context.globalCompositeOperation = 'multiply'
  context.fillStyle = MARKER
  for (const quad of quads) {
    const rect = rectOf(quad, viewport)
    context.fillRect(
      rect.left * viewport.width,
      rect.top * viewport.height,
      rect.width * viewport.width,
      rect.height * viewport.height,
    )
  }
  canvas.dataset.drawn = ''
}
