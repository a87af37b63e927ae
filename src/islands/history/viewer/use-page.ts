import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { type RefObject, useEffect, useState } from 'react'
import type { Spot } from '../state/spots.ts'

export function useIsNear(element: RefObject<HTMLElement | null>): boolean {
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

export function usePage(pdf: PDFDocumentProxy, number: number, near: boolean): PDFPageProxy | null {
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

export function useDrawing<What>(
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
export function useScrollToPlace(
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
