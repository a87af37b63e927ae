/** What an isolate that has too much to do answers, whoever asks for what. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '../../src/server/app.ts'
import type { Env } from '../../src/server/base/env.ts'
import type { Services } from '../../src/server/base/services.ts'
import { build } from '../../src/server/db/client.ts'

const AT_ONCE = 64

/** Questions to the database, none of which is answered before the test says so. */
let asked = 0
let answer: () => void
const app = createApp(() => services)
let services: Services

beforeEach(() => {
  asked = 0
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  const batch = async (): Promise<readonly unknown[][]> => {
    asked++
    await held
    return [[]]
  }
  services = {
    settings: {
      APP_ORIGIN: 'http://localhost',
      ANALYTICS_ID: '',
      OPERATOR: '',
      SUPPORT_EMAIL: '',
      SECRET: 'own',
    },
    clock: { now: Date.now },
    ids: { token: () => 'token' },
    payments: { readEvent: async () => null },
    db: { read: Object.assign(Object.create(build), { batch }) },
  } as unknown as Services
  // Whoever waited for a timer would wait for ever.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
})

async function call(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { Cookie: 'session=somebody', ...(init.headers as Record<string, string>) }
  return app.request(path, { ...init, headers }, {} as Env)
}

test('beyond the limit requests are refused at once, unread, while all others still wait', async () => {
  let answered = 0
  const others = Array.from({ length: AT_ONCE }, () => call('/api/users/me').finally(() => answered++))
  await expect.poll(() => asked).toBe(AT_ONCE)
  let read = 0
  const body = new ReadableStream({ pull: () => void read++ }, { highWaterMark: 0 })
  const upload = { method: 'POST', body, duplex: 'half', headers: { 'Content-Length': '1000' } }
  const refused = await Promise.all([
    call('/api/users/me'),
    call('/app/check'),
    call('/no/such/page'),
    call('/api/auth/login', upload),
  ])
  for (const { status, headers } of refused)
    expect([status, headers.get('Retry-After'), headers.get('Cache-Control')]).toEqual([
      503,
      '1',
      'no-store, no-transform',
    ])
  expect([asked, answered, read]).toEqual([AT_ONCE, 0, 0])
  expect((await call('/api/hello')).status).toBe(200)
  answer()
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(401))
  expect((await call('/api/users/me')).status).toBe(401)
})

test('a request whose body has arrived is not pushed out by new ones', async () => {
  let sender: ReadableStreamDefaultController<Uint8Array> | undefined
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
    sender = controller
    return new Promise(() => undefined)
  }
  const body = new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 })
  const slow = call('/api/stripe/webhook', { method: 'POST', body, ...{ duplex: 'half' } })
  await expect.poll(() => sender).toBeDefined()
  const others = Array.from({ length: AT_ONCE }, () => call('/api/users/me'))
  await expect.poll(() => asked).toBe(AT_ONCE)
  sender?.enqueue(new TextEncoder().encode('{}'))
  sender?.close()
  expect((await slow).status).toBe(400)
  answer()
  await Promise.all(others)
})
