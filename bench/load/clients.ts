/** Many connections that repeat the same request, each as soon as its response arrives. */
import { Agent, request } from 'node:http'

export interface Outcome {
  readonly status: number
  readonly milliseconds: number
  readonly retryAfter: string | undefined
}

export interface Ask {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly method?: string
  readonly body?: () => Promise<Uint8Array>
}

async function once(agent: Agent, { url, headers = {}, method = 'GET', body }: Ask): Promise<Outcome> {
  const bytes = await body?.()
  const started = performance.now()
  return new Promise((resolve) => {
    const end = (status: number, retryAfter?: string): void =>
      resolve({ status, milliseconds: performance.now() - started, retryAfter })
    const outgoing = request(url, { agent, method, headers }, (response) => {
      response.resume()
      response.once('end', () => end(response.statusCode ?? 0, response.headers['retry-after']))
      response.once('error', () => end(0))
    })
    outgoing.once('error', () => end(0))
    outgoing.end(bytes)
  })
}

/** Returns all responses to `connections` connections within `milliseconds`. */
export async function ask(what: Ask, connections: number, milliseconds: number): Promise<Outcome[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const end = performance.now() + milliseconds
  const outcomes: Outcome[] = []
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) outcomes.push(await once(agent, what))
    }),
  )
  agent.destroy()
  return outcomes
}

export function percentile(outcomes: readonly Outcome[], share: number): number {
  const sorted = outcomes.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
