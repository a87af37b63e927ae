/**
 * Times the signed-in screens with much data, in a real browser on the product as started by `npm start`.
 * `node bench/screens/run.ts` in a built tree prints the table.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { buildProduct } from '../../scripts/build/building.ts'
import { freePort } from '../../scripts/product/processes.ts'
import { type Product, startProduct } from '../../scripts/product/product.ts'
import { signIn } from '../../scripts/screens/person.ts'
import { newTab, visit } from '../../scripts/screens/screen.ts'
import { launchChromium } from '../../scripts/testing/chromium.ts'
import type { Visitor } from '../../test/support/visitor.ts'
import { type Frames, firstPaint, keyToPaint, median, scrollFrames } from './figures.ts'
import { BATCH, withBatch, withResults, withRuleSets } from './people.ts'

const ROUNDS = 5
/** Milliseconds to wait for a new profile's background processes before measuring; real users are slower anyway. */
const REST = 1500

interface Round {
  /** With an empty cache, in a new browser process. */
  readonly first: number
  /** The same page again. */
  readonly again: number
  readonly frames: Frames
  readonly keys?: readonly number[]
}

interface Case {
  readonly name: string
  readonly person: (product: Product) => Promise<Visitor>
  readonly round: (page: Page) => Promise<Round>
}

const CASES: readonly Case[] = [
  { name: '300 rule sets in 3 folders', person: (product) => withRuleSets(product, 3), round: checkRound },
  { name: '300 rule sets in 30 folders', person: (product) => withRuleSets(product, 30), round: checkRound },
  { name: '500 results', person: withResults, round: resultsRound },
  { name: 'a batch of 50 documents and 20 rules', person: withBatch, round: batchRound },
]

async function checkRound(page: Page): Promise<Round> {
  const paints = await twoPaints(page, '/app/check')
  await page.getByRole('checkbox', { name: 'All folders' }).check()
  await page.getByText('300 rule sets').waitFor()
  const frames = await scrollFrames(page, '.rule-set-list')
  await page.getByRole('searchbox').focus()
  return { ...paints, frames, keys: await keyToPaint(page, 'agreement of kind 3') }
}

async function resultsRound(page: Page): Promise<Round> {
  const paints = await twoPaints(page, '/app/history')
  return { ...paints, frames: await scrollFrames(page, '.history-list') }
}

async function batchRound(page: Page): Promise<Round> {
  const paints = await twoPaints(page, `/app/batch?id=${BATCH}`)
  return { ...paints, frames: await scrollFrames(page, '.matrix') }
}

async function twoPaints(page: Page, path: string): Promise<Pick<Round, 'first' | 'again'>> {
  await visit(page, path)
  const first = await firstPaint(page)
  await visit(page, path)
  return { first, again: await firstPaint(page) }
}

async function measure(product: Product, browser: Browser, { name, person, round }: Case): Promise<string> {
  const someone = await person(product)
  const rounds: Round[] = []
  for (let at = 0; at <= ROUNDS; at += 1) {
    const page = await newTab({ product, browser }, { viewport: { width: 1440, height: 900 } })
    await signIn(page.context(), someone)
    await setTimeout(REST)
    const measured = await round(page)
    // The first round is a warm-up for the new worker.
    if (at > 0) rounds.push(measured)
    await page.context().close()
  }
  return row(name, rounds)
}

function row(name: string, rounds: readonly Round[]): string {
  const of = (figure: (round: Round) => number): string => median(rounds.map(figure)).toFixed(0)
  const keys = rounds.every(({ keys }) => keys)
    ? `${of(({ keys = [] }) => median(keys))} / ${of(({ keys = [] }) => keys.at(-1) ?? 0)}`
    : '–'
  const late = `${of(({ frames }) => frames.late)} of ${of(({ frames }) => frames.count)}`
  return `| ${name} | ${of(({ first }) => first)} | ${of(({ again }) => again)} | ${keys} | ${late} | ${of(({ frames }) => frames.longest)} |`
}

await buildProduct()
const folder = mkdtempSync(join(tmpdir(), 'rulemark-bench-'))
const product = await startProduct({ port: await freePort(), state: folder, quiet: true })
const browser = await launchChromium()
try {
  const rows: string[] = []
  for (const each of CASES) rows.push(await measure(product, browser, each))
  const table = [
    '| | first paint, ms: empty cache | again | key to paint, ms: usual / slowest | late frames while scrolling | longest frame, ms |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    `Median of ${ROUNDS}; ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}, headless Chromium ${browser.version()}; load average ${loadavg()[0]?.toFixed(1)} at the end.`,
  ].join('\n')
  console.log(table)
} finally {
  await browser.close()
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
}
