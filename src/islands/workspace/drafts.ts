/** What a reload of the page must not lose: words not saved yet and choices not sent yet, the check sent last. Lives as long as the tab. */
import { dropEntry, storedEntry, storeEntry } from '../stored.ts'

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

/** The draft as it was kept, if it still has the form that the caller knows. */
export function keptDraft<T>(key: string, part: DraftPart, fits: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(storedEntry('sessionStorage', at(key, part)) ?? 'null')
    return fits(value) ? value : null
  } catch {
    return null
  }
}
