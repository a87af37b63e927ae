import { CheckFailed } from '../../domain/errors/check-failures.ts'

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
