/** A document as text, for an AI that takes no PDF. */
import { unprovenRanges } from '../../domain/document/page-ranges.ts'
import type { PageText } from '../../domain/document/page-text.ts'
import { isUnreadable } from '../../domain/document/unread-pages.ts'
import type { PagePicture } from '../base/ports.ts'
import { visibleText } from './plain-text.ts'

/**
 * The pages, each after a mark with its number from 1, without text that is invisible or crossed out. The document can't
 * forge a mark, because brackets of marks are replaced in its text.
 */
export function markedText(pages: readonly PageText[], pictures: readonly Pick<PagePicture, 'page'>[] = []) {
  const seen = new Set(pictures.map(({ page }) => page))
  const sheets = pages.map((page, at) => `⟦page ${at + 1}⟧\n${seen.has(at + 1) ? PICTURE : wordsOf(page)}`)
  return ['⟦document⟧', ...sheets, '⟦end of document⟧'].join('\n')
}

const PICTURE = '⟦this page is given as a picture⟧'

/** Bytes per page for marks and line ends, an upper bound. */
const MARKS_BYTES = 60

export function pageBytes(pages: readonly PageText[]): readonly number[] {
  const encoder = new TextEncoder()
  return pages.map((page) => encoder.encode(wordsOf(page)).length + MARKS_BYTES)
}

function wordsOf(page: PageText): string {
  if (isUnreadable(page)) return "⟦the words of this page can't be read⟧"
  return visibleText(shown(page)).replace(/[⟦〚]/gu, '[').replace(/[⟧〛]/gu, ']')
}

function shown(page: PageText): string {
  const { text } = page
  const parts: string[] = []
  let from = 0
  for (const { start, end } of unprovenRanges(page)) {
    parts.push(text.slice(from, start))
    from = end
  }
  return [...parts, text.slice(from)].join(' ')
}
