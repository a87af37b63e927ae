import type { PageViewport, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import {
  type CSSProperties,
  type MouseEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Spot } from '../state/spots.ts'
import { type DocumentMark, isLit } from './document-marks.ts'
import { drawCanvas, drawText } from './draw.ts'
import { markAt, type PlacedMark, percent, placeMarks, rectOf, tagPlaces } from './marks.ts'
import type { Match } from './search/find.ts'
import { useFoundWords, useNearFound } from './search/use-found-words.ts'
import type { PageSize } from './use-pdf.ts'

interface PageViewProps {
  pdf: PDFDocumentProxy
  number: number
  width: number
  guess: PageSize
  marks: readonly DocumentMark[]
  spot: Spot | null
  /** The last place scrolled to, so that a page that reappears doesn't scroll again. */
  arrived: RefObject<Spot | null>
  found: readonly Match[] | null
  foundAt: Match | null
  onSelect: (findingId: number) => void
}

export function PageView(props: PageViewProps) {
  const { pdf, number, width, guess, marks, spot, arrived, found, foundAt, onSelect } = props
  const host = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [textDrawn, setTextDrawn] = useState(false)
  const page = usePage(pdf, number, useIsNear(host))
  const viewport = useMemo(() => (page ? fitted(page, width) : null), [page, width])
  const placed = useMemo(() => (viewport ? placeMarks(marks, viewport) : []), [viewport, marks])
  const picture = useMemo(() => (page && viewport ? { page, viewport, pdf } : null), [page, viewport, pdf])
  const words = useMemo(
    () => (page && viewport ? { page, viewport, onDrawn: setTextDrawn } : null),
    [page, viewport],
  )
  useDrawing(canvas, picture, drawCanvas)
  useDrawing(text, words, drawText)
  useFoundWords(text, textDrawn, found, foundAt)
  useScrollToPlace(host, spot, arrived, viewport !== null)
  useNearFound(host, foundAt, textDrawn)
  function under(event: MouseEvent): number | null {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    return markAt(placed, (event.clientX - left) / width, (event.clientY - top) / height)
  }
  function press(event: MouseEvent): void {
    const findingId = under(event)
    if (findingId !== null && getSelection()?.isCollapsed !== false) onSelect(findingId)
  }
  function point(event: MouseEvent<HTMLElement>): void {
    event.currentTarget.classList.toggle('viewer-page-pointed', under(event) !== null)
  }
  const { width: across, height: down } = viewport ?? guess
  const [first] = spot?.quads ?? []
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the marks have buttons too
    <div
      ref={host}
      className="viewer-page"
      data-page={number}
      style={{ width, aspectRatio: `${across} / ${down}` }}
      onClick={press}
      onMouseMove={point}
    >
      <div ref={canvas} className="viewer-canvas" aria-hidden="true" />
      {placed.flatMap((mark, at) =>
        looksOf(mark).map(({ look, rect }) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a finding may quote the same place twice
            key={`${at} ${look} ${rect.left} ${rect.top}`}
            className={`viewer-mark mark-${look}`}
            style={placeOf(rect)}
          />
        )),
      )}
      {viewport && first && <div className="viewer-target" style={placeOf(rectOf(first, viewport))} />}
      <div ref={text} style={{ '--total-scale-factor': viewport?.scale ?? 1 } as CSSProperties} />
      {tagPlaces(placed).map(({ mark, left, top, shift }) => (
        <button
          key={`${mark.findingId} ${top}`}
          type="button"
          className={`viewer-tag mark-${mark.kind}`}
          aria-label={mark.name}
          aria-current={isLit(mark) ? 'true' : undefined}
          style={{
            left: percent(left),
            top: percent(top),
            translate: `calc(-100% - 3px - ${shift * 1.5}rem) 0`,
          }}
          onClick={(event) => {
            event.stopPropagation()
            onSelect(mark.findingId)
          }}
        >
          {mark.tag}
        </button>
      ))}
    </div>
  )
}

/** The rest of the sentence is marked around the quotes of the current finding only. */
function looksOf(mark: PlacedMark) {
  const rest = isLit(mark) ? mark.rest : []
  return [
    ...mark.rects.map((rect) => ({ look: mark.kind, rect })),
    ...rest.map((rect) => ({ look: 'rest', rect })),
  ]
}

function placeOf({ left, top, width, height }: ReturnType<typeof rectOf>): CSSProperties {
  return { left: percent(left), top: percent(top), width: percent(width), height: percent(height) }
}

function fitted(page: PDFPageProxy, width: number): PageViewport {
  return page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
}

function useIsNear(element: RefObject<HTMLElement | null>): boolean {
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

/** Scrolls to a place once: first to the page, then to the words when they are drawn. */
function useScrollToPlace(
  host: RefObject<HTMLElement | null>,
  spot: Spot | null,
  arrived: RefObject<Spot | null>,
  isReady: boolean,
): void {
  useEffect(() => {
    if (spot === null || arrived.current === spot) return
    const target = isReady ? host.current?.querySelector('.viewer-target') : null
    if (target) scrollToWords(target)
    else host.current?.scrollIntoView({ block: 'start' })
    if (target || spot.quads.length === 0) arrived.current = spot
  }, [host, spot, arrived, isReady])
}

/** Words wider than the window are shown from their beginning. */
function scrollToWords(target: Element): void {
  const room = target.closest('.viewer-pages')?.clientWidth ?? 0
  const inline = target.clientWidth > room ? 'start' : 'nearest'
  target.scrollIntoView({ block: 'center', inline })
}
