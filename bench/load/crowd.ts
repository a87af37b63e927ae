/**
 * More connections than a server can serve at a time: which requests are served or refused, and how long each takes.
 */
import { Worker } from 'node:worker_threads'
import { type Outcome, percentile } from './clients.ts'

export interface Crowd {
  readonly port: number
  readonly path: string
  readonly cookie: string
  readonly connections: number
  readonly milliseconds: number
}

export interface Asked {
  readonly outcomes: readonly Outcome[]
  /** Connections without an answer ten seconds after the end. */
  readonly unanswered: number
  /** CPU time of this process, which only sends requests. */
  readonly clientMs: number
}

const CONNECTIONS = 1_000
const MEASURED_MS = 8_000

export const CROWD_HEADING = `
| ${CONNECTIONS} connections to | served | p50 / p99 / slowest, s | 503, with Retry-After | p50 / p99 / slowest, s | otherwise | CPU of the clients, s |
|---|---|---|---|---|---|---|`

/** One line of the table. */
export async function crowd(name: string, url: string, cookie = ''): Promise<string> {
  const { port, pathname } = new URL(url)
  const about = { port: Number(port), path: pathname, cookie }
  const { outcomes, unanswered, clientMs } = await asked({
    ...about,
    connections: CONNECTIONS,
    milliseconds: MEASURED_MS,
  })
  const served = outcomes.filter(({ status }) => status === 200)
  const refused = outcomes.filter(({ status }) => status === 503)
  const polite = refused.filter(({ retryAfter }) => retryAfter).length
  const others = outcomes.length - served.length - refused.length + unanswered
  return `| ${name} | ${served.length} | ${waits(served)} | ${refused.length}, ${polite} | ${waits(refused)} | ${others} | ${(clientMs / 1000).toFixed(1)} |`
}

function asked(workerData: Crowd): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('worker.ts', import.meta.url), { workerData })
    thread.once('message', resolve).once('error', reject)
  })
}

function waits(outcomes: readonly Outcome[]): string {
  if (outcomes.length === 0) return ''
  return [0.5, 0.99, 1].map((share) => (percentile(outcomes, share) / 1000).toFixed(2)).join(' / ')
}
