/**
 * Measures the built worker's throughput against a worker that only says hello, and its behaviour under 1,000
 * connections: `npm run load` after a build; `npm run load -- 600` adds a soak test of 600 seconds, in which the other
 * worker is asked as much. Clients, worker and database share the machine: compare ratios, not figures of different
 * machines.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { startOwnStack } from '../../test/support/own-stack.ts'
import { pdfOf } from '../../test/support/pdf.ts'
import type { Visitor } from '../../test/support/visitor.ts'
import { newPerson, newRuleSet } from '../people.ts'
import { type Ask, ask, percentile } from './clients.ts'

const CONNECTIONS = 16
const SOAK_CONNECTIONS = 2
const CROWD = 1_000
const MEASURED_MS = 8_000
const BOUNDARY = 'rulemark-load'

function cookiesOf(visitor: Visitor): Record<string, string> {
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

/** Runtimes started by this process. */
function runtimes(): string[] {
  return readdirSync('/proc').filter((name) => {
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8')
      return /^Name:\s+workerd/.test(status) && status.includes(`PPid:\t${process.pid}\n`)
    } catch {
      return false
    }
  })
}

/** Resident memory in MB of the worker's runtime, and of the empty worker's. */
function memory(): string {
  const megabytes = (pid: string): number =>
    Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
  const worker = runtimes().filter((pid) => !emptyRuntimes.includes(pid))
  return [...worker, ...emptyRuntimes].map(megabytes).join(', ')
}

async function measure(name: string, what: Ask, ceiling?: number): Promise<number> {
  await ask(what, CONNECTIONS, 1_000)
  const outcomes = await ask(what, CONNECTIONS, MEASURED_MS)
  const rate = outcomes.length / (MEASURED_MS / 1000)
  const statuses = [...Map.groupBy(outcomes, ({ status }) => status)].map(
    ([status, { length }]) => `${status}: ${length}`,
  )
  const times = [0.5, 0.95, 0.99].map((share) => percentile(outcomes, share).toFixed(1)).join(' / ')
  const share = ceiling ? `${Math.round((rate / ceiling) * 100)} %` : ''
  console.log(`| ${name} | ${rate.toFixed(0)} | ${share} | ${times} | ${statuses.join(', ')} | ${memory()} |`)
  return rate
}

async function crowd(what: Ask): Promise<void> {
  const outcomes = await ask(what, CROWD, MEASURED_MS)
  const refused = outcomes.filter(({ status }) => status === 503)
  const served = outcomes.filter(({ status }) => status === 200)
  console.log(
    `\n${CROWD} connections: ${served.length} served, ${refused.length} told 503 (${refused.filter(({ retryAfter }) => retryAfter).length} with Retry-After), ${outcomes.length - served.length - refused.length} otherwise. ` +
      `Waited: served p99 ${percentile(served, 0.99).toFixed(0)} ms, 503 p99 ${percentile(refused, 0.99).toFixed(0)} ms, longest of all ${percentile(outcomes, 1).toFixed(0)} ms. Memory ${memory()} MB.`,
  )
}

async function soak(what: Ask, seconds: number): Promise<void> {
  console.log('\n| second | answers | memory, MB |\n|---|---|---|')
  for (let second = 0; second < seconds; second += 30) {
    const [{ length }] = await Promise.all([
      ask(what, SOAK_CONNECTIONS, 30_000),
      ask({ url: ceilingUrl }, SOAK_CONNECTIONS, 30_000),
    ])
    console.log(`| ${second + 30} | ${length} | ${memory()} |`)
  }
}

const hello = new Miniflare(
  convertV4MiniflareOptions({
    cf: false,
    workers: [
      {
        name: 'hello',
        modules: true,
        script: 'export default { fetch: () => new Response("hello") }',
        compatibilityDate: '2026-10-12',
        unsafeDirectSockets: [{ host: '127.0.0.1' }],
      },
    ],
  }),
)
const ceilingUrl = (await hello.unsafeGetDirectURL('hello')).origin
const emptyRuntimes = runtimes()
const stack = await startOwnStack({ CHECK_PRICE_MILLS: '1' }, { isBare: true })
const visitor = await newPerson(stack, 'load@example.org')
const ruleSet = await newRuleSet(visitor, '1. The document has a number.')
const headers = cookiesOf(visitor)

console.log(
  '| what | answers/s | of the empty worker | p50 / p95 / p99, ms | statuses | memory, MB |\n|---|---|---|---|---|---|',
)
const ceiling = await measure('empty worker', { url: ceilingUrl })
await measure('greeting', { url: `${stack.url}/api/hello` }, ceiling)
await measure('sign-in page without a user', { url: `${stack.url}/login` }, ceiling)
await measure('who am I', { url: `${stack.url}/api/users/me`, headers }, ceiling)
await measure('signed-in page', { url: `${stack.url}/app/profile`, headers }, ceiling)
await measure(
  'submission',
  {
    url: `${stack.url}/api/documents/process-async?promptId=${ruleSet}&note=load`,
    method: 'POST',
    headers: { ...headers, 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: upload,
  },
  ceiling,
)
await measure('results', { url: `${stack.url}/api/documents/results`, headers }, ceiling)
await crowd({ url: `${stack.url}/api/users/me`, headers })
await soak({ url: `${stack.url}/app/profile`, headers }, Number(process.argv[2] ?? 0))
await stack.stop()
await hello.dispose()
process.exit(0)
