/** A rule set on its way from the list to a folder. */
import type { DragEvent } from 'react'

const kind = 'application/x-rulemark-rule-set'

export function carryRuleSet(event: DragEvent, id: number): void {
  event.dataTransfer.setData(kind, String(id))
  event.dataTransfer.effectAllowed = 'move'
}

export function carriesRuleSet(event: DragEvent): boolean {
  return event.dataTransfer.types.includes(kind)
}

/** The id of the rule set that was dropped, or null. */
export function carriedRuleSet(event: DragEvent): number | null {
  if (!carriesRuleSet(event)) return null
  event.preventDefault()
  return Number(event.dataTransfer.getData(kind))
}
