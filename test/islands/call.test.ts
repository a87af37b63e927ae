/** How the browser calls the API: a real local server, with only the browser's globals mocked. */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, apiFetch, hello, read } from '../../src/islands/base/call.ts'

interface Asked {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
}
interface Reply {
  readonly status: number
  readonly type?: string
  readonly body?: string
  /** Ends the connection in the middle of the body. */
  readonly cut?: true
}

const asked: Asked[] = []
let replies: Reply[] = []
let server: Server
let origin = ''
const jar = new Map<string, string>()
let issued = 0
/** Of each call, whether it outlives the page. */
let outliving: boolean[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers })
    if (request.url === '/api/hello') {
      response.setHeader('Set-Cookie', `XSRF-TOKEN=token-${++issued}; Path=/`)
      return response.end('{"message":"hello"}')
    }
    const { status, type = 'application/json', body = '{}', cut } = replies.shift() ?? { status: 200 }
    response.writeHead(status, { 'Content-Type': type })
    if (cut) response.write(body, () => response.destroy())
    else response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => server.close())

beforeEach(() => {
  asked.length = 0
  outliving = []
  replies = []
  jar.clear()
  jar.set('session', 'abc')
  const real = globalThis.fetch
  vi.stubGlobal('location', new URL(`${origin}/app/check`))
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar]
        .filter(([name]) => name !== 'session')
        .map((pair) => pair.join('='))
        .join('; ')
    },
  })
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    outliving.push(init.keepalive === true)
    if (init.credentials === 'include')
      headers.set('Cookie', [...jar].map((pair) => pair.join('=')).join('; '))
    const response = await real(new URL(input, origin), { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      jar.set(pair.split('=')[0] ?? '', pair.split('=')[1] ?? '')
    }
    return response
  })
})

afterEach(() => vi.unstubAllGlobals())

function lines(): string[] {
  return asked.map(({ method, path }) => `${method} ${path}`)
}

test('[SEC-05, SEC-06] every call goes to the product’s own host, with credentials', async () => {
  await apiFetch('/api/users/me')
  await apiFetch('/api/prompt-folders', { method: 'POST' })
  expect(lines()).toEqual(['GET /api/users/me', 'GET /api/hello', 'POST /api/prompt-folders'])
  expect(asked.map(({ headers }) => headers.host)).toEqual(asked.map(() => new URL(origin).host))
  for (const { headers } of asked) expect(headers.cookie).toContain('session=abc')
})

test('[SEC-07] only calls that change data fetch the cookie first, and only if it is missing', async () => {
  await apiFetch('/api/prompt-tags')
  expect(lines()).toEqual(['GET /api/prompt-tags'])
  for (const method of ['POST', 'PUT', 'DELETE']) await apiFetch('/api/prompt-tags', { method })
  expect(lines().filter((line) => line === 'GET /api/hello')).toHaveLength(1)
})

test('[SEC-08] the cookie’s value is sent in two headers', async () => {
  jar.set('XSRF-TOKEN', 'mine')
  await apiFetch('/api/prompt-tags', { method: 'POST', headers: { 'Content-Type': 'application/json' } })
  expect(asked[0]?.headers).toMatchObject({
    'x-xsrf-token': 'mine',
    'x-csrf-token': 'mine',
    'content-type': 'application/json',
  })
})

test('[SEC-09, SEC-10] after a 403 the cookie is fetched again and the call is retried once', async () => {
  jar.set('XSRF-TOKEN', 'stale')
  replies = [{ status: 403 }, { status: 201 }]
  const response = await apiFetch('/api/prompt-tags', { method: 'POST', body: '{"name":"a"}' })
  expect(response.status).toBe(201)
  expect(lines()).toEqual(['POST /api/prompt-tags', 'GET /api/hello', 'POST /api/prompt-tags'])
  expect(asked[2]?.headers['x-xsrf-token']).toBe(`token-${issued}`)
})

test('a change arrives even if the page is left at once, unless it is too long for that; reads don’t', async () => {
  jar.set('XSRF-TOKEN', 'mine')
  await apiFetch('/api/prompts/1', { method: 'DELETE' })
  await apiFetch('/api/prompt-tags', { method: 'POST', body: '{"name":"a"}' })
  await apiFetch('/api/prompts', { method: 'POST', body: 'x'.repeat(64 * 1024) })
  await apiFetch('/api/documents/process-async', { method: 'POST', body: new FormData() })
  await apiFetch('/api/prompt-tags')
  expect(outliving).toEqual([true, true, false, false, false])
})

test('[SEC-10] a second 403 is final', async () => {
  replies = [{ status: 403 }, { status: 403 }, { status: 200 }]
  const response = await apiFetch('/api/prompt-tags', { method: 'POST' })
  expect(response.status).toBe(403)
  expect(lines().filter((line) => line.startsWith('POST'))).toHaveLength(2)
})

test('[SEC-10] a refused read is not retried', async () => {
  replies = [{ status: 403 }]
  expect((await apiFetch('/api/logs?userId=1')).status).toBe(403)
  expect(lines()).toEqual(['GET /api/logs?userId=1'])
})

test.each(['application/json', 'application/json; charset=utf-8', 'application/problem+json'])(
  '[SEC-11] a body of %s is parsed',
  async (type) => {
    replies = [{ status: 200, type, body: '{"id":1}' }]
    expect(await read('/api/x', await apiFetch('/api/x'))).toEqual({ id: 1 })
  },
)

test.each(['text/plain', 'text/html; charset=utf-8'])(
  '[SEC-12] a body of %s is returned as text',
  async (type) => {
    replies = [{ status: 200, type, body: '{"id":1}' }]
    expect(await read('/api/x', await apiFetch('/api/x'))).toBe('{"id":1}')
  },
)

test('a failed call is an error with a status and a message for the user', async () => {
  replies = [{ status: 409, body: '{"message":"Email already exists"}' }]
  const failure = await read('/api/auth/register', await apiFetch('/api/auth/register')).catch(
    (error) => error,
  )
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ status: 409, message: 'Email already exists' })
})

test('a failure with text or broken JSON has the catalogue’s message', async () => {
  replies = [
    { status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' },
    { status: 500, body: '{"mess' },
  ]
  for (const message of ['Service temporarily unavailable.', 'Server error. Please try again later.'])
    await expect(read('/api/x', await apiFetch('/api/x'))).rejects.toMatchObject({ message })
})

test('no response is an error with status 0', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
  await expect(apiFetch('/api/x')).rejects.toMatchObject({
    status: 0,
    message: 'The server could not be reached. Please try again.',
  })
  await expect(hello()).rejects.toBeInstanceOf(ApiError)
})

test.each(['application/json', 'text/plain'])(
  'a body of %s that breaks off counts as no response',
  async (type) => {
    replies = [{ status: 200, type, body: '{"id":1', cut: true }]
    await expect(read('/api/users/me', await apiFetch('/api/users/me'))).rejects.toMatchObject({ status: 0 })
  },
)
