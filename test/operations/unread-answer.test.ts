/** Self-hosted connections whose callers never read their answers. */
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { createServer } from '../../self-host/server.ts'
import type { Services } from '../../src/server/base/services.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a connection whose answer is not read is closed after ten minutes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const endless = (): Response =>
    new Response(new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) }))
  const server = createServer({ files: endless, services: {} as Services, trustProxy: false })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const caller = connect((server.address() as AddressInfo).port, '127.0.0.1').pause()
  caller.on('error', () => undefined)
  const asked = once(server, 'request')
  caller.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await asked
  const open = (): Promise<number> =>
    new Promise((resolve) => server.getConnections((_, count) => resolve(count)))
  await vi.advanceTimersByTimeAsync(599_000)
  expect(await open()).toBe(1)
  await vi.advanceTimersByTimeAsync(1_000)
  await expect.poll(open).toBe(0)
  caller.destroy()
  server.close()
})
