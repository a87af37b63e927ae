import { useState } from 'react'
import { storedEntry, storeEntry } from '../../base/stored.ts'

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const
const FIT = ZOOMS.indexOf(1)
const KEY = 'documentZoom'

export function useZoom() {
  const [at, setAt] = useState(storedZoom)
  const go = (to: number): void => {
    setAt(to)
    storeEntry('localStorage', KEY, String(ZOOMS[to]))
  }
  const by = (way: 1 | -1): void => go(Math.min(ZOOMS.length - 1, Math.max(0, at + way)))
  const fit = (): void => go(FIT)
  return {
    /** 1 fits the width, up to a readable maximum. */
    zoom: ZOOMS[at] ?? 1,
    by,
    fit,
    keys: { '+': () => by(1), '=': () => by(1), '-': () => by(-1), '0': fit },
  }
}

function storedZoom(): number {
  const at = ZOOMS.findIndex((zoom) => String(zoom) === storedEntry('localStorage', KEY))
  return at === -1 ? FIT : at
}
