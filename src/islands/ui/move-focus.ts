import type { KeyboardEvent } from 'react'

export function moveFocus(event: KeyboardEvent<HTMLElement>, selector: string): void {
  if (!(event.target instanceof HTMLElement)) return
  if (event.target !== event.currentTarget && !event.target.matches(selector)) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)]
  const at = stops.indexOf(event.target)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: stops.length - 1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  stops[to]?.focus()
}
