import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { Spot } from '../../../domain/history-spots.ts'
import { Button, EmptyState, Skeleton } from '../../ui/index.ts'
import { PageView } from './PageView.tsx'
import { type PageSize, usePdf } from './use-pdf.ts'
import { ViewerBar } from './ViewerBar.tsx'

export interface DocumentViewerProps {
  /** Of the highlighted PDF. */
  address: string
  load: (address: string) => Promise<Uint8Array<ArrayBuffer>>
  /** Of the document as it was checked; the highlighted file may have pages of ours in front. */
  pages: number
  /** Where to look; null leaves the reader where they are. */
  spot: Spot | null
  onStep: (way: 1 | -1) => void
  onClose: () => void
}

/** Of a page at 100 %, in CSS pixels: wider, lines grow too long to read. */
const WIDEST = 960

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const

/** The checked document beside its findings. */
export function DocumentViewer(props: DocumentViewerProps): ReactNode {
  const { address, load, pages, spot, onStep, onClose } = props
  const { state, again } = usePdf(address, load)
  const [zoomAt, setZoomAt] = useState(zooms.indexOf(1))
  const [current, setCurrent] = useState(1)
  const front = state.status === 'ready' ? Math.max(0, state.pdf.numPages - pages) : 0
  const zoom = zooms[zoomAt] ?? 1
  const zoomBy = (way: 1 | -1): void => setZoomAt((at) => Math.min(zooms.length - 1, Math.max(0, at + way)))
  const fit = (): void => setZoomAt(zooms.indexOf(1))
  useEscape(onClose)
  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = { '+': () => zoomBy(1), '=': () => zoomBy(1), '-': () => zoomBy(-1), '0': fit }[event.key]
    if (act) event.preventDefault()
    act?.()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for what the buttons inside do as well
    <div className="viewer-frame" onKeyDown={press}>
      <ViewerBar
        place={state.status === 'ready' ? placeWords(current - front, pages) : ''}
        zoom={zoom}
        onZoom={zoomBy}
        onFit={fit}
        onStep={onStep}
        onClose={onClose}
      />
      {state.status === 'loading' && <Skeleton label="Opening the document" lines={8} />}
      {state.status === 'failed' && (
        <div className="viewer-failed">
          <EmptyState title={state.text} action={<Button onClick={again}>Try again</Button>}>
            The findings beside it are complete without the document.
          </EmptyState>
        </div>
      )}
      {state.status === 'ready' && (
        <Pages pdf={state.pdf} first={state.first} {...{ front, zoom, spot }} onPage={setCurrent} />
      )}
    </div>
  )
}

/** `page` counts the document's own pages from 1. */
function placeWords(page: number, pages: number): string {
  return page < 1 ? 'Summary' : `Page ${page} of ${pages}`
}

interface PagesProps {
  pdf: PDFDocumentProxy
  first: PageSize
  /** How many pages stand before the document's own. */
  front: number
  zoom: number
  spot: Spot | null
  onPage: (number: number) => void
}

function Pages({ pdf, first, front, zoom, spot, onPage }: PagesProps): ReactNode {
  const host = useRef<HTMLElement>(null)
  const width = useInnerWidth(host)
  const ready = width > 0
  useEffect(() => {
    if (!ready || spot === null) return
    const page = host.current?.querySelector(`[data-page="${spot.page + front}"]`)
    if (!page?.querySelector('.viewer-mark')) page?.scrollIntoView({ block: 'start' })
  }, [ready, spot, front])
  return (
    <section
      ref={host}
      className="viewer-pages"
      aria-label="Pages"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      onScroll={(event) => onPage(pageInSight(event.currentTarget))}
    >
      {ready &&
        Array.from({ length: pdf.numPages }, (_, index) => (
          <PageView
            // biome-ignore lint/suspicious/noArrayIndexKey: pages never move
            key={index}
            pdf={pdf}
            number={index + 1}
            width={Math.min(width, WIDEST) * zoom}
            guess={first}
            quads={spot !== null && spot.page + front === index + 1 ? spot.quads : noQuads}
          />
        ))}
    </section>
  )
}

const noQuads: Spot['quads'] = []

/** The page that the middle of the visible part lies on. */
function pageInSight(pages: HTMLElement): number {
  const middle = pages.scrollTop + pages.clientHeight / 2
  const shown = [...pages.children].filter((child) => child instanceof HTMLElement)
  const at = shown.findIndex((page) => page.offsetTop - pages.offsetTop + page.offsetHeight > middle)
  return at === -1 ? shown.length : at + 1
}

/** Width that a page may take, in CSS pixels; 0 before it is measured. */
function useInnerWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}

/** Escape closes, wherever the focus is, unless something in front of the viewer wants it. */
function useEscape(onClose: () => void): void {
  useEffect(() => {
    function press(event: globalThis.KeyboardEvent): void {
      const inFront = document.querySelector('dialog[open], [role=menu]:popover-open') !== null
      const typing = event.target instanceof Element && event.target.closest('input, textarea') !== null
      if (event.key === 'Escape' && !event.defaultPrevented && !inFront && !typing) onClose()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [onClose])
}
