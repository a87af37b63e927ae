/** Large answers whose callers read slowly or not at all. */
import { Hono } from 'hono'
import { afterEach, expect, test } from 'vitest'
import type { AppEnv } from '../../src/server/http/context.ts'
import { streamed, streamedJson } from '../../src/server/http/streamed-response.ts'

const LARGE = 4 * 1024 * 1024
/** More than an isolate holds. */
const MANY = 12

const app = new Hono<AppEnv>()
  .use(streamedJson)
  .get('/list', (c) => c.json('x'.repeat(LARGE), 200, { 'X-Kept': 'yes' }))
  .get('/short', (c) => c.json({ short: true }, 201))
  .get('/file', (c) => c.body(streamed(c, new Uint8Array(LARGE)), 200, { 'Content-Type': 'application/pdf' }))

type Reader = ReadableStreamDefaultReader<Uint8Array>

let readers: Reader[] = []

// What a test leaves unread would be held during the next.
afterEach(async () => {
  await Promise.allSettled(readers.map((reader) => reader.cancel()))
  readers = []
})

/** An answer of which only the beginning was read. */
async function begun(path: string, address = '10.0.0.1'): Promise<Reader> {
  const headers = { 'CF-Connecting-IP': address }
  const reader = (await app.request(path, { headers })).body?.getReader() ?? expect.fail()
  readers.push(reader)
  await reader.read()
  return reader
}

async function rest(reader: Reader): Promise<number> {
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return size
    size += value.length
  }
}

test.each(['/list', '/file'])(
  'of many answers of %s that nobody reads, some break off, and others arrive',
  async (path) => {
    const stalled: Reader[] = []
    for (let index = 0; index < MANY; index++) stalled.push(await begun(path))
    const whole = await (await app.request(path)).arrayBuffer()
    expect(whole.byteLength).toBeGreaterThanOrEqual(LARGE)
    const ends = await Promise.allSettled(stalled.map(rest))
    const brokenOff = ends.filter(({ status }) => status === 'rejected')
    expect(brokenOff.length).toBeGreaterThanOrEqual(MANY - 32 / 4)
    expect(brokenOff.length).toBeLessThan(MANY)
    // What was held is free again.
    for (let index = 0; index < MANY; index++) await rest(await begun(path))
  },
)

test('many answers that one caller does not read push out no other caller’s, however slow', async () => {
  const other = await begun('/list', '10.0.0.2')
  for (let index = 0; index < MANY; index++) {
    const reader = await begun('/list')
    // Faster than the other.
    for (let piece = 0; piece < 3; piece++) await reader.read()
  }
  expect(await rest(other)).toBeGreaterThan(LARGE / 2)
})

test('an answer whose caller has left is no longer held', async () => {
  for (let index = 0; index < MANY; index++) await (await begun('/list')).cancel()
  const later = await Promise.all(Array.from({ length: 7 }, () => begun('/list')))
  const sizes = await Promise.all(later.map(rest))
  expect(sizes.every((size) => size > LARGE / 2)).toBe(true)
})

test('answers to HEAD requests hold nothing', async () => {
  const asked = Array.from({ length: MANY }, () => app.request('/file', { method: 'HEAD' }))
  await Promise.all(asked)
  const later = await Promise.all(Array.from({ length: 7 }, () => begun('/file')))
  expect(await Promise.all(later.map(rest))).toEqual(Array(7).fill(LARGE - 64 * 1024))
})

test('content, status and headers stay, whatever the size', async () => {
  const list = await app.request('/list')
  expect([list.headers.get('X-Kept'), list.headers.get('Content-Type')]).toEqual(['yes', 'application/json'])
  expect(await list.json()).toBe('x'.repeat(LARGE))
  const short = await app.request('/short')
  expect([short.status, await short.json()]).toEqual([201, { short: true }])
})
