/**
 * Measures the built worker's throughput next to two workers that bound it, and the responses to 1,000 connections:
 * `npm run load`. The soak test is separate: `node bench/load/soak.ts`.
 * Clients, worker and database share the machine: compare figures of one run, not of different machines.
 */
import { buildAll } from '../../scripts/build/building.ts'
import { startOwnStack } from '../../test/support/own-stack.ts'
import { pdfOf } from '../../test/support/pdf.ts'
import { startSelfHosted } from '../../test/support/self-hosted.ts'
import type { Visitor } from '../../test/support/visitor.ts'
import { newPerson, newRuleSet } from '../people.ts'
import { type Ask, ask, percentile } from './clients.ts'
import { CROWD_HEADING, crowd } from './crowd.ts'
import { startEmptyWorker, startOneQueryWorker } from './other-workers.ts'
import { childrenOf, cpuOf, memoryOf } from './processes.ts'

const CONNECTIONS = 16
const MEASURED_MS = 8_000
const BOUNDARY = 'rulemark-load'

function cookiesOf(visitor: Visitor) {
  const token = visitor.cookie('XSRF-TOKEN') ?? ''
  return {
    Cookie: `session=${visitor.cookie('session')}; XSRF-TOKEN=${token}`,
    'X-XSRF-TOKEN': token,
    'X-CSRF-TOKEN': token,
  }
}

/** Returns a different document each time, so that each is a new check. */
async function upload(): Promise<Uint8Array> {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="load.pdf"\r\nContent-Type: application/pdf\r\n\r\n`
  const pdf = await pdfOf([`Number ${crypto.randomUUID()}`])
  return Buffer.concat([Buffer.from(head), pdf, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])
}

/** Memory of the worker's runtime and of the empty worker's, in MB. */
function memory(): string {
  return memoryOf([...ofWorker, ...ofEmpty])
}

/** Prints a line and returns the responses per second. */
async function measure(name: string, what: Ask, runtime: readonly string[]): Promise<number> {
  await ask(what, CONNECTIONS, 1_000)
  const databases = childrenOf('sqld')
  const before = [cpuOf(runtime), cpuOf(databases)]
  const outcomes = await ask(what, CONNECTIONS, MEASURED_MS)
  const spent = [cpuOf(runtime), cpuOf(databases)].map(
    (cpu, at) => (cpu - (before[at] ?? 0)) / outcomes.length,
  )
  const rate = outcomes.length / (MEASURED_MS / 1000)
  const statuses = [...Map.groupBy(outcomes, ({ status }) => status)].map(
    ([status, { length }]) => `${status}: ${length}`,
  )
  const times = [0.5, 0.95, 0.99].map((share) => percentile(outcomes, share).toFixed(1)).join(' / ')
  const cpu = spent.map((each) => each.toFixed(2)).join(' + ')
  console.log(
    `| ${name} | ${rate.toFixed(0)} | ${signIn ? `${Math.round((rate / signIn) * 100)} %` : ''} | ${cpu} | ${times} | ${statuses.join(', ')} | ${memory()} |`,
  )
  return rate
}

await buildAll()
const empty = await startEmptyWorker()
const ofEmpty = childrenOf('workerd')
const stack = await startOwnStack({ CHECK_PRICE_MILLS: '1' }, { isBare: true })
const ofWorker = childrenOf('workerd').filter((pid) => !ofEmpty.includes(pid))
const oneQuery = await startOneQueryWorker(stack.databaseUrl)
const ofOneQuery = childrenOf('workerd').filter((pid) => ![...ofEmpty, ...ofWorker].includes(pid))
const visitor = await newPerson(stack, 'load@example.org')
const ruleSet = await newRuleSet(visitor, '1. The document has a number.')
const headers = cookiesOf(visitor)
let signIn = 0

console.log(
  '| what | answers/s | of the sign-in page | CPU per answer: worker + database, ms | p50 / p95 / p99, ms | statuses | memory, MB |\n|---|---|---|---|---|---|---|',
)
signIn = await measure('sign-in page without a user', { url: `${stack.url}/login` }, ofWorker)
await measure('empty worker', { url: empty.url }, ofEmpty)
await measure('one query and fixed bytes', { url: oneQuery.url }, ofOneQuery)
await measure('greeting', { url: `${stack.url}/api/hello` }, ofWorker)
await measure('who am I', { url: `${stack.url}/api/users/me`, headers }, ofWorker)
await measure('signed-in page', { url: `${stack.url}/app/profile`, headers }, ofWorker)
await measure(
  'submission',
  {
    url: `${stack.url}/api/documents/process-async?promptId=${ruleSet}&note=load`,
    method: 'POST',
    headers: { ...headers, 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: upload,
  },
  ofWorker,
)
await measure('results', { url: `${stack.url}/api/documents/results`, headers }, ofWorker)

const selfHosted = await startSelfHosted('node')
const guest = await newPerson(selfHosted, 'load@example.org')
console.log(CROWD_HEADING)
console.log(await crowd('the empty worker', empty.url))
console.log(await crowd('the worker', `${stack.url}/api/users/me`, headers.Cookie))
console.log(await crowd('the self-hosted product', `${selfHosted.url}/api/users/me`, cookiesOf(guest).Cookie))
await selfHosted.stop()

await stack.stop()
await Promise.all([empty.stop(), oneQuery.stop()])
process.exit(0)
