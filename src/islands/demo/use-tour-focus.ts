/** Moves the focus into the tour's dialog at each step, and restores it when the tour ends. */
import { type RefObject, useEffect } from 'react'

/** `moment` changes with the dialog's content. */
export function useTourFocus(root: RefObject<HTMLElement | null>, moment: string): void {
  useEffect(() => {
    const before = document.activeElement
    return () => {
      const lost = document.activeElement === null || document.activeElement === document.body
      if (lost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment is what moves the focus
  useEffect(() => {
    const moving = requestAnimationFrame(() =>
      root.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true }),
    )
    return () => cancelAnimationFrame(moving)
  }, [root, moment])
}
