/** The text after a mention of a section, without what belongs to the section's name. */

import type { Meanings } from '../../meaning/languages.ts'
import { wordsIn } from '../../tokens/tokens.ts'
import { isDocument } from '../words/documents.ts'
import type { Mention } from './mention.ts'

/** Characters read after a mention. */
const REACH = 160
const LONGEST_WORD = 24
/** "of this Agreement": its own document, unless it is said which one. */
const OWN_DOCUMENT = /^\s(?:of|to)\s(?:the|this|these|said)\s(\p{L}{4,10})(?=[\s,.;:]|$)(?!\s\p{Lu})/u
/** "Section 3 (Roof)": its title; not "(b)" or "(iii)", which are parts of it. */
const TITLE = /^\s\((?![ivxlc]{1,6}\))["\u201c\u201e\u00ab]?\p{L}[^()\n]{2,80}\)/u

/** Whether a title of the section stands behind its number, and its sentence goes on, as in no table of contents. */
function isTitleBehind(title: string, behind: string): boolean {
  if (/[.;:]/u.test(title)) return false
  return behind.toLowerCase().startsWith(` ${title} `) && /^\p{Ll}/u.test(behind.slice(title.length + 2))
}

/** "Section 3 Roof is deleted", "Section 3 (Roof) of this Agreement is deleted": " is deleted". */
export function tailOf({ text, end }: Mention, titles: readonly string[], meanings: Meanings): string {
  const behind = text.slice(end, end + REACH)
  const title = titles.find((one) => isTitleBehind(one, behind))
  const tail = title === undefined ? behind.replace(TITLE, '') : behind.slice(title.length + 1)
  const [own = '', document = ''] = OWN_DOCUMENT.exec(tail) ?? []
  const rest = tail.slice(own.length)
  // "of the Agreement dated 5 June"
  const isOther = meanings.narrows(wordsIn(rest.slice(0, LONGEST_WORD))[0])
  return isDocument(document.toLowerCase()) && !isOther ? rest : tail
}

/** A part of the section, its heading, another document's section, an amount: "4A", "4.2 Fees", "§ 312 BGB", "3.1 %". */
const OTHER = /^(?:[\p{L}\d(]|\s?%|\s{1,3}[\p{Lu}\p{Lo}]|\s(?:of|to)\s(?:the|that|an?|its|such|any)\s)/u

/** Whether the text after a number shows that it is not the number of the section alone. */
export const isOtherReference = (tail: string): boolean => OTHER.test(tail)
