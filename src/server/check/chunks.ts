/** Documents longer than the AI takes at once are asked about chunk by chunk. */

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

export function isPart({ first, last, of }: Chunk): boolean {
  return last - first + 1 < of
}
