/**
 * Measures what code does with a perfect answer, with changed quotes and with the passages of attacks:
 * `npm run bench:evidence [-- --failures] [-- --seed S]`. Without the corpus, only changed quotes and passages.
 */
import { evaluateChanges } from './changed/evaluate.ts'
import { isCorpusHere, readDocuments } from './documents.ts'
import { type Counts, measurePassages, measureQuotes } from './measure.ts'
import { expertsEvidence, wholeSentences } from './quotes.ts'

const PER_KIND = 100
/** Sentences put between those of an attack. */
const BETWEEN = 60

function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}

const tellsFailures = process.argv.includes('--failures')
const share = (count: number, of: number): string => (count / Math.max(1, of)).toFixed(4)

function total(rows: readonly Counts[]): Counts {
  const sum = (one: (counts: Counts) => number): number => rows.reduce((all, counts) => all + one(counts), 0)
  return {
    quotes: sum(({ quotes }) => quotes),
    located: sum(({ located }) => located),
    same: sum(({ same }) => same),
    met: sum(({ met }) => met),
    passages: sum(({ passages }) => passages),
    completed: sum(({ completed }) => completed),
    failures: [],
  }
}

function printQuotes(groups: ReadonlyMap<string, Counts>): void {
  console.log(
    '| | quotes | located | same | met, if the second reading agrees | completed |\n|---|---|---|---|---|---|',
  )
  for (const [name, { quotes, located, same, met, passages, completed }] of groups) {
    const shares = [
      share(located, quotes),
      share(same, quotes),
      share(met, quotes),
      share(completed, passages),
    ]
    console.log(`| ${name} | ${quotes} | ${shares.join(' | ')} |`)
  }
  if (tellsFailures) console.log([...groups.values()].flatMap(({ failures }) => failures).join('\n'))
}

async function main(): Promise<void> {
  const documents = isCorpusHere() ? await readDocuments() : []
  const sentences = wholeSentences(documents)
  if (documents.length === 0) console.log('There is no corpus next to the project: no quotes of it.')
  else {
    const groups = measureQuotes([...expertsEvidence(documents), ...sentences])
    const byLanguage = [...groups]
      .filter(([name]) => name !== "experts' evidence")
      .map(([, counts]) => counts)
    printQuotes(new Map([...groups, ['all sentences', total(byLanguage)]]))
  }
  const rows = evaluateChanges(PER_KIND, option('seed') ?? '1')
  const sum = (one: (row: (typeof rows)[number]) => number): number =>
    rows.reduce((all, row) => all + one(row), 0)
  console.log(
    `\nChanged quotes: ${rows.length} kinds, ${sum(({ cases }) => cases)} quotes, ${sum(({ located }) => located)} located, ` +
      `${sum(({ same }) => same)} the same, ${sum(({ far }) => far)} undecided at once, ` +
      `${sum(({ shown }) => shown)} shown in the document's words.`,
  )
  if (tellsFailures)
    for (const { kind, failures } of rows) for (const one of failures) console.log(`${kind}: ${one}`)
  const long = sentences.filter(({ document }) => document.name.startsWith('contracts/')).slice(0, BETWEEN)
  for (const between of long.length > 0 ? [[], long.map(({ quote }) => quote)] : [[]]) {
    const { cases, kept, characters } = measurePassages(between)
    console.log(
      `Passages of ${cases} attacks${between.length > 0 ? ' in longer documents' : ''}: ${share(kept, cases)} hold the words ` +
        `that take the quote back; ${Math.round(characters / cases)} characters.`,
    )
  }
}

await main()
