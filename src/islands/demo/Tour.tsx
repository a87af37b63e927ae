import { type RefObject, useEffect, useRef } from 'react'
import { useListener } from '../base/use-listener.ts'
import { TourDialog } from './TourDialog.tsx'
import { STEP_TEXTS } from './tour-texts.ts'
import type { TourControl } from './use-tour.ts'

export function Tour({ tour }: { tour: TourControl }) {
  const { snapshot, send } = tour
  const { step } = snapshot.context
  const root = useRef<HTMLDivElement>(null)
  const departing = snapshot.hasTag('departing')
  const target = departing || snapshot.hasTag('asking') ? undefined : STEP_TEXTS[step].target
  useTarget(target)
  useTourFocus(root, `${step} ${snapshot.hasTag('asking')} ${departing}`)
  useTourKeys(root, snapshot.hasTag('asking'), send)
  return (
    <div ref={root} className="tour" data-target={target}>
      <div className="tour-spot" data-spot />
      <TourDialog {...tour} />
    </div>
  )
}

/** Anchors the spotlight and the dialog to the first match, looked up sixty times a second, and brings it into view. */
function useTarget(selector: string | undefined): void {
  useEffect(() => {
    let frame = 0
    let target: HTMLElement | null = null
    function aim(at: HTMLElement | null): void {
      if (at === target) return
      target?.style.removeProperty('anchor-name')
      target = at
      target?.style.setProperty('anchor-name', '--tour')
      // Clear of the header; a high target is aligned to the top.
      const isHigh = (target?.offsetHeight ?? 0) > innerHeight * 0.7
      target?.scrollIntoView({ block: isHigh ? 'start' : 'center', inline: 'nearest' })
    }
    function follow(): void {
      frame = requestAnimationFrame(follow)
      aim(selector === undefined ? null : document.querySelector<HTMLElement>(selector))
    }
    follow()
    return () => {
      cancelAnimationFrame(frame)
      aim(null)
    }
  }, [selector])
}

/** `moment` changes with the dialog's content. */
function useTourFocus(root: RefObject<HTMLElement | null>, moment: string): void {
  useEffect(() => {
    const before = document.activeElement
    return () => {
      const lost = document.activeElement === null || document.activeElement === document.body
      if (lost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment is what moves the focus
  useEffect(() => {
    const first = () => root.current?.querySelector<HTMLElement>('[data-first]')
    // Focused again in the next frame, it would take back a Tab pressed until then.
    if (first() === document.activeElement) return undefined
    const moving = requestAnimationFrame(() => first()?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(moving)
  }, [root, moment])
}

const CONTROLS = 'button, a[href], input, select, textarea'

function useTourKeys(root: RefObject<HTMLElement | null>, asking: boolean, send: TourControl['send']): void {
  useListener('keydown', (event) => {
    const busyElsewhere = document.querySelector('dialog[open], .menu:popover-open') !== null
    if (busyElsewhere || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const { target } = event
    const isFree = target === document.body || (target instanceof Node && root.current?.contains(target))
    if (event.key === 'Escape') send({ type: asking ? 'STAY' : 'EXIT' })
    else if (!isFree) return
    else if (event.key === 'Tab') tabOn(event, root.current)
    else if (asking) return
    else if (event.key === 'ArrowRight') send({ type: 'NEXT' })
    else if (event.key === 'ArrowLeft') send({ type: 'BACK' })
    else if (event.key === 'Enter' && !isControl(event.target)) send({ type: 'NEXT' })
  })
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(CONTROLS)
}

function tabOn(event: KeyboardEvent, root: HTMLElement | null): void {
  const last = [...(root?.querySelectorAll<HTMLElement>('[data-dialog] button') ?? [])].at(-1)
  if (event.shiftKey || event.target !== last) return
  const target = document.querySelector(root?.dataset.target ?? ':not(*)')
  const control = target?.matches(CONTROLS) ? target : target?.querySelector(CONTROLS)
  if (!(control instanceof HTMLElement)) return
  event.preventDefault()
  control.focus()
}
