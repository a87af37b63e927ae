/** Labelled cases: sentences whose surroundings take back what they say, next to honest ones. README.md has the format. */
import { readdirSync, readFileSync } from 'node:fs'

export interface AttackCase {
  /** "en-13". */
  readonly list: string
  readonly kind: string
  /** Whether the surroundings leave the quote in force. */
  readonly isHonest: boolean
  /** The whole document, one line a line. */
  readonly text: string
  readonly quote: string
  /** What surrounds the quote: the words that take it back, or that leave it in force. */
  readonly around: readonly string[]
}

interface Clause {
  readonly title: string
  readonly sentence: string
}

type Fill = readonly [before: string, after: string]

/** A template with the clause in it. */
const filled = (template: string, { title, sentence }: Clause): string =>
  template
    .replace('@', `3. ${title}|3.1 …`)
    .replaceAll('{T}', title)
    .replaceAll('{t}', title.toLowerCase())
    .replace('…', sentence)

function caseOf(
  template: string,
  clause: Clause,
  quote: string,
  [before, after]: Fill,
): Pick<AttackCase, 'text' | 'around'> {
  const body = filled(template, clause).replaceAll('¦', `|7. ${after}|`).replaceAll('|', '\n')
  const around = filled(template, { ...clause, sentence: '|' }).replace(quote, '|')
  return {
    text: `1. ${before}\n2. ${after}\n${body}\n9. ${before}\n`,
    around: around
      .split(/[|¦]/u)
      .map((words) => words.trim())
      .filter((words) => /\p{L}{2}/u.test(words)),
  }
}

function casesIn(file: string): AttackCase[] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n')
  const entries = (mark: string): string[] =>
    lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length))
  const clauses = entries('clause ').map((line): Clause => {
    const [title = '', sentence = ''] = line.split(' = ')
    return { title, sentence }
  })
  const [before = '', after = before] = entries('fill ')
  let kind = ''
  return lines.flatMap((line): AttackCase[] => {
    if (line.startsWith('= ')) kind = line.slice(2)
    if (!/^[-+] /u.test(line)) return []
    const [template = '', own] = line.slice(2).split(' => ')
    return (own === undefined ? clauses : clauses.slice(0, 1)).map((clause) => {
      const quote = own ?? clause.sentence
      const isHonest = line.startsWith('+')
      return {
        list: file.slice(0, -4),
        kind,
        isHonest,
        quote,
        ...caseOf(template, clause, quote, [before, after]),
      }
    })
  })
}

export function readAttackCases(): AttackCase[] {
  return readdirSync(new URL('.', import.meta.url))
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap(casesIn)
}
