/**
 * Counts attacks that are accepted as proof: sentences whose surroundings take back what they say, next to honest
 * surroundings that change nothing. In the lists, "…" is the sentence, "@" the sentence as clause 3.1 under its title, "|"
 * a line end, "¦" another section in between and {T} the title. What follows "=>" is quoted instead of the sentence.
 * `--failures` prints those of the half that may be looked at; `-6` takes only the lists called XX-6.txt, `-10` those called XX-10.txt.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { indexDocument, locateQuote } from '../../../src/domain/quotes.ts'
import { pageOf } from '../meaning/texts.ts'

interface Clause {
  readonly title: string
  readonly sentence: string
}

interface Case {
  readonly kind: string
  readonly language: string
  readonly list: string
  readonly isHonest: boolean
  readonly isHeld: boolean
  readonly text: string
  readonly quote: string
}

function textOf(
  template: string,
  { title, sentence }: Clause,
  [before = '', after = before]: string[],
): string {
  const around = template
    .replace('@', `3. ${title}|3.1 …`)
    .replaceAll('¦', `|7. ${after}|`)
    .replaceAll('|', '\n')
    .replaceAll('{T}', title)
    .replaceAll('{t}', title.toLowerCase())
    .replace('…', sentence)
  return `1. ${before}\n2. ${after}\n${around}\n9. ${before}\n`
}

function casesOf(file: string): Case[] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n')
  const entries = (mark: string): string[] =>
    lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length))
  const clauses = entries('clause ').map((line): Clause => {
    const [title = '', sentence = ''] = line.split(' = ')
    return { title, sentence }
  })
  const language = file.slice(0, 2)
  const list = `list ${file.slice(3, -4) || '1'}`
  let kind = ''
  return lines.flatMap((line): Case[] => {
    if (line.startsWith('= ')) kind = line.slice(2)
    if (!/^[-+] /.test(line)) return []
    const [template = '', quote] = line.slice(2).split(' => ')
    const isHeld =
      (createHash('sha256')
        .update(`${language} ${line.slice(2)}`)
        .digest()[0] ?? 0) %
        2 ===
      1
    return (quote === undefined ? clauses : clauses.slice(0, 1)).map((clause) => ({
      ...{ kind, language, list, isHonest: line.startsWith('+'), isHeld },
      text: textOf(template, clause, entries('fill ')),
      quote: quote ?? clause.sentence,
    }))
  })
}

interface Count {
  all: number
  proof: number
}

const share = ({ all, proof }: Count): string => `${proof} of ${all}`

function main(): void {
  const files = readdirSync(new URL('.', import.meta.url)).filter((name) =>
    name.endsWith(`${process.argv.find((argument) => /^-\d+$/.test(argument)) ?? ''}.txt`),
  )
  const counts = new Map<string, Count>()
  const counted = (key: string, isProof: boolean): void => {
    const count = counts.get(key) ?? { all: 0, proof: 0 }
    counts.set(key, { all: count.all + 1, proof: count.proof + (isProof ? 1 : 0) })
  }
  for (const one of files.flatMap(casesOf)) {
    const isProof = locateQuote(indexDocument([pageOf(one.text, 1)]), one.quote)?.isProof ?? false
    const side = one.isHonest ? 'honest' : 'attack'
    for (const key of ['all', one.list, one.language, one.kind])
      counted(`${key}\t${one.isHeld}\t${side}`, isProof)
    if (process.argv.includes('--failures') && !one.isHeld && isProof !== one.isHonest)
      console.log(
        `${side}\t${one.language}\t${one.kind}\t${JSON.stringify(one.text.split('\n').slice(2, -2).join('\n'))}`,
      )
  }
  console.log('| | tuned: attacks accepted | honest accepted | held: attacks accepted | honest accepted |')
  console.log('|---|---|---|---|---|')
  for (const key of new Set([...counts.keys()].map((key) => key.split('\t')[0] ?? ''))) {
    const cells = [false, true].flatMap((isHeld) =>
      ['attack', 'honest'].map((side) =>
        share(counts.get(`${key}\t${isHeld}\t${side}`) ?? { all: 0, proof: 0 }),
      ),
    )
    console.log(`| ${key} | ${cells.join(' | ')} |`)
  }
}

main()
