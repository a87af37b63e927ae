import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { storedEntry, storeEntry } from '../../base/stored.ts'

const KEY = 'documentShare'
/** Percent of the width for findings and document. */
const LEAST = 30
const MOST = 80
const STEP = 2

/** Divides findings and document: drag or use the arrow keys; a double click or Enter resets it. */
export function PaneDivider() {
  const divider = useRef<HTMLDivElement>(null)
  const [share, setShare] = useState(storedShare)
  const [now, setNow] = useState(share ?? LEAST)
  useLayoutEffect(() => {
    const room = divider.current?.closest<HTMLElement>('.history-results')
    if (share === null) room?.style.removeProperty('--document')
    else room?.style.setProperty('--document', `${share}%`)
    setNow(Math.round(shareOf(divider.current)))
  }, [share])
  function change(to: number | null): void {
    const bounded = to === null ? null : Math.min(MOST, Math.max(LEAST, Math.round(to)))
    setShare(bounded)
    storeEntry('localStorage', KEY, String(bounded))
  }
  function press(event: KeyboardEvent): void {
    const to = { ArrowLeft: now + STEP, ArrowRight: now - STEP, Home: MOST, End: LEAST, Enter: null }[
      event.key
    ]
    if (to === undefined) return
    event.preventDefault()
    change(to)
  }
  function drag(event: PointerEvent): void {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const room = event.currentTarget.closest('.history-results')?.getBoundingClientRect()
    if (room) change(((room.right - event.clientX) / room.width) * 100)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule can't be dragged
    <div
      ref={divider}
      className="pane-divider"
      role="separator"
      aria-label="Width of the document"
      aria-orientation="vertical"
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      aria-valuenow={now}
      tabIndex={0}
      onKeyDown={press}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onDoubleClick={() => change(null)}
    />
  )
}

/** Null: the default width. */
function storedShare(): number | null {
  const share = Number.parseInt(storedEntry('localStorage', KEY) ?? '', 10)
  return share >= LEAST && share <= MOST ? share : null
}

function shareOf(divider: HTMLElement | null): number {
  const [room, document] = ['.history-results', '.viewer'].map(
    (part) => divider?.closest(part)?.clientWidth ?? 0,
  )
  return room ? ((document ?? 0) / room) * 100 : LEAST
}
