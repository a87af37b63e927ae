/** The emulated model's phrases, by language of the report. */
import type { Language } from '../document/language.ts'
import { czech } from './cs.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import type { Phrases } from './shape.ts'

const byLanguage: Record<Language, Phrases> = { en: english, cs: czech, de: german }

export function phrasesIn(language: Language): Phrases {
  return byLanguage[language]
}
