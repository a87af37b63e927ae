/** Finding words in the text of a page, whatever their case. */

export interface Match {
  /** From 1, pages of ours counted. */
  readonly page: number
  /** Characters of the page's text; `end` exclusive. */
  readonly start: number
  readonly end: number
}

/** Of one document: nobody goes through more. */
export const MATCHES_MAX = 1000
export const QUERY_MAX = 100

/** Keeps its length, so that a place in it is a place in the text. */
export function folded(text: string): string {
  return Array.from(text, foldedCharacter).join('')
}

function foldedCharacter(character: string): string {
  if (/\s/.test(character)) return ' '
  const lower = character.toLowerCase()
  return lower.length === character.length ? lower : character
}

/** At most `most` matches that don't overlap; `text` and `query` are folded. */
export function findIn(page: number, text: string, query: string, most: number): Match[] {
  const matches: Match[] = []
  let at = query === '' ? -1 : text.indexOf(query)
  while (at !== -1 && matches.length < most) {
    matches.push({ page, start: at, end: at + query.length })
    at = text.indexOf(query, at + query.length)
  }
  return matches
}
