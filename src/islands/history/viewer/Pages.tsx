import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Spot } from '../state/spots.ts'
import type { DocumentMark } from './document-marks.ts'
import { PageView } from './PageView.tsx'
import type { Found } from './search/use-search.ts'
import type { PageSize } from './use-pdf.ts'

/** Width of a page at 100 % in CSS pixels: wider, its lines get too long to read; narrower, its margins are cut. */
const WIDEST = 960
const NARROWEST = 800
const BESIDE = 28

interface PagesProps {
  label?: string
  pdf: PDFDocumentProxy
  first: PageSize
  textShare: number
  /** Number of pages before the document's own. */
  front: number
  zoom: number
  marks: readonly DocumentMark[]
  spot: Spot | null
  found: Found | null
  onSelect: (findingId: number) => void
  onPage: (number: number) => void
}

export function Pages(props: PagesProps) {
  const { label = 'Pages', pdf, first, textShare, front, zoom, marks, spot, found, onSelect, onPage } = props
  const host = useRef<HTMLElement>(null)
  const arrived = useRef<Spot | null>(null)
  const room = useInnerWidth(host)
  const fitted = Math.min((room - 2 * BESIDE) / textShare, NARROWEST)
  const width = Math.max(Math.min(room, WIDEST), fitted) * zoom
  const byPage = useMemo(() => Map.groupBy(marks, ({ page }) => page + front), [marks, front])
  const noteScroll = useSameMiddle(host, width)
  return (
    <section
      ref={host}
      className="inset-focus viewer-pages"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      onScroll={(event) => {
        noteScroll(event.currentTarget)
        onPage(pageInSight(event.currentTarget))
      }}
    >
      {room > 0 &&
        Array.from({ length: pdf.numPages }, (_, index) => index + 1).map((number) => (
          <PageView
            key={number}
            guess={first}
            marks={byPage.get(number) ?? noMarks}
            spot={spot !== null && spot.page + front === number ? spot : null}
            found={found?.pages.get(number) ?? null}
            foundAt={found?.current?.page === number ? found.current : null}
            {...{ pdf, number, width, arrived, onSelect }}
          />
        ))}
    </section>
  )
}

const noMarks: readonly DocumentMark[] = []

function pageInSight(pages: HTMLElement): number {
  const middle = pages.scrollTop + pages.clientHeight / 2
  const shown = [...pages.children].filter((child) => child instanceof HTMLElement)
  const at = shown.findIndex((page) => page.offsetTop - pages.offsetTop + page.offsetHeight > middle)
  return at === -1 ? shown.length : at + 1
}

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

/** Returns what notes each scrolling, because pages that have become smaller have already limited it. */
function useSameMiddle(host: RefObject<HTMLElement | null>, width: number): (pages: HTMLElement) => void {
  const before = useRef({ width, top: 0, left: 0 })
  useLayoutEffect(() => {
    const pages = host.current
    const { width: earlier, top, left } = before.current
    before.current.width = width
    if (!pages || width === earlier) return
    if (earlier <= 0) pages.scrollLeft = (pages.scrollWidth - pages.clientWidth) / 2
    else {
      const times = width / earlier
      pages.scrollTop = (top + pages.clientHeight / 2) * times - pages.clientHeight / 2
      pages.scrollLeft = (left + pages.clientWidth / 2) * times - pages.clientWidth / 2
    }
  }, [host, width])
  return ({ scrollTop, scrollLeft }) => {
    before.current.top = scrollTop
    before.current.left = scrollLeft
  }
}
