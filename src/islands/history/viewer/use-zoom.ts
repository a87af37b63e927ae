import { useState } from 'react'

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const
const FIT = ZOOMS.indexOf(1)

export interface Zoom {
  /** 1 fits the width, up to what reads well. */
  readonly zoom: number
  readonly by: (way: 1 | -1) => void
  readonly fit: () => void
  readonly keys: Readonly<Record<string, () => void>>
}

export function useZoom(): Zoom {
  const [at, setAt] = useState(FIT)
  const by = (way: 1 | -1): void => setAt((now) => Math.min(ZOOMS.length - 1, Math.max(0, now + way)))
  const fit = (): void => setAt(FIT)
  return {
    zoom: ZOOMS[at] ?? 1,
    by,
    fit,
    keys: { '+': () => by(1), '=': () => by(1), '-': () => by(-1), '0': fit },
  }
}
