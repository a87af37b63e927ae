/** The clause in which words stand, by the nearest number above them. */
import { isContents, NAMED } from './headings.ts'
import type { PageText, Place } from './page-text.ts'

/** "7.1", "23.", "IV.", "§ 5" before a title or a sentence. */
const NUMBERED =
  /^(\d{1,3}(?:\.\d{1,3}){1,3}|\d{1,3}(?=[.)])|[IVXLC]{1,6}(?=\.)|§ ?\d{1,4}[a-z]?)[.)]?(?=\s*$|\s+[\p{Lu}\p{Lt}\p{Lo}“„"([])/u
/** Longer lines that begin like a heading are sentences about one. */
const TITLE_MAX = 90
/** Pages looked through before that of the words. */
const PAGES_BACK = 5

/** "7.1", "§ 5", "Article 3". Undefined where no number stands above. */
export function clauseAt(pages: readonly PageText[], { page, start }: Place): string | undefined {
  const at = pages.findIndex(({ number }) => number === page)
  for (const each of pages.slice(Math.max(0, at - PAGES_BACK), at + 1).toReversed()) {
    const end = each.number === page ? each.text.indexOf('\n', start) : -1
    const above = end === -1 ? each.text : each.text.slice(0, end)
    const found = above.split('\n').findLast((line) => numberOf(line) !== undefined)
    if (found !== undefined) return numberOf(found)
  }
  return undefined
}

function numberOf(line: string): string | undefined {
  const text = line.trim()
  if (isContents(text)) return undefined
  return NUMBERED.exec(text)?.[1] ?? (text.length <= TITLE_MAX ? NAMED.exec(text)?.[0] : undefined)
}
