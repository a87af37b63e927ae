import { formatLink } from './link.ts'

export function cardId(checkId: number, findingId: number): string {
  return formatLink(checkId, findingId).slice(1)
}
