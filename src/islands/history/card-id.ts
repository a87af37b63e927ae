import { formatLink } from './link.ts'

/** Id of a finding's card. */
export function cardId(checkId: number, findingId: number): string {
  return formatLink(checkId, findingId).slice(1)
}
