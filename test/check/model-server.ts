/** The emulated AI model on a separate port, with controls for tests. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createEmulatedModel, type EmulatedModelOptions } from '../../local/model/app.ts'
import type { FaultOrder } from '../../local/model/faults.ts'

export interface ModelServer {
  readonly baseUrl: string
  order(...orders: readonly Partial<FaultOrder>[]): Promise<void>
  /** Clears all faults. */
  heal(): Promise<void>
  /** Names of the stored files. */
  files(): Promise<readonly string[]>
  /** Makes every file older by `ms`. */
  age(ms: number): Promise<void>
  stop(): Promise<void>
}

export async function startModelServer(options: EmulatedModelOptions): Promise<ModelServer> {
  const server = createServer(getRequestListener(createEmulatedModel(options).fetch))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  async function tell(method: string, path: string, body?: unknown): Promise<void> {
    const answer = await fetch(baseUrl + path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (answer.status !== 204) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  }
  return {
    baseUrl,
    async order(...orders) {
      for (const order of orders) await tell('POST', '/faults', order)
    },
    heal: () => tell('DELETE', '/faults'),
    async files() {
      const answer = await fetch(`${baseUrl}/v1beta/files?pageSize=100`, {
        headers: { 'x-goog-api-key': 'test' },
      })
      const { files = [] } = (await answer.json()) as { files?: { name: string }[] }
      return files.map(({ name }) => name)
    },
    age: (ms) => tell('POST', '/files/age', { ms }),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
