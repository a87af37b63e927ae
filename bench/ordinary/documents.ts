/** The ordinary documents: text, rules as a reviewer would write them, and the verdict that a reader gives. */
import { readdirSync, readFileSync } from 'node:fs'
import * as z from 'zod'

const Verdict = z.enum(['met', 'broken', 'not_found', 'does_not_apply'])
export type Verdict = z.infer<typeof Verdict>

export interface OrdinaryDocument {
  readonly name: string
  readonly pages: readonly string[]
  readonly cases: readonly { readonly rule: string; readonly verdict: Verdict }[]
}

/** The later sets were written in the same way; of the third to fifth, the half with the lower hashes of names is held out. */
export const halves = [
  'tuned',
  'held',
  'second-tuned',
  'second-held',
  'third-tuned',
  'third-held',
  'fourth-tuned',
  'fourth-held',
  'fifth-tuned',
  'fifth-held',
] as const
export type Half = (typeof halves)[number]

export function documentsOf(half: Half): OrdinaryDocument[] {
  const folder = new URL(`${half}/`, import.meta.url)
  return readdirSync(folder).map((name) => documentFrom(name, readFileSync(new URL(name, folder), 'utf8')))
}

function documentFrom(name: string, source: string): OrdinaryDocument {
  const [text = '', rules = ''] = source.split('\n--- rules\n')
  const cases = rules
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.indexOf(' | ')
      return { verdict: Verdict.parse(line.slice(0, at)), rule: line.slice(at + 3) }
    })
  return { name: name.replace('.txt', ''), pages: text.split('\n===\n'), cases }
}
