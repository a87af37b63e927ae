/** Data that survives a reload, in sessionStorage: unsaved input, unsent choices, the last submitted check. */
import type { RuleSet } from '../../../contract/workspace.ts'
import { dropEntry, storedValue, storeEntry } from '../../base/stored.ts'

export type DraftPart = 'rule-set' | 'choices' | 'submitted'

function at(key: string, part: DraftPart): string {
  return `${key}:${part}`
}

export function keepDraft(key: string, part: DraftPart, draft: object): void {
  storeEntry('sessionStorage', at(key, part), JSON.stringify(draft))
}

export function dropDraft(key: string, part: DraftPart): void {
  dropEntry('sessionStorage', at(key, part))
}

export function keptDraft<T>(key: string, part: DraftPart, fits: (value: unknown) => value is T): T | null {
  const value = storedValue('sessionStorage', at(key, part))
  return fits(value) ? value : null
}

type RuleSetPlace = Pick<RuleSet, 'id' | 'folderId'>

/** The rule set opened or used last, also in an earlier visit. */
export function latestRuleSet(key: string): RuleSetPlace | null {
  const value = storedValue('localStorage', `${key}:latest`)
  if (typeof value !== 'object' || value === null) return null
  const { id, folderId } = value as Partial<RuleSetPlace>
  return typeof id === 'number' && typeof folderId === 'number' ? { id, folderId } : null
}

export function noteRuleSet(key: string, place: RuleSetPlace): void {
  storeEntry('localStorage', `${key}:latest`, JSON.stringify(place))
}
