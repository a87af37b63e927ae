import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { useCallback, useEffect, useState } from 'react'
import { useListener } from '../../base/use-listener.ts'
import { onSessionEnd } from '../../session/session.ts'
import { pdfFailureText } from '../actions/open-pdf.ts'
import { openPdf } from './pdfjs.ts'

export type PdfState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready'
      readonly pdf: PDFDocumentProxy
      readonly first: PageSize
      /** Width of the text, with equal margins, as a share of the page's. */
      readonly textShare: number
      /** Number of pages of ours before the document's own. */
      readonly front: number
    }
  | { readonly status: 'failed'; readonly text: string }

/** In points, rotated. */
export interface PageSize {
  readonly width: number
  readonly height: number
}

export function usePdf(
  address: string,
  load: (address: string) => Promise<Uint8Array<ArrayBuffer>>,
  pages: number,
): { state: PdfState; again: () => void } {
  const [state, setState] = useState<PdfState>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a reason to load
  useEffect(() => {
    let opened: Awaited<ReturnType<typeof openPdf>> | undefined
    let left = false
    async function open(): Promise<void> {
      try {
        opened = await openPdf(await load(address))
        const { pdf } = opened
        const front = Math.max(0, pdf.numPages - pages)
        const [first, textShare] = await Promise.all([sizeOf(pdf), textShareOf(pdf, front)])
        if (left) opened.close()
        else setState({ status: 'ready', pdf, first, textShare, front })
      } catch (error) {
        if (!left && !onSessionEnd(error)) setState({ status: 'failed', text: pdfFailureText(error) })
      }
    }
    setState({ status: 'loading' })
    void open()
    return () => {
      left = true
      opened?.close()
    }
  }, [address, load, pages, attempt])
  const again = useCallback(() => setAttempt((count) => count + 1), [])
  useListener('online', again, state.status === 'failed')
  return { state, again }
}

async function sizeOf(pdf: PDFDocumentProxy): Promise<PageSize> {
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
  return { width, height }
}

const MEASURED = 3

async function textShareOf(pdf: PDFDocumentProxy, front: number): Promise<number> {
  const numbers = Array.from({ length: Math.min(MEASURED, pdf.numPages - front) }, (_, at) => front + at + 1)
  const margins = await Promise.all(numbers.map(async (number) => marginOf(await pdf.getPage(number))))
  return 1 - 2 * Math.max(0, Math.min(...margins))
}

async function marginOf(page: PDFPageProxy): Promise<number> {
  const viewport = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const sides = items.flatMap((item) => {
    if (!('transform' in item) || item.str.trim() === '') return []
    const [a, b, , , x, y] = item.transform
    const along = item.width / Math.hypot(a, b)
    return [
      viewport.convertToViewportPoint(x, y),
      viewport.convertToViewportPoint(x + a * along, y + b * along),
    ]
  })
  const xs = sides.map(([x]) => Number(x))
  return Math.min(...xs, viewport.width - Math.max(...xs)) / viewport.width
}
