/** Our texts in a report, by language; English is the fallback. */
import { GENERAL_KINDS, type GeneralKind } from '../../domain/results/verdicts.ts'
import { cs } from './texts/cs.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'

export type Texts = typeof en

const KNOWN: Readonly<Record<string, Texts>> = { en, cs, de }

export function textsIn(language: string): Texts {
  return KNOWN[language.split('-')[0] ?? ''] ?? en
}

/** Results of earlier versions store only a general check's name: whoever rewords one adds the old one here. */
export const KIND_OF_NAME: ReadonlyMap<string, GeneralKind> = new Map(
  Object.values(KNOWN).flatMap(({ kinds }) => GENERAL_KINDS.map((kind) => [kinds[kind], kind] as const)),
)
