/** Pages without text that we could read, and what that means for a verdict. */
import type { DocumentText, PageText } from './page-text.ts'

/** Has text that quotes can be looked up in. */
function isRead({ reading = 'text' }: PageText): boolean {
  return reading === 'text'
}

/** May hold words that we can't read; a blank page holds none. */
export function hidesWords({ reading }: PageText): boolean {
  return reading === 'picture' || reading === 'garbled'
}

export function unreadPages(document: DocumentText): readonly number[] {
  return document.pages.filter((page) => !isRead(page)).map(({ number }) => number)
}

/** Why nothing of a document could be read; null when something was. */
export function nothingRead({ pages }: DocumentText): 'blank' | 'no-text' | null {
  if (pages.some(isRead)) return null
  return pages.some(hidesWords) ? 'no-text' : 'blank'
}

/** "2, 5–7": runs of three and more are drawn together, at most `most` runs are named. */
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
