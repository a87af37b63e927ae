/** Large bodies of many senders at once. */
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { AppError } from '../../src/domain/errors.ts'
import type { AppEnv } from '../../src/server/context.ts'
import { boundedBody } from '../../src/server/middleware/bounded-body.ts'
import { loadLimit } from '../../src/server/middleware/load-limit.ts'

const LARGE = 10 * 1024 * 1024

const app = new Hono<AppEnv>()
  .use(loadLimit())
  .post('/', boundedBody({ maxBytes: LARGE, tooLarge: 'fileTooLarge', deadlineMs: 60_000 }), async (c) =>
    c.text(String((await c.req.arrayBuffer()).byteLength)),
  )
  .onError((error, c) => c.text('refused', error instanceof AppError ? error.status : 500))

interface Sender {
  readonly answer: Promise<Response>
  /** Resolves once these bytes were taken. */
  send(bytes: number): Promise<void>
  end(): Promise<void>
}

function newSender(address: string): Sender {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const headers = { 'CF-Connecting-IP': address }
  const init = { method: 'POST', body: readable, headers, duplex: 'half' }
  return {
    answer: Promise.resolve(app.request('/', init)),
    send: (bytes) => writer.write(new Uint8Array(bytes)),
    end: () => writer.close(),
  }
}

test('many bodies that one sender does not finish push out no other sender’s, however slow', async () => {
  const slow = newSender('10.0.0.2')
  await slow.send(1)
  const others = Array.from({ length: 4 }, () => newSender('10.0.0.1'))
  for (const other of others) await other.send(LARGE - 1).catch(() => undefined)
  await slow.end()
  expect(await (await slow.answer).text()).toBe('1')
  await Promise.allSettled(others.map((other) => other.end()))
  const statuses = (await Promise.all(others.map(({ answer }) => answer))).map(({ status }) => status)
  expect(statuses).toContain(503)
})
