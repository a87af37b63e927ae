import { unprovenRanges } from '../../domain/document/page-ranges.ts'
import type { PageText } from '../../domain/document/page-text.ts'
import { isUnreadable } from '../../domain/document/unread-pages.ts'
import { CheckFailed } from '../../domain/errors/check-failures.ts'
import type { PagePicture } from '../base/ports.ts'
import { visibleText } from './plain-text.ts'

/** Gemini accepts 1,000 pages per PDF. */
const PAGES_A_QUESTION = 1_000

/** Pages `first` to `last` (from 1) of a document with `of` pages. */
export interface Chunk {
  readonly first: number
  readonly last: number
  readonly of: number
}

export function chunksOf(pages: number): readonly Chunk[] {
  const count = Math.max(1, Math.ceil(pages / PAGES_A_QUESTION))
  return Array.from({ length: count }, (_, at) => ({
    first: at * PAGES_A_QUESTION + 1,
    last: Math.min(pages, (at + 1) * PAGES_A_QUESTION),
    of: pages,
  }))
}

/** Chunks of whole pages with at most `most` bytes by `sizes`. @throws CheckFailed if one page has more */
export function textChunksOf(sizes: readonly number[], most: number): readonly Chunk[] {
  const chunks: Chunk[] = []
  let first = 1
  let size = 0
  for (const [at, bytes] of sizes.entries()) {
    if (bytes > most) throw new CheckFailed('too-complex')
    if (size + bytes > most) {
      chunks.push({ first, last: at, of: sizes.length })
      first = at + 1
      size = 0
    }
    size += bytes
  }
  return [...chunks, { first, last: sizes.length, of: sizes.length }]
}

export function isPart({ first, last, of }: Chunk): boolean {
  return last - first + 1 < of
}

/** Visible text after a mark with each page's number; brackets are replaced in it, so that it can't forge a mark. */
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
