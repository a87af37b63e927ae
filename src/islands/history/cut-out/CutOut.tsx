import { useContext, useEffect, useRef, useState } from 'react'
import type { Quad } from '../../../domain/document/page-text.ts'
import { boxAround, cornersOf } from '../../../domain/results/cut-out-box.ts'
import { loadOnly } from '../viewer/load-only.ts'
import { CutOutSource } from './cut-out-source.ts'

type Drawing = typeof import('./draw-cut-out.ts')

/** Keeps the picture's room free before the page is known; attributes, because the page's policy forbids inline styles. */
function sizeOf(quads: readonly Quad[]): { readonly width: number; readonly height: number } {
  const [left, top, right, bottom] = boxAround(quads.flatMap(cornersOf), Number.POSITIVE_INFINITY)
  return { width: Math.ceil(right - left), height: Math.ceil(bottom - top) }
}

/** A quote as it stands on its page, its words marked. Drawn when it comes in sight; the text beneath is for reading and copying. */
export function CutOut({ page, quads }: { page: number; quads: readonly Quad[] }) {
  const source = useContext(CutOutSource)
  const { load, address, pages = 0 } = source ?? {}
  const canvas = useRef<HTMLCanvasElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const target = canvas.current
    if (!target || !load || !address) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      loadOnly(import.meta.glob<Drawing>('./draw-cut-out.ts'))
        .then(({ drawCutOut }) => drawCutOut(target, { address, load, pages }, page, quads))
        .catch(() => setFailed(true))
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [load, address, pages, page, quads])
  if (!address || quads.length === 0 || failed) return null
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
