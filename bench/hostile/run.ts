/**
 * Times every stage on pathological texts and quotes: `node bench/hostile/run.ts [characters] [unit…]`. Prints the
 * slowest of each stage, in CPU milliseconds, and the heap. Without `unit` arguments, all built-in units are repeated.
 */
import type { PageText } from '../../src/domain/page-text.ts'
import {
  indexInSteps,
  locateQuote,
  nearestPassages,
  passageAround,
  quadsOf,
  readMentions,
  sentenceAround,
} from '../../src/domain/quotes.ts'
import { notQuotedSections } from '../../src/domain/sections.ts'
import type { Steps } from '../../src/domain/steps.ts'
import { visibleRule, visibleText } from '../../src/server/check/plain-text.ts'
import { pagesWithInjection } from '../../src/server/check/prompt-injection.ts'
import { pageOf, quotesOf, REPEATED, textsOf } from '../../test/support/hostile-texts.ts'

/** Maximum characters of a quote in an answer. */
const LONGEST_QUOTE = 2000
/** Number of pages over which a text is spread, besides the variant on one page. */
const PAGES = 50

interface Slowest {
  readonly time: number
  readonly what: string
}

const slowest = new Map<string, Slowest>()

function timed<T>(stage: string, what: string, work: () => T): T {
  const start = process.cpuUsage()
  const made = work()
  const { user, system } = process.cpuUsage(start)
  const time = (user + system) / 1000
  if (time > (slowest.get(stage)?.time ?? -1)) slowest.set(stage, { time, what })
  return made
}

/** Times the slowest step of a stage that yields to other requests. */
function timedSteps<T>(stage: string, what: string, steps: Steps<T>): T {
  for (;;) {
    const step = timed(stage, what, () => steps.next())
    if (step.done === true) return step.value
  }
}

function spread(text: string): PageText[] {
  const size = Math.ceil(text.length / PAGES)
  return Array.from({ length: PAGES }, (_, i) => pageOf(text.slice(i * size, (i + 1) * size), i + 1))
}

function examine(pages: readonly PageText[], unit: string, what: string): void {
  const index = timedSteps('index, a step', what, indexInSteps(pages))
  timedSteps('sentences and mentions, a step', what, readMentions(index))
  for (const [i, quote] of quotesOf(unit, LONGEST_QUOTE).entries()) {
    const asked = `${what}, quote ${i}`
    const found = timed('quote', asked, () => locateQuote(index, quote, 1 + (i % pages.length)))
    timed('sentence', asked, () => sentenceAround(index, found?.places ?? []))
    timed('passage', asked, () => passageAround(index, [found?.places ?? []], []))
    timed('quads', asked, () => quadsOf(pages, found?.places ?? []))
    timed('closest passages', asked, () => nearestPassages(index, quote, 3))
  }
  timedSteps('orders to an AI, a step', what, pagesWithInjection(pages))
  timedSteps('sections, a step', what, notQuotedSections(pages, []))
}

function main(): void {
  const length = Number(process.argv[2] ?? 1_000_000)
  const named = process.argv.slice(3)
  for (const unit of named.length > 0 ? named : REPEATED) {
    for (const [i, text] of textsOf(unit, length).entries()) {
      const what = `${JSON.stringify(unit)}${i === 1 ? ' around a sentence' : ''}`
      timed('visible text', what, () => visibleText(text))
      timed('visible rule', what, () => visibleRule(text))
      examine([pageOf(text)], unit, what)
      examine(spread(text), unit, `${what}, ${PAGES} pages`)
    }
  }
  console.log(`| stage | slowest, ms | on ${length} characters of |\n|---|---|---|`)
  for (const [stage, { time, what }] of slowest) console.log(`| ${stage} | ${time.toFixed(1)} | ${what} |`)
  console.log(`\nHeap at the end: ${(process.memoryUsage().heapUsed / 2 ** 20).toFixed(0)} MB`)
}

main()
