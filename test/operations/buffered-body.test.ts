/** Large bodies of many senders at once. */
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { AppError } from '../../src/domain/errors/errors.ts'
import { boundedBody, releaseBody } from '../../src/server/http/bounded-body.ts'
import type { AppEnv } from '../../src/server/http/context.ts'
import { loadLimit } from '../../src/server/http/load-limit.ts'

const LARGE = 10 * 1024 * 1024

const body = boundedBody({ maxBytes: LARGE, tooLarge: 'fileTooLarge', deadlineMs: 60_000 })
const checked = Promise.withResolvers<void>()

const app = new Hono<AppEnv>()
  .use(loadLimit())
  .post('/', body, async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)))
  .post('/waiting', body, async (c) => {
    const form = await c.req.formData()
    releaseBody(c)
    await checked.promise
    return c.text(String([...form].length))
  })
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

function post(path: string, type: string, body: BodyInit): Promise<Response> {
  return Promise.resolve(app.request(path, { method: 'POST', headers: { 'Content-Type': type }, body }))
}

const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'

test('those who wait for their check hold no memory that other uploads need', async () => {
  const form = `${part}--x\r\nContent-Disposition: form-data; name="b"\r\n\r\n${'b'.repeat(LARGE - 200)}\r\n--x--\r\n`
  const waiting = Array.from({ length: 4 }, () => post('/waiting', 'multipart/form-data; boundary=x', form))
  await expect.poll(async () => (await post('/', 'application/pdf', new Uint8Array(LARGE))).status).toBe(200)
  checked.resolve()
  expect(await Promise.all(waiting.map(async (each) => (await each).text()))).toContain('2')
})

test.each([
  'multipart/form-data',
  'multipart/form-data; boundary=x; a="boundary=y"',
  'multipart/form-data; boundary=x; boundary=y',
  'multipart/form-data; boundary=y; boundary=x',
  'multipart/form-data; boundary="\\x"',
  'multipart/form-data; a="; boundary=y"; boundary=x',
  'Multipart/Form-Data ; BOUNDARY=x; a',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'x'.repeat(71)}`,
])('a form whose boundary two programs could read differently is refused: %s', async (type) => {
  expect((await post('/', type, part)).status).toBe(400)
})

test.each([
  ['multipart/form-data; boundary=x', 32, 200],
  ['multipart/form-data; boundary=x', 33, 400],
  ['multipart/form-data;boundary="x"', 33, 400],
  ['multipart/form-data; charset=utf-8; boundary=x', 33, 400],
  ['Multipart/Form-Data; boundary=x; charset=UTF-8', 33, 400],
  ['application/json', 33, 200],
])('%s with %i parts: %i', async (type, parts, status) => {
  expect((await post('/', type, part.repeat(parts))).status).toBe(status)
})
