/** Pages without readable text, and their effect on verdicts. */
import type { DocumentText, PageText } from './page-text.ts'

/** Whether no text of the page can be relied on. */
export function isUnreadable({ reading }: PageText): boolean {
  return reading === 'picture' || reading === 'garbled'
}

/** Whether the page may have words that can't be read; a blank page has none. */
export function hidesWords(page: PageText): boolean {
  return page.reading === 'part' || isUnreadable(page)
}

/** Pages that are not read, or only in part. */
export function unreadPages(document: DocumentText): readonly number[] {
  return document.pages.filter(({ reading = 'text' }) => reading !== 'text').map(({ number }) => number)
}

export function partlyReadPages({ pages }: DocumentText): readonly number[] {
  return pages.filter(({ reading }) => reading === 'part').map(({ number }) => number)
}

/** Pages of a document, how many of them were read, and how many only in part. */
export interface ReadPages {
  readonly pages: number
  readonly whole: number
  readonly partly: number
}

export function readPagesOf({ pages }: DocumentText): ReadPages {
  const count = (which: PageText['reading']): number =>
    pages.filter(({ reading = 'text' }) => reading === which).length
  return { pages: pages.length, whole: count('text'), partly: count('part') }
}

/** The same, of a result. */
export function readPagesIn({
  pages,
  unreadPages: unread = [],
  partlyReadPages: partly = [],
}: {
  readonly pages: number
  readonly unreadPages?: readonly number[] | undefined
  readonly partlyReadPages?: readonly number[] | undefined
}): ReadPages {
  return { pages, whole: pages - unread.length, partly: partly.length }
}

/** "Not read: page 2. Read in part: pages 3, 5." `named` names pages by their numbers. */
export function missedWords(
  missed: readonly PageText[],
  words: { readonly unread: string; readonly partly: string },
  named: (numbers: readonly number[]) => string,
): string {
  const { unread = [], partly = [] } = Object.groupBy(missed, ({ reading }) =>
    reading === 'part' ? 'partly' : 'unread',
  )
  const sentence = (word: string, pages: readonly PageText[]): string[] =>
    pages.length > 0 ? [`${word}: ${named(pages.map(({ number }) => number))}.`] : []
  return [...sentence(words.unread, unread), ...sentence(words.partly, partly)].join(' ')
}

/** Why no page could be read; null if any could. */
export function nothingRead({ pages }: DocumentText): 'blank' | 'no-text' | null {
  if (pages.some((page) => !isUnreadable(page) && page.reading !== 'blank')) return null
  return pages.some(isUnreadable) ? 'no-text' : 'blank'
}

/** "2, 5–7": joins runs of three or more pages; lists at most `most` runs. */
export function pageRuns(numbers: readonly number[], most = 20): string {
  const runs: [first: number, last: number][] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run && number === run[1] + 1) run[1] = number
    else runs.push([number, number])
  }
  const named = runs.slice(0, most).flatMap(([first, last]) => {
    if (last - first < 2) return first === last ? [`${first}`] : [`${first}`, `${last}`]
    return [`${first}–${last}`]
  })
  return runs.length > most ? `${named.join(', ')}, …` : named.join(', ')
}
