/** Data that survives a reload, in sessionStorage: unsaved input, unsent choices, the last submitted check. */
import { dropEntry, storedValue, storeEntry } from '../stored.ts'

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

/** Returns the stored draft if `fits` accepts it. */
export function keptDraft<T>(key: string, part: DraftPart, fits: (value: unknown) => value is T): T | null {
  const value = storedValue('sessionStorage', at(key, part))
  return fits(value) ? value : null
}
