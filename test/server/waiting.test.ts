/** Every wait is bounded: a hanging database, more requests than can be served, bodies that never arrive. */
import { once } from 'node:events'
import { type ClientRequest, request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Account, newAccountAt } from '../support/account.ts'
import { newRuleSet, submit } from '../support/checks.ts'
import { type OwnStack, startOwnStack } from '../support/own-stack.ts'
import { agreement } from '../support/pdf.ts'
import { patiently, Visitor } from '../support/visitor.ts'

/** Concurrent requests per isolate. */
const AT_ONCE = 64
const BUSY = { message: 'Service temporarily unavailable due to maintenance.' }

let stack: OwnStack
let account: Account

beforeAll(async () => {
  stack = await startOwnStack()
  account = await newAccountAt(stack)
  await account.visitor.call('POST', '/api/users/me/demo-finished')
})

afterAll(() => stack.stop())

afterEach(() => stack.signalDatabase('SIGCONT'))

test('while the database hangs, every call and page answers 503, and all work again afterwards', async () => {
  const { visitor } = account
  stack.signalDatabase('SIGSTOP')
  const answers = await Promise.all([
    visitor.call('GET', '/api/users/me'),
    visitor.call('GET', '/api/documents/results'),
    visitor.json('POST', '/api/prompt-folders', { name: 'Never' }),
    visitor.call('GET', '/app/check'),
    visitor.call('GET', '/app/history'),
  ])
  for (const answer of answers)
    expect([answer.url, answer.status, answer.headers.get('Retry-After')]).toEqual([answer.url, 503, '5'])
  expect(await answers[0]?.json()).toMatchObject(BUSY)
  expect((await new Visitor(stack.url).call('GET', '/api/hello')).status).toBe(200)
  stack.signalDatabase('SIGCONT')
  await expect.poll(async () => (await visitor.call('GET', '/api/users/me')).status).toBe(200)
  const ruleSet = await newRuleSet(account)
  expect((await submit(account, ruleSet, await agreement())).status).toBe(202)
})

test('requests beyond an isolate’s limit are refused at once, and later all are served', async () => {
  const { visitor } = account
  stack.signalDatabase('SIGSTOP')
  const ask = (): Promise<Response> => visitor.call('GET', '/api/users/me')
  const answers = await Promise.all(Array.from({ length: AT_ONCE + 72 }, ask))
  const waits = answers.map((answer) => `${answer.status} ${answer.headers.get('Retry-After')}`)
  expect(waits.filter((wait) => wait !== '503 1' && wait !== '503 5')).toEqual([])
  // On a busy machine some come when others have left; test/operations/load-limit.test.ts counts exactly.
  expect(waits.filter((wait) => wait === '503 5').length).toBeGreaterThanOrEqual(AT_ONCE)
  stack.signalDatabase('SIGCONT')
  await expect.poll(async () => (await ask()).status).toBe(200)
  const later = await Promise.all(Array.from({ length: 40 }, () => patiently(ask)))
  expect(later.map(({ status }) => status)).toEqual(Array(40).fill(200))
})

test('clients who disconnect while waiting free their slots', async () => {
  const { visitor } = account
  stack.signalDatabase('SIGSTOP')
  const before = stack.database.roundTrips().length
  const leaving = new AbortController()
  const asked = Array.from({ length: AT_ONCE }, () =>
    visitor.call('GET', '/api/users/me', { signal: leaving.signal }),
  )
  const left = Promise.allSettled(asked)
  await expect.poll(() => stack.database.roundTrips().length - before).toBeGreaterThanOrEqual(AT_ONCE)
  leaving.abort()
  await left
  stack.signalDatabase('SIGCONT')
  const status = async (): Promise<number> => (await visitor.call('GET', '/api/users/me')).status
  await expect.poll(status).toBe(200)
})

/** A request of which only the start of the body is sent. */
function beginning(path: string, headers: Record<string, string>, body: string | Uint8Array): ClientRequest {
  const { visitor } = account
  const token = visitor.cookie('XSRF-TOKEN') ?? ''
  const cookies = `session=${visitor.cookie('session')}; XSRF-TOKEN=${token}`
  const outgoing = request(new URL(path, visitor.origin), {
    method: 'POST',
    headers: { Cookie: cookies, 'X-XSRF-TOKEN': token, 'X-CSRF-TOKEN': token, ...headers },
  })
  outgoing.write(body)
  return outgoing
}

function begin(path: string, headers: Record<string, string>, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = beginning(path, headers, body)
    outgoing.on('error', reject)
    outgoing.on('response', (response) => {
      resolve(response.statusCode ?? 0)
      outgoing.destroy()
    })
  })
}

/** Runs `work` while these requests wait for the rest of their bodies. */
async function whileStalled(stalled: readonly ClientRequest[], work: () => Promise<void>): Promise<void> {
  for (const each of stalled) each.on('error', () => undefined)
  try {
    await work()
  } finally {
    for (const each of stalled) each.destroy()
  }
}

test('senders who stall keep nobody out', async () => {
  const { visitor } = account
  const json = { 'Content-Type': 'application/json', 'Content-Length': '1000' }
  const stalled = Array.from({ length: AT_ONCE }, () => beginning('/api/auth/login', json, '{'))
  // Refused before their bodies are read.
  const forged = Array.from({ length: AT_ONCE }, () =>
    beginning('/api/auth/login', { ...json, 'X-XSRF-TOKEN': 'forged' }, '{'),
  )
  await whileStalled([...stalled, ...forged], async () => {
    // Until they wait for their senders they have slots.
    await expect.poll(async () => (await visitor.call('GET', '/api/users/me')).status).toBe(200)
    for (let index = 0; index < 20; index++) {
      expect((await visitor.call('GET', '/api/users/me')).status).toBe(200)
      expect((await visitor.json('POST', '/api/prompt-folders', { name: 'Mine' })).status).toBe(201)
    }
  })
})

test('uploads that stall fill no memory that other users need', async () => {
  const other = await newAccountAt(stack)
  const ruleSet = await newRuleSet(other)
  const path = `/api/documents/process-async?promptId=${ruleSet}`
  const size = 10 * 1024 * 1024
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': String(size) }
  const stalled = Array.from({ length: 6 }, () => beginning(path, headers, new Uint8Array(size - 1)))
  await whileStalled(stalled, async () => {
    // A busy machine may take so long to read one that it is refused.
    await Promise.allSettled(
      stalled.map(
        (each) => each.writableNeedDrain && Promise.race([once(each, 'drain'), once(each, 'response')]),
      ),
    )
    const large = Buffer.concat([await agreement(), Buffer.alloc(size / 2, ' ')])
    expect((await submit(other, ruleSet, large)).status).toBe(202)
  })
})

test('a body whose sender stops sending is not waited for', async () => {
  const ruleSet = await newRuleSet(account)
  const statuses = await Promise.all([
    begin(
      '/api/prompt-folders',
      { 'Content-Type': 'application/json', 'Content-Length': '1000' },
      '{"name":"',
    ),
    begin('/api/prompt-folders', { 'Content-Type': 'application/json' }, '{"name":"'),
    begin('/api/stripe/webhook', { 'Content-Type': 'application/json', 'Content-Length': '1000' }, '{'),
    begin(
      `/api/documents/process-async?promptId=${ruleSet}`,
      { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': '100000' },
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-',
    ),
  ])
  expect(statuses).toEqual([408, 408, 408, 408])
})

test('a body with malformed chunks is the sender’s mistake and not logged as a failure', async () => {
  const { hostname, port } = new URL(stack.url)
  const { visitor } = account
  const token = visitor.cookie('XSRF-TOKEN')
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname).setEncoding('utf8').on('data', resolve).on('error', reject)
    socket.write(
      [
        'POST /api/prompt-folders HTTP/1.1',
        'Host: localhost',
        `Cookie: session=${visitor.cookie('session')}; XSRF-TOKEN=${token}`,
        `X-XSRF-TOKEN: ${token}`,
        `X-CSRF-TOKEN: ${token}`,
        'Content-Type: application/json',
        'Transfer-Encoding: chunked',
        '',
        'ffffffffffffffffff',
        '{"name":"a"}',
      ].join('\r\n'),
    )
  })
  expect(answer).toMatch(/^HTTP\/1.1 400 /)
  expect(stack.logs()).not.toContain('readWhole')
})

test('a form with 150,000 fields is refused before it is parsed', async () => {
  const ruleSet = await newRuleSet(account)
  const field = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'
  const response = await account.visitor.call('POST', `/api/documents/process-async?promptId=${ruleSet}`, {
    headers: { 'Content-Type': 'multipart/form-data; boundary="x"' },
    body: `${field.repeat(150_000)}--x--\r\n`,
  })
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { message: 'Invalid request. Please check the provided data.' },
  ])
})

test.each(['locked', 'timed-out'] as const)(
  'when the database has too much to do (%s), callers are told to come back',
  async (fate) => {
    stack.database.meddle(() => fate)
    const answers = await Promise.all([
      account.visitor.call('GET', '/api/documents/results'),
      account.visitor.json('POST', '/api/prompt-folders', { name: fate }),
    ])
    stack.database.meddle(() => 'pass')
    expect(answers.map(({ status }) => status)).toEqual([503, 503])
    expect(answers.map(({ headers }) => headers.get('Retry-After'))).toEqual(['5', '5'])
    const folders = await account.visitor.get<{ name: string }[]>('/api/prompt-folders')
    expect(folders.map(({ name }) => name)).not.toContain(fate)
  },
)

test('a database that other writers hold for seconds is waited for', async () => {
  let refusals = 0
  stack.database.meddle((statements) =>
    /insert into \\"folders/.test(statements) && ++refusals <= 8 ? 'locked' : 'pass',
  )
  const { status } = await account.visitor.json('POST', '/api/prompt-folders', { name: 'patient' })
  stack.database.meddle(() => 'pass')
  expect([status, refusals]).toEqual([201, 9])
})

test('a failure is logged with its causes and its route', async () => {
  stack.database.meddle(() => 'down')
  await account.visitor.call('GET', '/api/documents/results')
  stack.database.meddle(() => 'pass')
  const line = (): string | undefined =>
    stack
      .logs()
      .split('\n')
      .findLast((each) => each.includes('requestId'))
  // The line before it, of another failure, has the same route.
  await expect.poll(line).toMatch(/Network connection lost|HTTP status 500/)
  expect(line()).toContain('/api/documents/results')
})
