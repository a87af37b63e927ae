/** Keeps the light on a step's target and the dialog beside it, while the page scrolls, resizes and changes. */
import { type RefObject, useEffect } from 'react'
import { type Box, inView, placeDialog, type Size } from './placement.ts'

/** Light around the target, in pixels. */
const HALO = 6
/** Pixels at the window's foot that the dialog leaves to the toasts, where the window is high enough. */
const TOASTS = 130
const HIGH = 600

/** `selector`: the first that fits is the target; none: the dialog stands in the middle. */
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

/** To the middle of the window, clear of the header; what is higher than the window begins at its top. */
function bringIntoView(target: Element): void {
  const { height } = target.getBoundingClientRect()
  target.scrollIntoView({ block: height > innerHeight * 0.7 ? 'start' : 'center', inline: 'nearest' })
}

function draw(root: HTMLElement, target: Element | null): void {
  // A modal dialog of the screen lies above everything; the tour waits behind it.
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

/** The window without the place of the toasts: that of two, or more while more are in sight. */
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

/** Writes only what changes: sixty times a second nothing does. */
function set(element: HTMLElement, property: string, value: string): void {
  if (element.style.getPropertyValue(property) !== value) element.style.setProperty(property, value)
}
