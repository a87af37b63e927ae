/** Places that somebody still has to fill in: "The rent is _____ crowns." They state nothing. */
import { BLANK } from '../../text/characters.ts'
import type { Extent } from '../extent.ts'

/**
 * "___", "......" before a word (not before a page number), "[●]", "[xx]", "(…)", "{{rent}}", "???", "XXXX". Not "[***]", which
 * stands for words that were agreed and are kept secret.
 */
const UNFILLED =
  /_{3}|(?<!\.)\.{4,200}\s{0,3}\p{L}|[([{<]\s{0,3}(?:[●•_?]{1,20}|[Xx]{2,20}|\.{2,20}|…)\s{0,3}[)\]}>]|\{\{|\?{3}|(?<!\p{L})(?:x{3,20}|X{4,20})(?!\p{L})/u

export const isUnfilled = (text: string): boolean => UNFILLED.test(text)

/** "____ is the Tenant", at the end of the text; not "___X___", which is a choice that was made. */
const BLANK_BEFORE = /(?<!_)(?<!_[^\s_]{1,2})_{3,100}[^\S\n]{0,3}$/u
const REACH = 110

/** Whether a blank stands before the words; before a capital it may be a bullet: "____ The Tenant pays". */
function isAfterBlank({ text, first }: Extent): boolean {
  return !first.isCapital && BLANK_BEFORE.test(text.slice(Math.max(0, first.start - REACH), first.start))
}

/** Whether the quoted words have such a place, or one stands before or after them in their line. */
export function hasBlank(extent: Extent): boolean {
  const { own, text, last, after } = extent
  if (isUnfilled(own) || isAfterBlank(extent)) return true
  return after[0]?.text === BLANK && !text.slice(last.end, after[0].start).includes('\n')
}
