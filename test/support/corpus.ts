/** Real documents: a small corpus in test/corpus, with its sources, and a larger one beside the repository, which is optional. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export const SMALL_CORPUS = join(import.meta.dirname, '../corpus')
export const LARGE_CORPUS = join(import.meta.dirname, '../../../shared/corpus')
export const HAS_LARGE_CORPUS = existsSync(LARGE_CORPUS)

/** PDFs in a folder of both corpora: contracts (large only), hostile, languages, pairs, scans. */
export function corpusFiles(folder: string): readonly string[] {
  return [SMALL_CORPUS, LARGE_CORPUS].flatMap((corpus) => pdfsIn(join(corpus, folder)))
}

/** PDFs in a folder, by name; none where there is no folder. */
export function pdfsIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith('.pdf'))
  return names.sort().map((name) => join(folder, name))
}
