/**
 * Measures how long other requests wait while a hostile document is checked: `node bench/hello/run.ts` after a build.
 * Polls /api/hello from a separate thread; prints how the check ended and the slowest responses, in milliseconds.
 */
import { Worker } from 'node:worker_threads'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { api } from '../../src/contract/urls.ts'
import { startOwnStack } from '../../test/support/own-stack.ts'
import type { Visitor } from '../../test/support/visitor.ts'
import { fileRules, registered } from '../contracts/client.ts'
import { HOSTILE } from './documents.ts'

const RULES = [
  'The supplier must deliver the goods within 30 days.',
  'The contract must contain a limitation of liability clause.',
  'All defined terms must be used.',
  'The contract must be governed by the laws of Austria.',
]
const LOOK_MS = 200

const quantile = (sorted: readonly number[], at: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? 0

async function ended(visitor: Visitor, id: number): Promise<HistoryEntry> {
  for (;;) {
    const entries = await visitor.get<HistoryEntry[]>(api.results)
    const entry = entries.find(({ documentRequestId }) => documentRequestId === id)
    if (entry?.state === 'FINISHED' || entry?.state === 'ERROR') return entry
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}

/** Returns the milliseconds of each response while `work` runs. */
async function waits(url: string, work: () => Promise<void>): Promise<number[]> {
  const poller = new Worker(new URL('poller.ts', import.meta.url), { workerData: url })
  await work()
  const answers = new Promise<number[]>((resolve) => poller.once('message', resolve))
  poller.postMessage('stop')
  return answers
}

const stack = await startOwnStack({ CHECK_PRICE_MILLS: '1' })
const visitor = await registered(stack.url, stack.emulatedUrl)
const ruleSet = await fileRules(visitor, RULES)
console.log(
  '| document | MB | ended | after s | answers | p50 | p95 | p99 | slowest |\n|---|---|---|---|---|---|---|---|---|',
)
for (const [name, make] of HOSTILE) {
  const pdf = await make()
  const start = performance.now()
  let end = ''
  const times = await waits(`${stack.url}/api/hello`, async () => {
    const path = `${api.processAsync}?promptId=${ruleSet}`
    const response = await visitor.upload(path, pdf, 'hostile.pdf')
    const { documentRequestId: id } = (await response.json()) as HistoryEntry
    const entry = await ended(visitor, id)
    end = entry.failure ? `${entry.state}, ${entry.failure}` : entry.state
  })
  const sorted = times.toSorted((a, b) => a - b)
  const figures = [0.5, 0.95, 0.99, 1].map((share) => quantile(sorted, share).toFixed(0))
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const cells = [name, (pdf.length / 1e6).toFixed(1), end, seconds, times.length, ...figures]
  console.log(`| ${cells.join(' | ')} |`)
}
await stack.stop()
process.exit(0)
