/** Entries of this browser's storage. A browser that blocks cookies blocks storage too; then nothing is stored. */

/** Where Results keeps the reasons of decisions that are not saved yet. */
export const reasonsKey = (userId: number): string => `reasons:${userId}`

/** Where the demo leaves its rule set; not beginning with "demo", as the keys that are cleared on leaving. */
export const DEMO_RULE_SET_KEY = 'ruleSetFromDemo'

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

/** Likewise, if its fields have the types of the example's, as those of an older version may not; null fits any. */
export function storedLike<T extends object>(area: Area, key: string, example: T): T | null {
  const value = storedValue(area, key)
  if (typeof value !== 'object' || value === null) return null
  const fits = Object.entries(example).every(([field, each]) => {
    const own: unknown = value[field as keyof typeof value]
    if (own === null || each === null) return true
    return typeof own === typeof each && Array.isArray(own) === Array.isArray(each)
  })
  return fits ? (value as T) : null
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
