/** Data that survives a reload, in sessionStorage: unsaved input, unsent choices, the last submitted check. */
import type { RuleSet } from '../../../contract/workspace.ts'
import { dropEntry, storedLike, storeEntry } from '../../base/stored.ts'

type RuleSetPlace = Pick<RuleSet, 'id' | 'folderId'>
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

export function keptDraft<T extends object>(key: string, part: DraftPart, example: T): T | null {
  return storedLike('sessionStorage', at(key, part), example)
}

export function latestRuleSet(key: string): RuleSetPlace | null {
  return storedLike('localStorage', `${key}:latest`, { id: 0, folderId: 0 })
}

export function noteRuleSet(key: string, place: RuleSetPlace): void {
  storeEntry('localStorage', `${key}:latest`, JSON.stringify(place))
}
