/** Keeps the spotlight on a step's target and the dialog beside it on scrolling, resizing and changes. */
import { type RefObject, useEffect } from 'react'
import { type Box, inView, placeDialog, type Size } from './placement.ts'

const HALO = 6
/** Pixels kept free for toasts at the bottom of the window if it is at least `HIGH` pixels high. */
const TOASTS = 130
const HIGH = 600

/** `selector`: its first match is the target; without one the dialog is centred. */
export function useSpotlight(root: RefObject<HTMLElement | null>, selector: string | undefined): void {
  useEffect(() => {
    let frame = 0
    let brought: Element | null = null
    function follow(): void {
      frame = requestAnimationFrame(follow)
      const target = selector === undefined ? null : document.querySelector(selector)
      if (target && target !== brought) bringIntoView(target)
      brought = target
      if (root.current) draw(root.current, target)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [root, selector])
}

/** Scrolls to the middle of the window, clear of the header; high targets are aligned to the top. */
function bringIntoView(target: Element): void {
  const { height } = target.getBoundingClientRect()
  target.scrollIntoView({ block: height > innerHeight * 0.7 ? 'start' : 'center', inline: 'nearest' })
}

function draw(root: HTMLElement, target: Element | null): void {
  // A modal dialog is above everything; the tour is hidden meanwhile.
  set(root, 'visibility', document.querySelector('dialog[open]') ? 'hidden' : 'visible')
  const view = { width: document.documentElement.clientWidth, height: innerHeight }
  const lit = target && inView(widened(target.getBoundingClientRect()), view)
  const dialog = root.querySelector<HTMLElement>('[data-dialog]')
  const spot = root.querySelector<HTMLElement>('[data-spot]')
  if (spot) put(spot, lit ?? { left: view.width / 2, top: view.height / 2, width: 0, height: 0 }, true)
  if (dialog) {
    const { width, height } = dialog.getBoundingClientRect()
    put(dialog, { ...placeDialog(lit, { width, height }, roomIn(view)), width, height }, false)
  }
}

/** The window without the toasts' space, which is two toasts high, or higher while more are visible. */
function roomIn(view: Size): Size {
  if (view.height < HIGH) return view
  const toasts = document.querySelector('.toaster')?.getBoundingClientRect()
  return { ...view, height: view.height - Math.max(TOASTS, toasts?.height ?? 0) }
}

function widened({ left, top, width, height }: DOMRect): Box {
  return { left: left - HALO, top: top - HALO, width: width + 2 * HALO, height: height + 2 * HALO }
}

function put(element: HTMLElement, { left, top, width, height }: Box, sized: boolean): void {
  set(element, 'transform', `translate(${Math.round(left)}px, ${Math.round(top)}px)`)
  if (!sized) return
  set(element, 'width', `${Math.round(width)}px`)
  set(element, 'height', `${Math.round(height)}px`)
}

/** Writes only changes, because it runs sixty times a second. */
function set(element: HTMLElement, property: string, value: string): void {
  if (element.style.getPropertyValue(property) !== value) element.style.setProperty(property, value)
}
