/**
 * Wordings of rules and sentences of contracts, written by hand without the frames. The first set of each was written
 * before the tables were improved with it, the second afterwards, to show what generalises. The tables were not
 * improved with "last" and "fresh"; "styles" was written in six styles (terse, business, checklist, questions, denials,
 * non-native); "five languages" in English, German, French, Spanish and Czech. The failures of its held half were never
 * looked at. "registers" was written in ten registers of English; of its held half, too, only totals were looked at.
 * "registers second" has notes, "flag if", typing errors, reasons, English as others speak it and, once for each kind,
 * another language; it is halved in the same way. "definitions" says in plain sentences what each kind of clause is;
 * "notes" has short notes and questions. "last styles" was written last, in English; "four languages" in Italian,
 * Portuguese, Dutch and Polish; "contracted" has short statements, questions and denials ("isn't") in English. Of their
 * held halves only totals were looked at. "judge" was written without looking at the tables, as plain requirements,
 * prohibitions and questions, and divided in three by a hash: its failures were used in the first part, then in the
 * second, never in the third. "judge more" was written after the second, in another voice. "outside" was written without
 * looking at the tables, 20 wordings of each of 20 kinds in as many styles, and halved by a hash; of its held half only
 * totals were looked at. "stranger" has twelve styles of each of 33 kinds, as the departments of a firm would write them, and
 * was written and halved in the same way.
 */
import { readFileSync } from 'node:fs'
import { plainOf } from '../../local/model/document/document.ts'
import { inEnglish } from '../../local/model/languages/english.ts'
import { parseRule } from '../../local/model/rule.ts'

/** The rule as the model reads it: without its opening, in English words. */
export function readOf(text: string): string {
  return inEnglish(plainOf(parseRule({ number: 1, text }).body))
}

interface Line {
  /** Id in the model's tables of kinds. */
  readonly kind: string
  readonly text: string
}

export interface Wording extends Line {
  readonly forbids: boolean
}

export const byHandSets = [
  'by-hand.txt',
  'by-hand-after.txt',
  'by-hand-last.txt',
  'by-hand-styles.txt',
  'by-hand-fresh.txt',
  'by-hand-five-languages-tuned.txt',
  'by-hand-five-languages-held.txt',
  'by-hand-registers-tuned.txt',
  'by-hand-registers-held.txt',
  'by-hand-registers-more.txt',
  'by-hand-registers-second-tuned.txt',
  'by-hand-registers-second-held.txt',
  'by-hand-definitions.txt',
  'by-hand-notes.txt',
  'by-hand-last-styles-tuned.txt',
  'by-hand-last-styles-held.txt',
  'by-hand-four-languages-tuned.txt',
  'by-hand-four-languages-held.txt',
  'by-hand-contracted-tuned.txt',
  'by-hand-contracted-held.txt',
  'by-hand-judge-tuned.txt',
  'by-hand-judge-second.txt',
  'by-hand-judge-held.txt',
  'by-hand-judge-more.txt',
  'by-hand-outside-tuned.txt',
  'by-hand-outside-held.txt',
  'by-hand-stranger-tuned.txt',
  'by-hand-stranger-held.txt',
] as const
export const clauseSets = ['clauses-by-hand.txt', 'clauses-by-hand-after.txt'] as const

/** "# kind" begins a kind; each other line is one of its sentences. */
export function sentencesIn(file: string): readonly Line[] {
  const found: Line[] = []
  let kind = ''
  for (const line of readFileSync(new URL(file, import.meta.url), 'utf8').split('\n')) {
    if (line.startsWith('# ')) kind = line.slice(2)
    else if (line !== '') found.push({ kind, text: line })
  }
  return found
}

/** "+ " begins a wording that asks for such a clause, "- " one that forbids it. */
export function wordingsIn(file: (typeof byHandSets)[number]): readonly Wording[] {
  return sentencesIn(file).map(({ kind, text }) => ({
    kind,
    text: text.slice(2),
    forbids: text.startsWith('-'),
  }))
}
