/** The tour's keys: Enter and Right continue, Left goes back, Escape asks whether to leave, Tab moves to the target. */
import type { RefObject } from 'react'
import { useListener } from '../use-listener.ts'
import type { TourControl } from './use-tour.ts'

const CONTROLS = 'button, a[href], input, select, textarea'

export function useTourKeys(
  root: RefObject<HTMLElement | null>,
  asking: boolean,
  send: TourControl['send'],
): void {
  useListener('keydown', (event) => {
    const busyElsewhere = document.querySelector('dialog[open], .menu:popover-open') !== null
    if (busyElsewhere || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const isFree = isOurs(event.target, root.current)
    if (event.key === 'Escape') send({ type: asking ? 'STAY' : 'EXIT' })
    else if (!isFree) return
    else if (event.key === 'Tab') tabOn(event, root.current)
    else if (asking) return
    else if (event.key === 'ArrowRight') send({ type: 'NEXT' })
    else if (event.key === 'ArrowLeft') send({ type: 'BACK' })
    else if (event.key === 'Enter' && !isControl(event.target)) send({ type: 'NEXT' })
  })
}

/** Whether the focus is in the tour's dialog or on nothing. */
function isOurs(target: EventTarget | null, root: HTMLElement | null): boolean {
  return target === document.body || (target instanceof Node && (root?.contains(target) ?? false))
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(CONTROLS)
}

/** Tab from the dialog's last control focuses the step's target. */
function tabOn(event: KeyboardEvent, root: HTMLElement | null): void {
  const last = [...(root?.querySelectorAll<HTMLElement>('[data-dialog] button') ?? [])].at(-1)
  if (event.shiftKey || event.target !== last) return
  const target = document.querySelector(root?.dataset.target ?? ':not(*)')
  const control = target?.matches(CONTROLS) ? target : target?.querySelector(CONTROLS)
  if (!(control instanceof HTMLElement)) return
  event.preventDefault()
  control.focus()
}
