/** Where the document names its sections, parts and titles: "clauses 2 to 5", "Annex B", "the clause “Delivery”". */

import type { PageText } from '../../../page-text.ts'
import { rememberedSteps } from '../../../remembered.ts'
import { type Steps, Work } from '../../../steps.ts'
import { isDocument, isReport, isSection, isVersion } from '../words/documents.ts'
import { type Add, keyOfTerm, keyOfTitle, type Mention, WHOLE } from './mention.ts'
import { addNumbers } from './numbered-mentions.ts'
import { isBeforeTitle } from './words/mentions.ts'

/** Characters before a word among which its sentence begins: "This Agreement". */
export const NEAR_START = 24
const SENTENCE_BEGINS = /[.!?;\n]\s{0,3}[^.!?;\n]*$/u
const LONG_WORD = /\p{L}{5,14}/gu
const QUOTED = /["\u201c\u201e\u00ab]([^"\u201c-\u201f\u00ab\u00bb\n]{3,80})["\u201c\u201d\u00bb]/gu

/** Words of a title before and after "section": "the Late fees section", "the chapter on late fees". */
const TITLE_BEFORE = /(?:\p{L}{2,20}\s){1,3}$/u
const TITLE_AFTER = /^\s["\u201c\u201e\u00ab]?(?=(\p{L}{2,20}(?:\s\p{L}{2,20}){0,2}))/u
const FIRST_WORD = /^\s(\p{L}{1,8})(?=\s)/u
const TITLE_REACH = 80

/** "The Late fees section" names "fees section" and "late fees section". */
function addTitleBefore(text: string, start: number, end: number, add: Add): void {
  const before = text.slice(Math.max(0, start - TITLE_REACH), start)
  const words = (TITLE_BEFORE.exec(before)?.[0].trim() ?? '').split(' ')
  for (const at of words.keys()) {
    const title = words.slice(at).join(' ')
    if (title !== '') add(keyOfTitle(title), { text, start: start - title.length - 1, end })
  }
}

/** "The chapter on late fees" names "late" and "late fees". */
function addTitleAfter(text: string, start: number, end: number, add: Add): void {
  const behind = text.slice(end, end + TITLE_REACH)
  const [opening = '', word] = FIRST_WORD.exec(behind) ?? []
  const skipped = isBeforeTitle(word) ? opening.length : 0
  const [gap = '', titleWords = ''] = TITLE_AFTER.exec(behind.slice(skipped)) ?? []
  const words = titleWords.split(' ')
  for (const at of words.keys()) {
    const title = words.slice(0, at + 1).join(' ')
    if (title !== '') add(keyOfTitle(title), { text, start, end: end + skipped + gap.length + title.length })
  }
}

function addWords(text: string, add: Add): void {
  for (const { 0: word, index } of text.matchAll(LONG_WORD)) {
    const lower = word.toLowerCase()
    const end = index + word.length
    const isWhole = isDocument(lower) || isReport(lower) || isVersion(lower)
    if (isWhole && SENTENCE_BEGINS.test(text.slice(Math.max(0, index - NEAR_START), index)))
      add(WHOLE, { text, start: index, end })
    if (!isSection(lower)) continue
    if (/^\p{Ll}/u.test(word)) addTitleBefore(text, index, end, add)
    addTitleAfter(text, index, end, add)
  }
}

function addQuoted(text: string, add: Add): void {
  for (const { 0: whole, 1: title = '', index } of text.matchAll(QUOTED))
    for (const key of [keyOfTitle(title), keyOfTerm(title)])
      add(key, { text, start: index, end: index + whole.length })
}

/** Characters per step. */
const A_STEP = 100_000

/** By number ("3.1"), part ("annex b") or title. */
type Mentions = ReadonlyMap<string, readonly Mention[]>

const mentionsByKey = rememberedSteps(function* (pages: readonly PageText[]): Steps<Mentions> {
  const work = new Work(A_STEP)
  const mentions = new Map<string, Mention[]>()
  const add: Add = (key, mention) => {
    const same = mentions.get(key)
    if (same === undefined) mentions.set(key, [mention])
    else same.push(mention)
  }
  for (const { text } of pages) {
    addNumbers(text, add)
    addWords(text, add)
    addQuoted(text, add)
    if (work.isEnough(text.length)) yield
  }
  return mentions
})

export const mentionsIn = mentionsByKey.at
export const readMentions = mentionsByKey.inSteps
