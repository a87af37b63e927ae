import { withUnifiedIdeographs } from '../../../../domain/text/unified-ideographs.ts'

export interface Match {
  /** From 1, including pages of ours. */
  readonly page: number
  /** Characters of the page's text; `end` exclusive. */
  readonly start: number
  readonly end: number
}

export const MATCHES_MAX = 1000
export const QUERY_MAX = 100

/** Keeps the length, so that offsets stay valid. */
export function folded(text: string): string {
  return Array.from(text, foldedCharacter).join('')
}

function foldedCharacter(character: string): string {
  if (/\s/.test(character)) return ' '
  const lower = withUnifiedIdeographs(character.toLowerCase())
  return lower.length === character.length ? lower : character
}

export function findIn(page: number, text: string, query: string, most: number): Match[] {
  const matches: Match[] = []
  let at = query === '' ? -1 : text.indexOf(query)
  while (at !== -1 && matches.length < most) {
    matches.push({ page, start: at, end: at + query.length })
    at = text.indexOf(query, at + query.length)
  }
  return matches
}
