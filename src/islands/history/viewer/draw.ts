import {
  AnnotationMode,
  type PageViewport,
  type PDFDocumentProxy,
  type PDFPageProxy,
  type RenderTask,
  TextLayer,
} from 'pdfjs-dist'

/** Pixels of one canvas; above this some browsers draw nothing. */
const PIXELS_MAX = 16_000_000
const OUR_NAME = 'Rulemark'

export interface Picture {
  readonly pdf: PDFDocumentProxy
  readonly page: PDFPageProxy
  readonly viewport: PageViewport
}

export function drawCanvas(host: HTMLElement, picture: Picture): () => void {
  let task: RenderTask | undefined
  let stopped = false
  async function draw(): Promise<void> {
    await hideHighlights(picture)
    if (stopped) return
    const canvas = canvasFor(picture.viewport)
    task = render(picture, canvas)
    await task.promise
    host.replaceChildren(canvas)
  }
  draw().catch(() => {})
  return () => {
    stopped = true
    task?.cancel()
  }
}

function canvasFor({ width, height }: PageViewport): HTMLCanvasElement {
  const density = Math.min(devicePixelRatio || 1, Math.sqrt(PIXELS_MAX / (width * height)))
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(width * density)
  canvas.height = Math.floor(height * density)
  return canvas
}

function render({ page, viewport }: Picture, canvas: HTMLCanvasElement): RenderTask {
  const across = canvas.width / viewport.width
  const down = canvas.height / viewport.height
  return page.render({
    canvas,
    viewport,
    transform: [across, 0, 0, down, 0, 0],
    annotationMode: AnnotationMode.ENABLE_STORAGE,
  })
}

/** Our highlights show the AI's verdicts, which the reader may have changed: the page draws marks instead. */
async function hideHighlights({ pdf, page }: Picture): Promise<void> {
  const annotations: readonly Annotation[] = await page.getAnnotations()
  for (const { id, subtype, titleObj } of annotations)
    if (subtype === 'Highlight' && titleObj?.str === OUR_NAME)
      pdf.annotationStorage.setValue(id, { noView: true })
}

interface Annotation {
  readonly id: string
  readonly subtype: string
  readonly titleObj?: { readonly str: string }
}

export interface Words extends Pick<Picture, 'page' | 'viewport'> {
  readonly onDrawn: (drawn: boolean) => void
}

/** pdf.js measures each word: within the page, each time the browser would recalculate the page's styles. */
export function drawText(host: HTMLElement, { page, viewport, onDrawn }: Words): () => void {
  host.replaceChildren()
  const container = document.createElement('div')
  container.className = 'viewer-text'
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container, viewport })
  layer.render().then(
    () => {
      host.replaceChildren(container)
      onDrawn(true)
    },
    () => {},
  )
  return () => {
    onDrawn(false)
    layer.cancel()
  }
}
