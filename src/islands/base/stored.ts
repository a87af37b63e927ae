/** Entries of this browser's storage. A browser that blocks cookies blocks storage too; then nothing is stored. */

/** Where Results keeps the reasons of decisions that are not saved yet. */
export const reasonsKey = (userId: number): string => `reasons:${userId}`

type Area = 'localStorage' | 'sessionStorage'

export function storedEntry(area: Area, key: string): string | null {
  try {
    return globalThis[area].getItem(key)
  } catch {
    return null
  }
}

export function storedValue(area: Area, key: string): unknown {
  try {
    return JSON.parse(storedEntry(area, key) ?? '') ?? undefined
  } catch {
    return undefined
  }
}

export function storeEntry(area: Area, key: string, value: string): void {
  try {
    globalThis[area].setItem(key, value)
  } catch {
    // blocked or full
  }
}

export function dropEntry(area: Area, key: string): void {
  try {
    globalThis[area].removeItem(key)
  } catch {
    // blocked, so there is none
  }
}
