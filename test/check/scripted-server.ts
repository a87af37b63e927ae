/** A real HTTP server with scripted responses, for the adapters of AI providers. */
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach } from 'vitest'

export type Respond = (response: ServerResponse) => void

export interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: ReturnType<typeof JSON.parse>
}

let server: Server | undefined

afterEach(async () => {
  const running = server
  server = undefined
  running?.closeAllConnections()
  await new Promise((resolve) => (running ? running.close(resolve) : resolve(undefined)))
})

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

/** Responds in the order of `responses`, repeating the last one. Stops after the test. */
export async function scriptedServer(
  responses: readonly Respond[],
): Promise<{ port: number; received: readonly Received[] }> {
  const received: Received[] = []
  const listening = createServer(async (request, response) => {
    const respond = responses[Math.min(received.length, responses.length - 1)]
    const { url = '', headers } = request
    received.push({ path: url, headers, body: JSON.parse((await bodyOf(request)) || 'null') })
    respond?.(response)
  })
  server = listening
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  return { port: (listening.address() as AddressInfo).port, received }
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Respond {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  }
}
