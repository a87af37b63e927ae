import type { PageViewport, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Quad } from '../../../domain/page-text.ts'
import { drawCanvas, drawText } from './draw.ts'
import { type Rect, rectOf } from './marks.ts'
import type { PageSize } from './use-pdf.ts'

interface PageViewProps {
  pdf: PDFDocumentProxy
  /** From 1. */
  number: number
  /** CSS pixels. */
  width: number
  /** Until the page's own size is known. */
  guess: PageSize
  /** The words to light. */
  quads: readonly Quad[]
}

/** One page: drawn while it is near the reader's eyes, an empty sheet of its size otherwise. */
export function PageView({ pdf, number, width, guess, quads }: PageViewProps): ReactNode {
  const host = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const page = usePage(pdf, number, useNear(host))
  const viewport = useMemo(() => (page ? fitted(page, width) : null), [page, width])
  const rects = useMemo(
    () => (viewport ? quads.map((quad) => rectOf(quad, viewport)) : []),
    [viewport, quads],
  )
  const shown = useMemo(() => (page && viewport ? { page, viewport } : null), [page, viewport])
  const picture = useMemo(() => shown && { ...shown, pdf, lit: quads }, [shown, pdf, quads])
  useDrawing(canvas, picture, drawCanvas)
  useDrawing(text, shown, drawText)
  useEffect(() => {
    if (rects.length > 0) host.current?.querySelector('.viewer-mark')?.scrollIntoView({ block: 'center' })
  }, [rects])
  const { width: across, height: down } = viewport ?? guess
  return (
    <div
      ref={host}
      className="viewer-page"
      data-page={number}
      style={{ width, aspectRatio: `${across} / ${down}` }}
    >
      <div ref={canvas} className="viewer-canvas" aria-hidden="true" />
      {rects.map((rect) => (
        <div key={`${rect.left} ${rect.top}`} className="viewer-mark" style={placeOf(rect)} />
      ))}
      <div
        ref={text}
        className="viewer-text"
        style={{ '--total-scale-factor': viewport?.scale ?? 1 } as CSSProperties}
      />
    </div>
  )
}

function placeOf({ left, top, width, height }: Rect): CSSProperties {
  return { left: percent(left), top: percent(top), width: percent(width), height: percent(height) }
}

function percent(fraction: number): string {
  return `${fraction * 100}%`
}

function fitted(page: PDFPageProxy, width: number): PageViewport {
  return page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
}

/** Whether the element is within a screen's height of the visible part. */
function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      root: element.current.closest('.viewer-pages'),
      rootMargin: '100% 0px',
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return near
}

/** Null while the page is far away or on its way. */
function usePage(pdf: PDFDocumentProxy, number: number, near: boolean): PDFPageProxy | null {
  const [page, setPage] = useState<PDFPageProxy | null>(null)
  useEffect(() => {
    if (!near) return setPage(null)
    let left = false
    pdf.getPage(number).then(
      (found) => left || setPage(found),
      () => {},
    )
    return () => {
      left = true
    }
  }, [pdf, number, near])
  return page
}

/** Keeps a layer drawn for as long as there is something to draw. */
function useDrawing<What>(
  host: RefObject<HTMLElement | null>,
  what: What | null,
  draw: (host: HTMLElement, what: What) => () => void,
): void {
  useEffect(() => {
    if (host.current && what !== null) return draw(host.current, what)
    host.current?.replaceChildren()
    return undefined
  }, [host, what, draw])
}
