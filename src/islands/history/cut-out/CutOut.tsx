import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { HistoryEntry } from '../../../contract/documents.ts'
import type { Quad } from '../../../domain/page-text.ts'
import type { CheckedDocument } from './checked-document.ts'
import { boxAround, cornersOf } from './cut-out-box.ts'

/** The document that the quotes below are from; null: there is none to show. */
const Source = createContext<CheckedDocument | null>(null)

interface CutOutsProps extends Pick<CheckedDocument, 'load'> {
  entry: HistoryEntry
  children: ReactNode
}

/** Lets the quotes of this check show their pictures. */
export function CutOuts({ entry: { annotatedPdf, result }, load, children }: CutOutsProps) {
  const pages = result?.pages ?? 0
  const source = useMemo(
    () => (annotatedPdf === null ? null : { address: annotatedPdf, load, pages }),
    [annotatedPdf, load, pages],
  )
  return <Source value={source}>{children}</Source>
}

type Drawing = typeof import('./draw-cut-out.ts')

/** `glob` for the reason given at the viewer's: the worker's bundler would follow an import into pdf.js. */
async function loadDrawing(): Promise<Drawing> {
  const [load] = Object.values(import.meta.glob<Drawing>('./draw-cut-out.ts'))
  if (!load) throw new Error('the drawing is not in the build')
  return load()
}

/** Keeps the picture's room free before the page is known; attributes, because the page's policy forbids inline styles. */
function sizeOf(quads: readonly Quad[]): { readonly width: number; readonly height: number } {
  const [left, top, right, bottom] = boxAround(quads.flatMap(cornersOf), Number.POSITIVE_INFINITY)
  return { width: Math.ceil(right - left), height: Math.ceil(bottom - top) }
}

interface CutOutProps {
  /** From 1. */
  page: number
  quads: readonly Quad[]
}

/** A quote as it stands on its page, its words marked. Drawn when it comes in sight; the text beneath is for reading and copying. */
export function CutOut({ page, quads }: CutOutProps) {
  const source = useContext(Source)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const target = canvas.current
    if (!target || !source) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      loadDrawing()
        .then(({ drawCutOut }) => drawCutOut(target, source, page, quads))
        .catch(() => setFailed(true))
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [source, page, quads])
  if (!source || quads.length === 0 || failed) return null
  return (
    <canvas
      ref={canvas}
      className="cut-out"
      {...sizeOf(quads)}
      role="img"
      aria-label={`Picture of these words on page ${page}`}
    />
  )
}
