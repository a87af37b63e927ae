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
