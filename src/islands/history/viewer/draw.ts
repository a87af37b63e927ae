/** Drawing a page: its picture, and its text on top for selecting and for screen readers. */
import { type PageViewport, type PDFPageProxy, TextLayer } from 'pdfjs-dist'

/** Pixels of one canvas; beyond it some browsers draw nothing. */
const PIXELS_MAX = 16_000_000

/** Replaces what the host shows once the new picture is complete. Answers how to stop. */
export function drawCanvas(host: HTMLElement, page: PDFPageProxy, viewport: PageViewport): () => void {
  const canvas = document.createElement('canvas')
  const density = Math.min(devicePixelRatio || 1, Math.sqrt(PIXELS_MAX / (viewport.width * viewport.height)))
  canvas.width = Math.floor(viewport.width * density)
  canvas.height = Math.floor(viewport.height * density)
  const task = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] })
  task.promise.then(
    () => host.replaceChildren(canvas),
    () => {},
  )
  return () => task.cancel()
}

export function drawText(host: HTMLElement, page: PDFPageProxy, viewport: PageViewport): () => void {
  host.replaceChildren()
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: host, viewport })
  layer.render().catch(() => {})
  return () => layer.cancel()
}
