import { useContext, useEffect, useRef, useState } from 'react'
import type { Quad } from '../../../domain/page-text.ts'
import { CutOutSource } from './cut-out-source.ts'

interface CutOutProps {
  /** From 1. */
  page: number
  quads: readonly Quad[]
}

/** The picture of words that a machine read, so that a person sees at a glance what they are. Drawn when it comes in sight. */
export default function CutOut({ page, quads }: CutOutProps) {
  const source = useContext(CutOutSource)
  const load = source?.load
  const address = source?.entry.annotatedPdf
  const pages = source?.entry.result?.pages ?? 0
  const canvas = useRef<HTMLCanvasElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const target = canvas.current
    if (!target || !load || !address) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      loadDrawing()
        .then((drawing) => drawing?.drawCutOut(target, { address, load, pages }, page, quads))
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
      role="img"
      aria-label={`Picture of these words on page ${page}`}
    />
  )
}

type Drawing = typeof import('./draw-cut-out.ts')

/** Vite's glob, because the worker's bundler would follow a plain import into the viewer. */
async function loadDrawing(): Promise<Drawing | undefined> {
  const [load] = Object.values(import.meta.glob<Drawing>('./draw-cut-out.ts'))
  return load?.()
}
