/** Places that somebody still has to fill in: "The rent is _____ crowns." They state nothing. */
import { BLANK } from './characters.ts'
import type { Extent } from './extent.ts'

/**
 * "___", "......" before a word (not before a page number), "[●]", "[xx]", "(…)", "{{rent}}", "???", "XXXX". Not "[***]", which
 * stands for words that were agreed and are kept secret.
 */
const UNFILLED =
  /_{3}|(?<!\.)\.{4,200}\s{0,3}\p{L}|[([{<]\s{0,3}(?:[●•_?]{1,20}|[Xx]{2,20}|\.{2,20}|…)\s{0,3}[)\]}>]|\{\{|\?{3}|(?<!\p{L})(?:x{3,20}|X{4,20})(?!\p{L})/u

export const isUnfilled = (text: string): boolean => UNFILLED.test(text)

/** Whether the quoted words have such a place, or end before one in their line. */
export function hasBlank({ own, text, last, after: [next] }: Extent): boolean {
  if (isUnfilled(own)) return true
  return next?.text === BLANK && !text.slice(last.end, next.start).includes('\n')
}
