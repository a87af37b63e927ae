/** One suite over every route of the worker: who may call, in which form, and that refused calls change nothing. */
import { request } from 'node:http'
import { afterEach, beforeAll, expect, inject, test } from 'vitest'
import { SubmissionQuery } from '../../src/contract/documents.ts'
import { ERRORS, type ErrorCode } from '../../src/domain/errors/errors.ts'
import { securityHeadersFor } from '../../src/server/http/security-headers.ts'
import { routes } from '../../src/server/routes/index.ts'
import { newAccount } from '../support/account.ts'
import { everythingOf, write } from '../support/database.ts'
import { Visitor } from '../support/visitor.ts'
import { type Estate, EXAMPLES, type Example, newEstate } from './route-examples.ts'

const NAMES = Object.keys(EXAMPLES)
const JSON_LIMIT = 128 * 1024
const UPLOAD_LIMIT = 10 * 1024 * 1024 + 64 * 1024

let owner: Estate
let stranger: Estate
let before: string

beforeAll(async () => {
  owner = await newEstate()
  stranger = await newEstate()
  before = await everythingOf(owner.userId)
})

afterEach(async () => {
  expect(await everythingOf(owner.userId), 'a refused call changed something').toBe(before)
})

function example(name: string): Example {
  const found = EXAMPLES[name]
  if (!found) throw new Error(`no example for ${name}`)
  return found
}

function methodOf(name: string): string {
  return name.split(' ')[0] ?? ''
}

function changes(name: string): boolean {
  return methodOf(name) !== 'GET'
}

/** Names of routes whose example meets the condition. */
function where(condition: (example: Example, name: string) => boolean): string[] {
  return NAMES.filter((name) => condition(example(name), name))
}

interface Variation {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: BodyInit
}

/** The example's request, with the test's changes. */
function ask(visitor: Visitor, name: string, things: Estate, change: Variation = {}): Promise<Response> {
  const { path, takes, body } = example(name)
  const address = typeof path === 'string' ? path : path(things)
  const init: RequestInit = {}
  if (takes === 'file') {
    const form = new FormData()
    form.append('file', new File([things.pdf], 'example.pdf', { type: 'application/pdf' }))
    init.body = form
  } else if (body) {
    init.body = JSON.stringify(body(things))
    init.headers = { 'Content-Type': 'application/json' }
  }
  return visitor.call(change.method ?? methodOf(name), address, {
    ...init,
    ...(change.body !== undefined && { body: change.body, duplex: 'half' }),
    headers: { ...(init.headers as Record<string, string>), ...change.headers },
  })
}

/** Expects exactly the status and text of the error catalogue. */
async function expectRefusal(response: Response, code: ErrorCode, name: string): Promise<void> {
  const text = await response.text()
  expect([name, response.status, text]).toEqual([
    name,
    ERRORS[code].status,
    JSON.stringify({ code, message: ERRORS[code].text }),
  ])
}

function visitorLike(visitor: Visitor, cookies: Readonly<Record<string, string>>): Visitor {
  const copy = new Visitor(visitor.origin)
  for (const [cookie, value] of Object.entries(cookies)) copy.setCookie(cookie, value)
  return copy
}

function sessionOf({ account }: Estate): string {
  return account.visitor.cookie('session') ?? ''
}

test('every route of the worker has exactly one set of examples', () => {
  const found = routes.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`)
  expect([...new Set(found)].toSorted()).toEqual(NAMES.toSorted())
})

test('[ROLE-01, ERR-14] calls that need a user answer 401 when signed out', async () => {
  for (const name of where(({ caller }) => caller === 'user'))
    await expectRefusal(
      await ask(new Visitor(owner.account.visitor.origin), name, owner),
      'unauthorized',
      name,
    )
})

test('[ROLE-01] calls that need a user answer 401 with an invented session', async () => {
  const forger = new Visitor(owner.account.visitor.origin)
  forger.setCookie('session', 'x'.repeat(43))
  for (const name of where(({ caller }, each) => caller === 'user' && !changes(each)))
    await expectRefusal(await ask(forger, name, owner), 'unauthorized', name)
})

test('[ROLE-01] an expired session with its token is refused by every call', async () => {
  const { visitor } = await newAccount()
  const { id } = await visitor.get<{ id: number }>('/api/users/me')
  await write([{ sql: 'update sessions set created_at = 1, last_seen_at = 1 where user_id = ?', args: [id] }])
  const cookies = {
    session: visitor.cookie('session') ?? '',
    'XSRF-TOKEN': visitor.cookie('XSRF-TOKEN') ?? '',
  }
  for (const name of where(({ caller }) => caller === 'user'))
    await expectRefusal(await ask(visitorLike(visitor, cookies), name, owner), 'unauthorized', name)
})

test('calls that accept only API keys answer 401 without one, even with a session', async () => {
  const names = where(({ caller }) => caller === 'key')
  expect(names).toEqual(['POST /mcp'])
  for (const name of names)
    for (const visitor of [new Visitor(owner.account.visitor.origin), owner.account.visitor])
      await expectRefusal(await ask(visitor, name, owner), 'unauthorized', name)
})

test('[ROLE-01] signed out, the pages of the app redirect to sign-in', async () => {
  for (const name of where(({ caller }) => caller === 'guarded page')) {
    const response = await ask(new Visitor(owner.account.visitor.origin), name, owner)
    expect([name, response.status, response.headers.get('Location')]).toEqual([name, 302, '/login'])
  }
})

test('[ROLE-02, ERR-16] another user’s records answer as if they did not exist', async () => {
  for (const name of where((each) => each.owned === true))
    await expectRefusal(await ask(stranger.account.visitor, name, owner), 'notFound', name)
})

test('[ROLE-02] no call or page of one user shows another user’s data', async () => {
  for (const name of where((_, each) => !changes(each))) {
    const text = await (await ask(stranger.account.visitor, name, owner)).text()
    expect([name, owner.canaries.filter((word) => text.includes(word))]).toEqual([name, []])
  }
})

test('a user’s own pages and responses contain the user’s data', async () => {
  const texts = await Promise.all(
    ['GET /app/check', 'GET /app/history', 'GET /app/profile', 'GET /api/prompt-tags'].map((name) =>
      ask(owner.account.visitor, name, owner).then((response) => response.text()),
    ),
  )
  expect(owner.canaries.filter((word) => !texts.join().includes(word))).toEqual([])
})

test('[SEC-04, SEC-08, ERR-15] changes are refused without the session’s own token in both headers', async () => {
  const { visitor } = owner.account
  const own = visitor.cookie('XSRF-TOKEN') ?? ''
  const other = stranger.account.visitor.cookie('XSRF-TOKEN') ?? ''
  const both = (token: string): Record<string, string> => ({ 'X-XSRF-TOKEN': token, 'X-CSRF-TOKEN': token })
  const cases: readonly (readonly [cookie: string, headers: Record<string, string>])[] = [
    [own, { 'X-XSRF-TOKEN': '', 'X-CSRF-TOKEN': '' }],
    [own, { ...both(own), 'X-CSRF-TOKEN': '' }],
    [own, { ...both(own), 'X-XSRF-TOKEN': other }],
    [other, both(other)],
    ['forged', both('forged')],
    [`${own}x`, both(`${own}x`)],
    [own, { ...both(own), 'Sec-Fetch-Site': 'cross-site' }],
    [own, { ...both(own), 'Sec-Fetch-Site': 'same-site' }],
  ]
  for (const name of where(({ caller }, each) => changes(each) && caller !== 'provider' && caller !== 'key'))
    for (const [cookie, headers] of cases) {
      const attacked = visitorLike(visitor, { session: sessionOf(owner), 'XSRF-TOKEN': cookie })
      await expectRefusal(await ask(attacked, name, owner, { headers }), 'forbidden', name)
    }
})

test('[SEC-04] the payment provider is identified only by its signature', async () => {
  for (const name of where(({ caller }) => caller === 'provider'))
    for (const signature of ['', 't=1,v1=00', `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`]) {
      const headers = { 'Stripe-Signature': signature }
      const response = await ask(new Visitor(owner.account.visitor.origin), name, owner, { headers })
      await expectRefusal(response, 'invalidRequest', name)
    }
})

test('an unsupported method answers 405 with the supported ones', async () => {
  for (const name of where(({ caller }) => !caller.endsWith('page') && caller !== 'provider')) {
    const response = await ask(owner.account.visitor, name, owner, { method: 'PATCH' })
    expect(response.headers.get('Allow')?.split(', ')).toContain(methodOf(name))
    await expectRefusal(response, 'methodNotAllowed', name)
  }
})

test('an unknown path of the API answers 404', async () => {
  for (const path of ['/api/', '/api/nothing', '/api/prompts/1/2/3', '/api/documents/1/pdf/x', '/api/users'])
    await expectRefusal(await owner.account.visitor.call('GET', path), 'notFound', path)
})

/** Announces a body that never arrives: the response must not wait for it. */
function announce(name: string, length: number, type: string): Promise<{ status: number; text: string }> {
  const { path } = example(name)
  const { visitor } = owner.account
  const token = visitor.cookie('XSRF-TOKEN') ?? ''
  return new Promise((resolve, reject) => {
    const outgoing = request(new URL(typeof path === 'string' ? path : path(owner), visitor.origin), {
      method: methodOf(name),
      headers: {
        Cookie: `session=${sessionOf(owner)}; XSRF-TOKEN=${token}`,
        'X-XSRF-TOKEN': token,
        'X-CSRF-TOKEN': token,
        'Content-Type': type,
        'Content-Length': length,
      },
    })
    outgoing.on('error', reject)
    outgoing.on('response', async (response) => {
      let text = ''
      for await (const chunk of response) text += chunk
      resolve({ status: response.statusCode ?? 0, text })
      outgoing.destroy()
    })
    outgoing.flushHeaders()
  })
}

function limitOf(name: string): { most: number; code: ErrorCode; type: string } {
  return example(name).takes === 'file'
    ? { most: UPLOAD_LIMIT, code: 'fileTooLarge', type: 'multipart/form-data; boundary=x' }
    : { most: JSON_LIMIT, code: 'bodyTooLarge', type: 'application/json' }
}

test('[CHK-08, ERR-12, ERR-18] a body announced as too large is refused before it is read', async () => {
  for (const name of where(
    ({ caller }, each) => changes(each) && caller !== 'provider' && caller !== 'key',
  )) {
    const { most, code, type } = limitOf(name)
    const { status, text } = await announce(name, most + 1, type)
    expect([name, status, text]).toEqual([name, 413, JSON.stringify({ code, message: ERRORS[code].text })])
  }
})

test('[CHK-08, ERR-12, ERR-18] a chunked body that exceeds the limit is refused', async () => {
  for (const name of where(({ takes }) => takes !== undefined)) {
    const { most, code, type } = limitOf(name)
    const body = new Blob([new Uint8Array(most + 1)]).stream()
    const response = await ask(owner.account.visitor, name, owner, {
      body,
      headers: { 'Content-Type': type },
    })
    await expectRefusal(response, code, name)
  }
})

test('an unsupported media type answers 415', async () => {
  for (const name of where(({ takes }) => takes !== undefined))
    for (const type of ['text/plain', 'application/xml', '']) {
      const change = { headers: { 'Content-Type': type }, body: new TextEncoder().encode('{}') }
      await expectRefusal(await ask(owner.account.visitor, name, owner, change), 'unsupportedMedia', name)
    }
})

test('[ERR-13] broken JSON answers 400', async () => {
  for (const name of where(({ takes }) => takes === 'json'))
    for (const body of ['', '{', '{"name":', 'null null', '\u0000']) {
      const response = await ask(owner.account.visitor, name, owner, { body })
      await expectRefusal(response, 'invalidRequest', name)
    }
})

test('a broken upload answers 400', async () => {
  for (const name of where(({ takes }) => takes === 'file'))
    for (const body of [
      '',
      '--x',
      '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\nno file\r\n--x--\r\n',
    ]) {
      const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
      const response = await ask(owner.account.visitor, name, owner, { body, headers })
      expect([name, response.status]).toEqual([name, 400])
      await response.body?.cancel()
    }
})

const DEEP = '['.repeat(5000) + ']'.repeat(5000)

test('JSON without the expected fields is refused', async () => {
  for (const name of where(({ takes }) => takes === 'json'))
    for (const body of ['null', '[]', '7', '"x"', '{}', '{"__proto__":{"role":"ADMIN"}}', DEEP]) {
      const response = await ask(owner.account.visitor, name, owner, { body })
      expect([name, body, response.status]).toEqual([name, body, 400])
      expect(Object.keys((await response.json()) as object)).toEqual(['code', 'message'])
    }
})

test('[VAL-06, VAL-14, VAL-15] an invalid id answers 400 on every path with an id', async () => {
  const ids = [
    '0',
    '-1',
    'x',
    '1.5',
    '1e3',
    '9007199254740992',
    '1'.repeat(21),
    '%00',
    '%F0%9F%92%A9',
    '..%2F1',
  ]
  for (const name of where((_, each) => /:\w*id/i.test(each)))
    for (const id of ids) {
      const path = (name.split(' ')[1] ?? '').replace(/:\w*id/gi, id)
      const { body } = example(name)
      const { visitor } = owner.account
      const response = body
        ? await visitor.json(methodOf(name), path, body(owner))
        : await visitor.call(methodOf(name), path)
      expect([name, id, response.status]).toEqual([name, id, 400])
      await response.body?.cancel()
    }
})

test('[VAL-18, VAL-19] a query beyond its limits is refused everywhere', async () => {
  for (const query of [`${'n'.repeat(51)}=1`, `note=${'v'.repeat(1001)}`, `note=a&note=${'v'.repeat(1001)}`])
    for (const path of ['/api/users/me', '/api/hello', '/api/prompt-folders'])
      expect((await owner.account.visitor.call('GET', `${path}?${query}`)).status).toBe(400)
})

test('[VAL-20] the name of a tag to look up has at most 100 characters', async () => {
  const response = await owner.account.visitor.call('GET', `/api/prompt-tags/name/${'x'.repeat(101)}`)
  expect(await response.json()).toMatchObject({ message: 'URL parameter too long (max 100 characters)' })
})

test('[SEC-01, SEC-02, SEC-03] every response has the security headers', async () => {
  const { visitor } = owner.account
  const nobody = new Visitor(visitor.origin)
  const answers = await Promise.all([
    ...where((_, each) => !changes(each)).map((name) => ask(visitor, name, owner)),
    ...where((_, each) => !changes(each)).map((name) => ask(nobody, name, owner)),
    nobody.call('GET', '/no-such-page'),
    nobody.call('POST', '/login'),
    nobody.call('GET', '/api/nothing'),
    nobody.call('PATCH', '/api/prompts'),
    nobody.call('OPTIONS', '/api/prompts', { headers: { Origin: 'https://elsewhere.example' } }),
    fetch(`${visitor.origin}/`),
    fetch(`${visitor.origin}/privacy-policy`),
    fetch(`${visitor.origin}/favicon.svg`),
  ])
  for (const answer of answers) {
    for (const [header, value] of Object.entries(securityHeadersFor('')))
      expect([answer.url, header, answer.headers.get(header)]).toEqual([answer.url, header, value])
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull()
    await answer.body?.cancel()
  }
})

test('[SEC-01, SEC-02, SEC-03] the policy allows only our own scripts, the payment provider and a configured analytics host', () => {
  const policy = securityHeadersFor('G-TEST')['Content-Security-Policy'] ?? ''
  const directives = new Map(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]))
  expect(directives.get('default-src')).toEqual(["'none'"])
  expect(directives.get('script-src')).toEqual(["'self'"])
  const hash = expect.stringMatching(/^'sha256-[\w+/]{43}='$/)
  expect(directives.get('style-src')).toEqual([hash, hash])
  expect(directives.get('form-action')).toContain('https://checkout.stripe.com')
  expect(directives.get('connect-src')).toContain('https://www.google-analytics.com')
  expect(policy).not.toMatch(/unsafe|\*/)
  expect(securityHeadersFor('')['Content-Security-Policy']).toBe(
    policy.replace(' https://www.google-analytics.com', ''),
  )
  expect(securityHeadersFor('')).toMatchObject({
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}/),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  })
})

test('responses for one user are not cached', async () => {
  for (const name of where(
    ({ caller }, each) => !changes(each) && (caller === 'user' || caller === 'guarded page'),
  )) {
    const response = await ask(owner.account.visitor, name, owner)
    expect([name, response.headers.get('Cache-Control')]).toEqual([name, 'no-store'])
    await response.body?.cancel()
  }
})

test('fields that users may not set are ignored', async () => {
  const { visitor } = await newAccount()
  const me = await visitor.get<object>('/api/users/me')
  const more = {
    id: 1,
    userId: owner.userId,
    user_id: owner.userId,
    role: 'ADMIN',
    balance: 1e6,
    enabled: false,
    ruleSetCount: 7,
  }
  const folder = await visitor.json('POST', '/api/prompt-folders', { name: 'Mine', ...more })
  const { id: folderId } = (await folder.json()) as { id: number }
  const bodies: readonly (readonly [method: string, path: string, body: object])[] = [
    ['PUT', `/api/prompt-folders/${folderId}`, { name: 'Still mine' }],
    ['POST', '/api/prompts', { name: 'Mine', text: '1. x', folderId, price: 0 }],
    ['POST', '/api/prompt-tags', { name: 'Mine' }],
    ['POST', '/api/app-rating/submit', { ratingValue: 5 }],
    ['POST', '/api/consent', { consentTermAndConditions: true, consentProcessingPersonalData: true }],
  ]
  for (const [method, path, body] of bodies)
    expect((await visitor.json(method, path, { ...body, ...more })).ok).toBe(true)
  expect(await visitor.get('/api/users/me')).toEqual(me)
  expect(await visitor.get('/api/prompt-folders')).toEqual([
    { id: folderId, name: 'Still mine', ruleSetCount: 1 },
  ])
})

test('text with lone surrogates and NUL can be stored', async () => {
  const { visitor } = await newAccount()
  const response = await visitor.call('POST', '/api/prompt-folders', {
    headers: { 'Content-Type': 'application/json' },
    body: '{"name":"half \\ud83d, none \\u0000, ☕ and \\u202e"}',
  })
  expect(response.status).toBe(201)
  expect(await visitor.get('/api/prompt-folders')).toMatchObject([{ name: 'half \ufffd, none , ☕ and' }])
  expect(SubmissionQuery.parse({ promptId: '1', note: 'none \u0000' }).note).toBe('none ')
})

test('redirects don’t depend on the host that a request claims', async () => {
  const response = await fetch(`${inject('stack').url}/app`, {
    redirect: 'manual',
    headers: { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' },
  })
  expect(response.headers.get('Location')).toBe('/app/check')
})
