/**
 * Measures how well quotes are located: `node bench/quotes/run.ts [--seed S] [--unchanged] [--write]`. Prints the
 * tables, with --unchanged only those of unchanged quotes; --write also puts them in docs/quotes.md. Needs the corpus next to the project and poppler's pdftotext.
 * `--meaning [--per-kind N] [--seed S] [--failures] [--write]` measures whether quotes with a changed meaning are
 * proof; without the corpus, only on generated sentences.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { indexDocument, locateQuote, quadsOf } from '../../src/domain/quotes.ts'
import { type Case, casesOf, skeleton, unchangedOf } from './cases.ts'
import { type Document, isCorpusHere, readDocuments } from './documents.ts'
import { countLabels, type LabelCounts } from './labels.ts'
import type { Evaluation } from './meaning/evaluate.ts'
import { MEANING_TITLE, meaningLines, measureMeaning, option } from './meaning/table.ts'
import { TURNS } from './perturb.ts'
import { evaluationTables, type Result, unchangedTables } from './report.ts'
import { outcomeOf } from './score.ts'
import { measure, type Speed } from './speed.ts'

function evaluate(documents: readonly Document[], cases: readonly Case[]): Result[] {
  const indexes = new Map(documents.map((document) => [document, indexDocument(document.pages)]))
  return cases.flatMap((one) => {
    const index = indexes.get(one.document)
    if (index === undefined) return []
    const found = locateQuote(index, one.quote)
    const quads = quadsOf(one.document.pages, found?.places ?? [])
    const outcome = outcomeOf(one, found?.quote ?? null, quads)
    return [{ case: one, outcome, isProof: found?.isProof ?? false }]
  })
}

const isTurned = (one: Case): boolean => TURNS.some(([kind]) => kind === one.kind)

function summary(name: string, results: readonly Result[]): string {
  const present = results.filter((result) => result.case.target !== null)
  const absent = results.filter((result) => result.case.target === null && !isTurned(result.case))
  const turned = results.filter((result) => isTurned(result.case))
  const share = (some: readonly Result[], outcome: Result['outcome']): string =>
    (some.filter((result) => result.outcome === outcome).length / Math.max(1, some.length)).toFixed(4)
  const accepted = (some: readonly Result[]): string => (1 - Number(share(some, 'missed'))).toFixed(4)
  const figures = [share(present, 'right'), share(present, 'wrong place'), accepted(absent), accepted(turned)]
  return `| ${name} | ${present.length} | ${figures[0]} | ${figures[1]} | ${absent.length} | ${figures[2]} | ${turned.length} | ${figures[3]} |`
}

function speedLines({
  pages,
  characters,
  indexing,
  present,
  absent,
  firstNearest,
  nearest,
}: Speed): string[] {
  const row = (name: string, times: Speed['present']): string =>
    `| ${name} | ${times.p50.toFixed(2)} | ${times.p95.toFixed(2)} | ${times.max.toFixed(1)} |`
  return [
    '## Time',
    '',
    `In ${pages} pages of contracts with ${characters} characters, Node on a machine of 2 cores with a load of ${loadavg()[0]?.toFixed(1)};`,
    'milliseconds.',
    `Preparing the document takes ${indexing.toFixed(0)} (once); the nearest passages take ${firstNearest.toFixed(0)} at the first`,
    `question and ${nearest.toFixed(1)} at each further one.`,
    '',
    '| one quote | p50 | p95 | slowest |',
    '|---|---|---|---|',
    row('in the document', present),
    row('absent, or says something else', absent),
    '',
  ]
}

function unchangedLines(results: readonly Result[]): string[] {
  const heldOut = results.filter((result) => result.case.isHeldOut)
  return [
    '## Unchanged quotes',
    '',
    'At least 300 of each language, and all sentences over two pages.',
    '',
    ...unchangedTables(results),
    'Of these, held out:',
    '',
    ...unchangedTables(heldOut),
  ]
}

/** Figures for unchanged quotes whose words both readers give in the same order. */
function agreementLines(results: readonly Result[]): string[] {
  const texts = new Map<Document, string>()
  const textOf = (document: Document): string => {
    const text = texts.get(document) ?? skeleton(document.pages.map((page) => page.text).join(''))
    texts.set(document, text)
    return text
  }
  const agreed = results.filter(({ case: one }) => textOf(one.document).includes(skeleton(one.quote)))
  const share = (some: readonly Result[]): string =>
    ((100 * some.filter((result) => result.isProof).length) / Math.max(1, some.length)).toFixed(1)
  const english = agreed.filter(({ case: one }) => one.document.language === 'en')
  return [
    '## Where both readers agree',
    '',
    `Of ${agreed.length} unchanged quotes whose words poppler and PDFium read in the same order, ${share(agreed)} % are fit for proof;`,
    `of the ${english.length} English ones ${share(english)} %.`,
    '',
  ]
}

function labelLines({ all, located, verified, proof }: LabelCounts): string[] {
  return [
    '## Evidence marked by experts',
    '',
    `Of the ${all} evidence sentences over 20 characters in the contracts' labels, ${located} are located (${((100 * located) / all).toFixed(1)} %),`,
    `${verified} of them as written; ${proof} are fit for proof.`,
    '',
  ]
}

const INTRODUCTION = `# Locating quotes

How often a quote is found where it stands, and how often one that is not there is accepted. Made by
\`node bench/quotes/run.ts --write\` from the corpus.

- **Quotes** are runs of 8 to 44 words (two signs of Chinese or Japanese count as a word) at random places of the first 60
  pages of each document, as poppler reads them. They are looked up in the text as PDFium reads it, which is what
  the product does: in tables and forms the two read cells in different orders, and those quotes are in the set too. They are
  followed from cell to cell on one page (\`quotes/paths.ts\`).
- **Right** means that the highlight covers at least 60 % of the quoted words and at most 40 % of it lies on others, by the
  letters (a run of Chinese or Japanese signs counts in pairs); the same text elsewhere in the document counts as well. No page is
  given as a hint. Of two places that are about equally near to a quote and read differently neither is taken, and a place that holds
  but a part of the quote is none: such quotes are missed.
- **Another seed** (\`--seed\`) makes other quotes of the same documents.
- **Over two pages** are sentences that go on from the last line of one page to the first of the next, heads and feet left
  out; they are right only if the words of both pages are highlighted. Pages in columns are not asked about.
- **Perturbations** touch no number, no negation and no word with a negating prefix, for a quote that differs in these
  must not be located. Quotes that do differ in them are counted apart, under "says something else". A quote whose
  middle is left out is used only if no negation is left out with it.
- **Absent** quotes are the words of a quote in random order, and quotes of another document of the language. Those of which
  more than half (in runs of 16 letters) stands in the document are left out: contracts share boilerplate.
- **Fit for proof** are located quotes that say the same as the document word by word (docs/quotes-meaning.md); only on
  these may a verdict of "met" rest. A quote with one word in place of another, or with a misspelling, is located and shown
  with the document's words, but proves nothing; nor do quotes over cells that the two read in different orders, and
  quotes around which the sentence goes on in a way that turns it (a negation, a condition, the rest of an amount), as it does around
  more than one in three random runs of words and hardly ever around evidence that a person chose. Whole sentences, as an AI mostly quotes them, are
  measured in docs/quotes-meaning.md ("clean").
- **Held out**: half of the English documents, by their names, and the second half of the pages of the others. Their
  single quotes were not looked at while the search was made, but their totals were printed by every run, so versions that
  did worse there were not kept. It is a check against fitting single cases, not an untouched test; figures for documents
  of another kind may be lower.

What is missed: quotes over cells whose single signs two readers interleave (the Japanese form), quotes in which a note's raised
number follows a sentence, and short quotes of which a
third of the words is other words, above all where one name of the document stands in place of another: such a clause may be
about another party.
`

function documentOf(
  results: readonly Result[],
  unchanged: readonly Result[],
  labels: LabelCounts,
  speed: Speed,
): string {
  const seen = results.filter((result) => !result.case.isHeldOut)
  const heldOut = results.filter((result) => result.case.isHeldOut)
  return [
    INTRODUCTION,
    '| | present | recall | wrong place | absent | accepted | says something else | accepted |',
    '|---|---|---|---|---|---|---|---|',
    summary('looked at', seen),
    summary('**held out**', heldOut),
    summary('all', results),
    '',
    ...unchangedLines(unchanged),
    ...agreementLines(unchanged),
    ...labelLines(labels),
    ...speedLines(speed),
    '## Held out',
    '',
    ...evaluationTables(heldOut, isTurned),
    '## Looked at',
    '',
    ...evaluationTables(seen, isTurned),
  ].join('\n')
}

/** Replaces the tables in the document and keeps the text before them. */
function writeMeaning(tables: string): void {
  const file = new URL('../../docs/quotes-meaning.md', import.meta.url)
  const [before = ''] = readFileSync(file, 'utf8').split(MEANING_TITLE)
  writeFileSync(file, before + tables)
}

function printMeaning(evaluation: Evaluation): void {
  const tables = meaningLines(evaluation).join('\n')
  console.log(tables)
  if (process.argv.includes('--write')) writeMeaning(tables)
  if (!process.argv.includes('--failures')) return
  for (const { kind, quote, found } of evaluation.failures) {
    console.log(`${kind}: ${found.status}${found.isProof ? ', proof' : ''}\n  ${quote}\n  ${found.quote}`)
  }
}

async function main(): Promise<void> {
  if (process.argv.includes('--meaning')) {
    printMeaning(await measureMeaning())
    return
  }
  if (!isCorpusHere()) {
    console.log('skipped: the corpus is not beside the project')
    return
  }
  const documents = await readDocuments()
  const seed = option('seed') ?? ''
  const unchanged = evaluate(documents, unchangedOf(documents, seed))
  if (process.argv.includes('--unchanged')) {
    console.log([...unchangedLines(unchanged), ...agreementLines(unchanged)].join('\n'))
    return
  }
  const cases = casesOf(documents, seed)
  const results = evaluate(documents, cases)
  const text = documentOf(results, unchanged, await countLabels(), measure(documents, cases))
  console.log(text)
  if (process.argv.includes('--write')) writeFileSync(new URL('../../docs/quotes.md', import.meta.url), text)
}

await main()
