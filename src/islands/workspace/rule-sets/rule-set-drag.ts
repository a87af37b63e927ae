import type { DragEvent } from 'react'

const kind = 'application/x-rulemark-rule-set'

export function startRuleSetDrag(event: DragEvent, id: number): void {
  event.dataTransfer.setData(kind, String(id))
  event.dataTransfer.effectAllowed = 'move'
}

export function isRuleSetDrag(event: DragEvent): boolean {
  return event.dataTransfer.types.includes(kind)
}

export function droppedRuleSet(event: DragEvent): number | null {
  if (!isRuleSetDrag(event)) return null
  event.preventDefault()
  return Number(event.dataTransfer.getData(kind))
}
