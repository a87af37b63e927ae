/** Our texts in a report, by language; English is the fallback. */
import { cs } from './texts/cs.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'

export type Texts = typeof en

const KNOWN: Readonly<Record<string, Texts>> = { en, cs, de }

/** `language` is a BCP 47 tag. */
export function textsIn(language: string): Texts {
  return KNOWN[language.split('-')[0] ?? ''] ?? en
}
