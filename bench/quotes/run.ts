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
    `Preparing the document takes ${indexing.toFixed(0)} (once); the closest passages take ${firstNearest.toFixed(0)} at the first`,
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

const SUMMARY_HEAD =
  '| | present | recall | wrong place | absent | accepted | says something else | accepted |'

function documentOf(
  results: readonly Result[],
  unchanged: readonly Result[],
  labels: LabelCounts,
  speed: Speed,
): string {
  const seen = results.filter((result) => !result.case.isHeldOut)
  const heldOut = results.filter((result) => result.case.isHeldOut)
  return [
    SUMMARY_HEAD,
    '|---|---|---|---|---|---|---|---|',
    summary('seen', seen),
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
    '## Seen',
    '',
    ...evaluationTables(seen, isTurned),
  ].join('\n')
}

/** Replaces the tables in the document, which begin with `first`, and keeps the text before them. */
function writeTables(document: string, first: string, tables: string): void {
  const file = new URL(`../../docs/${document}`, import.meta.url)
  const [before = ''] = readFileSync(file, 'utf8').split(first)
  writeFileSync(file, before + tables)
}

function printMeaning(evaluation: Evaluation): void {
  const tables = meaningLines(evaluation).join('\n')
  console.log(tables)
  if (process.argv.includes('--write')) writeTables('quotes-meaning.md', MEANING_TITLE, tables)
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
    console.log('Skipped: there is no corpus next to the project.')
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
  const tables = documentOf(results, unchanged, await countLabels(), measure(documents, cases))
  console.log(tables)
  if (process.argv.includes('--write')) writeTables('quotes.md', SUMMARY_HEAD, tables)
}

await main()
