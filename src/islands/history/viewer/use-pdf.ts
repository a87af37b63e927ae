import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useCallback, useEffect, useState } from 'react'
import { useListener } from '../../base/use-listener.ts'
import { onSessionEnd } from '../../session/session.ts'
import { pdfFailureText } from '../actions/open-pdf.ts'
import { openPdf } from './pdfjs.ts'

export type PdfState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly pdf: PDFDocumentProxy; readonly first: PageSize }
  | { readonly status: 'failed'; readonly text: string }

/** In points, rotated. */
export interface PageSize {
  readonly width: number
  readonly height: number
}

/** Fetches and opens the document at a URL; `again` retries after a failure, as does coming back online. */
export function usePdf(
  address: string,
  load: (address: string) => Promise<Uint8Array<ArrayBuffer>>,
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
        const first = await sizeOf(opened.pdf)
        if (left) opened.close()
        else setState({ status: 'ready', pdf: opened.pdf, first })
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
  }, [address, load, attempt])
  const again = useCallback(() => setAttempt((count) => count + 1), [])
  useListener('online', again, state.status === 'failed')
  return { state, again }
}

/** Size of the first page, assumed for the others until they load. */
async function sizeOf(pdf: PDFDocumentProxy): Promise<PageSize> {
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
  return { width, height }
}
