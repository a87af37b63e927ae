import type { PageViewport, PDFPageProxy } from 'pdfjs-dist'
import type { Quad } from '../../../domain/document/page-text.ts'
import { boxAround, cornersOf } from '../../../domain/results/cut-out-box.ts'
import { openPdf } from '../viewer/pdfjs.ts'
import type { CheckedDocument } from './cut-out-source.ts'

/** Pixels a point, across and down at most. */
const [SCALE, WIDEST, TALLEST] = [2, 1600, 1600]
/** The marker's yellow. */
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
  const lines = quads.map((quad) => cornersOf(quad).map(([x, y]) => toPoint(plain, x, y)))
  const [left, top, right, bottom] = boxAround(lines.flat(), plain.width)
  const [width, height] = [right - left, bottom - top]
  const scale = Math.min(SCALE, WIDEST / width, TALLEST / height)
  canvas.width = Math.ceil(width * scale)
  canvas.height = Math.ceil(height * scale)
  await page.render({
    canvas,
    viewport: page.getViewport({ scale }),
    transform: [1, 0, 0, 1, -left * scale, -top * scale],
    // Our highlights show the AI's verdicts, which the reader may have changed.
    annotationMode: NO_ANNOTATIONS,
  }).promise
  mark(canvas, lines, (x, y) => [(x - left) * scale, (y - top) * scale])
  canvas.dataset.drawn = ''
}

type Point = readonly [x: number, y: number]

function toPoint(viewport: PageViewport, x: number, y: number): Point {
  const [across, down] = viewport.convertToViewportPoint(x, y)
  return [Number(across), Number(down)]
}

function mark(
  canvas: HTMLCanvasElement,
  lines: readonly (readonly Point[])[],
  place: (...at: Point) => Point,
): void {
  const context = canvas.getContext('2d')
  if (!context) return
  context.globalCompositeOperation = 'multiply'
  context.fillStyle = MARKER
  for (const corners of lines) {
    const [xs, ys] = [0, 1].map((axis) => corners.map((corner) => place(...corner)[axis] ?? 0))
    if (!xs || !ys) continue
    const [left, top] = [Math.min(...xs), Math.min(...ys)]
    context.fillRect(left, top, Math.max(...xs) - left, Math.max(...ys) - top)
  }
}
