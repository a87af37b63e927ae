/** The English dictionary, American spelling, loaded on first use. */
import { createRequire } from 'node:module'
import english, { type Dictionary } from 'dictionary-en'

export interface Speller {
  /** Keys: all words, in all forms. */
  readonly data: Readonly<Record<string, unknown>>
  correct(word: string): boolean
}

/** The package has no types. */
const nspell: (dictionary: Dictionary) => Speller = createRequire(import.meta.url)('nspell')
let loaded: Speller | undefined

export function englishSpeller(): Speller {
  loaded ??= nspell(english)
  return loaded
}
