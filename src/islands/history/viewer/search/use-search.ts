/** Searches a document page by page, so that the first matches appear while the rest is read. */
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { findIn, folded, MATCHES_MAX, type Match } from './find.ts'

export type Found = Search['found']

export type Search = ReturnType<typeof useSearch>

export function useSearch(pdf: PDFDocumentProxy | null, front: number) {
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const { matches, reading } = useMatches(pdf, front, open ? query : '')
  const found = useMemo(
    () => ({ pages: Map.groupBy(matches, ({ page }) => page), current: matches[at] ?? null }),
    [matches, at],
  )
  return {
    open,
    show: useCallback(() => setOpen(true), []),
    close: useCallback(() => setOpen(false), []),
    query,
    setQuery(to: string) {
      setQuery(to)
      setAt(0)
    },
    matches,
    at,
    step: (way: 1 | -1) => setAt((now) => (now + way + matches.length) % Math.max(1, matches.length)),
    reading,
    found,
  }
}

const none: readonly Match[] = []

function useMatches(pdf: PDFDocumentProxy | null, front: number, query: string) {
  const [state, setState] = useState({ matches: none, reading: false })
  const texts = useRef(new Map<number, Promise<string>>())
  useEffect(() => {
    const wanted = folded(query.trim()).replace(/ +/g, ' ')
    let left = false
    async function search(from: PDFDocumentProxy): Promise<void> {
      let matches = none
      for (let number = front + 1; number <= from.numPages && matches.length < MATCHES_MAX; number++) {
        const text = texts.current.get(number) ?? pageText(from, number).catch(() => '')
        texts.current.set(number, text)
        const more = findIn(number, await text, wanted, MATCHES_MAX - matches.length)
        if (left) return
        if (more.length === 0) continue
        matches = [...matches, ...more]
        setState({ matches, reading: true })
      }
      setState({ matches, reading: false })
    }
    setState({ matches: none, reading: wanted !== '' })
    if (pdf && wanted !== '') void search(pdf)
    return () => {
      left = true
    }
  }, [pdf, front, query])
  return state
}

const TEXT_MAX = 200_000

async function pageText(pdf: PDFDocumentProxy, number: number): Promise<string> {
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent()
  const pieces = items.flatMap((item) => ('str' in item ? [item.hasEOL ? `${item.str} ` : item.str] : []))
  return folded(pieces.join('').slice(0, TEXT_MAX))
}
