/** The English dictionary, loaded on first use. If it is not installed, spelling is not checked. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export interface Speller {
  /** Keys: all words, in all forms. */
  readonly data: Readonly<Record<string, unknown>>
  correct(word: string): boolean
  suggest(word: string): string[]
}

type MakeSpeller = (affixes: Buffer, words: Buffer) => Speller

let loaded: Speller | null | undefined

/** American spelling; null where the packages nspell and dictionary-en are missing. */
export function englishSpeller(): Speller | null {
  loaded ??= load()
  return loaded
}

function load(): Speller | null {
  const require = createRequire(import.meta.url)
  try {
    const folder = dirname(require.resolve('dictionary-en'))
    const make: MakeSpeller = require('nspell')
    return make(readFileSync(join(folder, 'index.aff')), readFileSync(join(folder, 'index.dic')))
  } catch {
    return null
  }
}
