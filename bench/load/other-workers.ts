/** Workers that show what the runtime and the database cost by themselves. */
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'

export interface OtherWorker {
  readonly url: string
  stop(): Promise<void>
}

/** About the size of a signed-in page. */
const PAGE_BYTES = 77_000

const HELLO = `export default { fetch: () => new Response('hello') }`

const QUERY = JSON.stringify({
  baton: null,
  requests: [{ type: 'execute', stmt: { sql: 'select 1', want_rows: true } }, { type: 'close' }],
})
const ONE_QUERY = `const page = new TextEncoder().encode('x'.repeat(${PAGE_BYTES}))
  export default {
    async fetch(_, env) {
      const answer = await fetch(env.DB_URL + '/v2/pipeline', { method: 'POST', body: '${QUERY}' })
      await answer.text()
      return new Response(page)
    },
  }`

export function startEmptyWorker(): Promise<OtherWorker> {
  return start(HELLO)
}

/** The minimum cost of a page with data from the database. */
export function startOneQueryWorker(databaseUrl: string): Promise<OtherWorker> {
  return start(ONE_QUERY, { DB_URL: databaseUrl })
}

async function start(script: string, bindings: Record<string, string> = {}): Promise<OtherWorker> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      workers: [
        {
          name: 'other',
          modules: true,
          script,
          bindings,
          compatibilityDate: '2026-10-12',
          unsafeDirectSockets: [{ host: '127.0.0.1' }],
        },
      ],
    }),
  )
  const { origin } = await miniflare.unsafeGetDirectURL('other')
  return { url: origin, stop: () => miniflare.dispose() }
}
