/** Proxy between a worker and its database: counts round trips and injects faults into them. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * `busy`: refused for now. `down`: unreachable. `lost`: executed, but the response never arrives. `locked` and `timed-out`:
 * other writers were busy, or the transaction took too long, and nothing was written.
 */
export type Fate = 'pass' | 'busy' | 'down' | 'lost' | 'locked' | 'timed-out'
/** Chooses a fate by the statements as sent by the client. */
export type Meddling = (statements: string) => Fate | Promise<Fate>

export interface DatabaseProxy {
  readonly url: string
  /** Requests so far, one text per round trip. */
  roundTrips(): readonly string[]
  /** Applies until the next call of `meddle`. */
  meddle(meddling: Meddling): void
  close(): void
}

/** Errors as sqld sends them. */
const ERRORS: Partial<Record<Fate, { code: string; message: string }>> = {
  locked: { code: 'SQLITE_BUSY', message: 'SQLite error: database is locked' },
  'timed-out': { code: 'TRANSACTION_TIMEOUT', message: 'Transaction timed-out' },
}

async function bytesOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return new Uint8Array(Buffer.concat(chunks))
}

export async function startDatabaseProxy(target: string): Promise<DatabaseProxy> {
  let meddling: Meddling = () => 'pass'
  const roundTrips: string[] = []

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bytesOf(request)
    const statements = new TextDecoder().decode(body)
    roundTrips.push(statements)
    const fate = await meddling(statements)
    if (fate === 'busy') return void response.writeHead(429).end()
    if (fate === 'down') return void response.destroy()
    const error = ERRORS[fate]
    if (error) {
      const results = JSON.parse(statements).requests.map(() => ({ type: 'error', error }))
      response.writeHead(200, { 'Content-Type': 'application/json' })
      return void response.end(JSON.stringify({ baton: null, base_url: null, results }))
    }
    const method = request.method ?? 'GET'
    const answer = await fetch(new URL(request.url ?? '/', target), {
      method,
      headers: {
        'Content-Type': request.headers['content-type'] ?? '',
        // Uncompressed: sqld would compress each answer, for the proxy to decompress.
        'Accept-Encoding': 'identity',
      },
      ...(method === 'POST' && { body }),
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (fate === 'lost') return void response.destroy()
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' }).end(bytes)
  }

  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy())
  })
  // Closing an idle connection could cross a request that the worker sends over it.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    roundTrips: () => roundTrips,
    meddle(next) {
      meddling = next
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
