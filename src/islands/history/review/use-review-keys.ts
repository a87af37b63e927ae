import { useState } from 'react'
import { useListener } from '../../base/use-listener.ts'
import type { Reading } from '../state/use-reading.ts'
import type { Decisions } from './use-decisions.ts'

export function useReviewKeys(reading: Reading, decisions: Decisions) {
  const [open, setOpen] = useState(false)
  const { current, step } = reading
  const acts: Readonly<Record<string, () => void>> = {
    j: () => step(1),
    k: () => step(-1),
    d: decisions.toNext,
    1: () => current && decisions.begin(current, 'confirmed'),
    2: () => current && decisions.begin(current, 'accepted'),
    3: () => current && decisions.begin(current, 'dismissed'),
    u: decisions.undoLast,
    c: () => press('.finding-current .copy-quote'),
    e: () => press('.results-actions [aria-haspopup="menu"]'),
    n: () => press('.review-next'),
    v: reading.view,
    l: reading.foldList,
    '?': () => setOpen(true),
  }
  useListener('keydown', (event) => {
    const act = acts[event.key.toLowerCase()]
    const isDecision = /\d/.test(event.key)
    if (!act || event.ctrlKey || event.metaKey || event.altKey || (event.repeat && isDecision)) return
    if (isTyping(event.target)) return
    event.preventDefault()
    act()
  })
  return { open, show: () => setOpen(true), hide: () => setOpen(false) }
}

const TYPING_TARGETS = 'input:not([type=radio]), textarea, select, dialog, [role=menu]'

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPING_TARGETS) !== null
}

/** Clicks a button of the screen, which has the logic. */
function press(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click()
}
