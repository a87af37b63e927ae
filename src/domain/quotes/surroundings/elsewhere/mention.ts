/** A place where the document names a section, a part, a title or itself, and the key by which it is found. */

/** A place that names one or several sections. */
export interface Mention {
  readonly text: string
  readonly start: number
  end: number
}

export type Add = (key: string, mention: Mention) => void

/** The key of the document itself: "this agreement". */
export const WHOLE = ''

export const keyOfTitle = (title: string): string => `“${title.toLowerCase().trim()}`

/** A term in quotation marks, which may be no title. */
export const keyOfTerm = (term: string): string => `"${term.toLowerCase().trim()}`

/** The title that a key stands for, in a list; an empty list for other keys. */
export const titleOf = (key: string): string[] => (key.startsWith('“') ? [key.slice(1)] : [])

export const keyOfPart = (part: string): string => part.toLowerCase().replace(/\s+/gu, ' ').trim()

/** "2", "5": "2", "3", "4", "5"; likewise "3.1" to "3.4"; "2.1" to "3.4": "2" and "3", which may be more than is meant. */
export function numbersBetween(from: string, to: string, most: number): string[] {
  const [first, last] = [from.split('.'), to.split('.')]
  const at = first.findIndex((number, depth) => number !== last[depth])
  const count = Number(last[at]) - Number(first[at]) + 1
  if (!(count > 1 && count <= most)) return [to]
  const ahead = first.slice(0, at).map((number) => `${number}.`)
  return Array.from({ length: count }, (_, i) => `${ahead.join('')}${Number(first[at]) + i}`)
}
