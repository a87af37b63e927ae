/** Lists of words that count in every text: a text may be too short to recognise its language. */

import type { Is } from './languages.ts'
import { WordList } from './tables.ts'

type Code = 'en' | 'de' | 'cs' | 'fr' | 'es' | 'it' | 'pl' | 'pt' | 'nl' | 'tr' | 'id' | 'other'

/** Words by language, written as in a language's table: "delet*" matches words that begin so, "*ed" words that end so. */
export type ByLanguage = Readonly<Partial<Record<Code, string>>>

export function inAnyLanguage(lists: ByLanguage): Is {
  const list = new WordList(Object.values(lists))
  return (word) => word !== undefined && list.has(word)
}
