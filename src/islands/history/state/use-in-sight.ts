/** Which finding of a result is scrolled to. */
import { useEffect } from 'react'
import { cardId } from './link.ts'

/** A review that was begun earlier continues where it stopped. */
export function useResumed(checkId: number | null, findingId: number | null): void {
  useEffect(() => toTop(checkId, findingId), [checkId, findingId])
}

/** Scrolls the finding in the URL to the top and focuses it, unless the focus is already inside. */
export function useInSight(checkId: number | null, findingId: number | null): void {
  useEffect(() => {
    if (checkId === null || findingId === null) return
    const card = document.getElementById(cardId(checkId, findingId))
    const active = document.activeElement
    if (card?.contains(active)) return
    if (!active?.closest('.viewer')) card?.focus({ preventScroll: true })
    toTop(checkId, findingId)
  }, [checkId, findingId])
}

export function toTop(checkId: number | null, findingId: number | null): void {
  if (checkId === null || findingId === null) return
  document.getElementById(cardId(checkId, findingId))?.scrollIntoView({ block: 'start' })
}
