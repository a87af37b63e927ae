/** API access by key: what each scope allows and denies; cookies are never used. */
import { beforeAll, describe, expect, test } from 'vitest'
import { SCOPES, type Scope } from '../../src/domain/account/api-keys.ts'
import { ERRORS } from '../../src/domain/errors/errors.ts'
import { calls } from '../../src/server/routes/calls.ts'
import { type Account, mailTo, newAccount, PASSWORD, tokenOf } from '../support/account.ts'
import { everythingOf, rows } from '../support/database.ts'
import { type Estate, EXAMPLES, newEstate } from './route-examples.ts'

interface Key {
  readonly id: number
  readonly key: string
}

async function newKey(account: Account, scopes: readonly Scope[], name = 'Build server'): Promise<Key> {
  const response = await account.visitor.json('POST', '/api/keys', { name, scopes })
  expect(response.status).toBe(201)
  return (await response.json()) as Key
}

/** Calls with a key and without cookies. */
function withKey(account: Account, key: string) {
  return (method: string, path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(new URL(path, account.visitor.origin), {
      method,
      ...init,
      redirect: 'manual',
      headers: { ...(init.headers as Record<string, string>), Authorization: `Bearer ${key}` },
    })
}

let owner: Estate

beforeAll(async () => {
  owner = await newEstate()
})

/** A route's example as a request by key. */
function exampleOf(name: string): readonly [method: string, path: string, init: RequestInit] {
  const example = EXAMPLES[name]
  if (!example) throw new Error(`no example for ${name}`)
  const { path, takes, body } = example
  const address = typeof path === 'string' ? path : path(owner)
  const method = name.split(' ')[0] ?? ''
  if (takes === 'file') {
    const form = new FormData()
    form.append('file', new File([owner.pdf], 'example.pdf', { type: 'application/pdf' }))
    return [method, address, { body: form }]
  }
  const json = { body: JSON.stringify(body?.(owner)), headers: { 'Content-Type': 'application/json' } }
  return [method, address, body ? json : {}]
}

/** Scope by route, from the OpenAPI description. */
const scopeOf = new Map(
  calls.openAPIRegistry.definitions.flatMap((definition) => {
    if (definition.type !== 'route') return []
    const { method, path, 'x-scope': scope } = definition.route
    return [[`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`, scope as Scope | undefined]]
  }),
)
const API = Object.keys(EXAMPLES).filter((name) => scopeOf.has(name))

test('a key is shown once and recognised by its name and ending afterwards', async () => {
  const account = await newAccount()
  const { key, id } = await newKey(account, ['read', 'check'], 'Night run')
  expect(key).toMatch(/^rm_[\w-]{43}$/)
  const listed = await account.visitor.get('/api/keys')
  expect(listed).toEqual([
    {
      id,
      name: 'Night run',
      scopes: ['check', 'read'],
      ending: key.slice(-4),
      createdAt: expect.any(String),
      lastUsedAt: null,
      expiresAt: expect.any(String),
    },
  ])
  const { id: userId } = await account.visitor.get<{ id: number }>('/api/users/me')
  expect(await everythingOf(userId)).not.toContain(key)
  await withKey(account, key)('GET', '/api/users/me')
  expect(await account.visitor.get('/api/keys')).toMatchObject([{ lastUsedAt: expect.any(String) }])
  expect(await account.visitor.get('/api/logs')).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: 'API key created', detail: 'Night run' })]),
  )
})

test('a revoked key is refused from then on, and no other key', async () => {
  const account = await newAccount()
  const { key, id } = await newKey(account, [...SCOPES])
  const other = withKey(account, (await newKey(account, [...SCOPES])).key)
  const program = withKey(account, key)
  expect((await program('GET', '/api/users/me')).status).toBe(200)
  expect((await account.visitor.call('DELETE', `/api/keys/${id}`)).status).toBe(204)
  const refused = await program('GET', '/api/users/me')
  expect([refused.status, refused.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer'])
  expect((await other('GET', '/api/users/me')).status).toBe(200)
})

describe('every call of the API', () => {
  test('accepts only keys with its scope; a call without a scope accepts no key', async () => {
    const keys = await Promise.all(
      SCOPES.map(async (lacking) => {
        const others = SCOPES.filter((scope) => scope !== lacking)
        return [lacking, withKey(owner.account, (await newKey(owner.account, others)).key)] as const
      }),
    )
    const before = await everythingOf(owner.userId)
    for (const [lacking, program] of keys)
      for (const name of API.filter((each) => scopeOf.get(each) === lacking || !scopeOf.get(each))) {
        const response = await program(...exampleOf(name))
        expect([name, response.status, await response.json()]).toEqual([
          name,
          403,
          { code: 'forbidden', message: ERRORS.forbidden.text },
        ])
      }
    expect(await everythingOf(owner.userId)).toBe(before)
  })

  test('answers 401 to an invalid or revoked key, even with valid cookies', async () => {
    const { visitor } = owner.account
    const session = visitor.cookie('session') ?? ''
    const { key: revoked, id } = await newKey(owner.account, [...SCOPES])
    await visitor.call('DELETE', `/api/keys/${id}`)
    for (const key of ['', 'rm_', `rm_${'x'.repeat(43)}`, session, revoked])
      for (const name of API) {
        const [method, path, init] = exampleOf(name)
        const headers = { ...(init.headers as Record<string, string>), Cookie: `session=${session}` }
        const response = await withKey(owner.account, key)(method, path, { ...init, headers })
        expect([name, key.length, response.status]).toEqual([name, key.length, 401])
        await response.body?.cancel()
      }
  })

  test('lets a key with its scope do what its owner may do', async () => {
    const program = withKey(owner.account, (await newKey(owner.account, [...SCOPES])).key)
    for (const name of API.filter((each) => scopeOf.get(each) === 'read')) {
      const response = await program(...exampleOf(name))
      expect([name, response.status]).toEqual([name, 200])
      await response.body?.cancel()
    }
    const folder = await program('POST', '/api/prompt-folders', {
      headers: { 'Content-Type': 'application/json' },
      body: '{"name":"By a program"}',
    })
    expect(folder.status).toBe(201)
    const [method, path, init] = exampleOf('POST /api/documents/process')
    const checked = await program(method, path, init)
    expect([checked.status, ((await checked.json()) as { state: string }).state]).toEqual([200, 'FINISHED'])
  })

  test('shows a key nothing of another user', async () => {
    const stranger = await newAccount()
    const program = withKey(stranger, (await newKey(stranger, [...SCOPES])).key)
    for (const name of API.filter((each) => scopeOf.get(each) && EXAMPLES[each]?.owned)) {
      const response = await program(...exampleOf(name))
      expect([name, response.status]).toEqual([name, 404])
      await response.body?.cancel()
    }
  })
})

test('pages accept no key', async () => {
  const { key } = await newKey(owner.account, [...SCOPES])
  const response = await withKey(owner.account, key)('GET', '/app/history')
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/login'])
})

test('another scheme in Authorization doesn’t affect the session', async () => {
  const { visitor } = owner.account
  const response = await visitor.call('GET', '/api/users/me', { headers: { Authorization: 'Basic eDp5' } })
  expect(response.status).toBe(200)
})

test('a key has a name and a scope, and an account at most 20 of them', async () => {
  const { visitor } = await newAccount()
  const refused = [
    [{ name: '', scopes: ['read'] }, ERRORS.nameRequired.text],
    [{ name: '\u200b\u2060', scopes: ['read'] }, ERRORS.nameRequired.text],
    [{ name: 'x'.repeat(101), scopes: ['read'] }, ERRORS.keyNameTooLong.text],
    [{ name: 'x', scopes: [] }, ERRORS.scopeRequired.text],
    [{ name: 'x', scopes: ['admin'] }, ERRORS.invalidRequest.text],
  ] as const
  for (const [body, message] of refused) {
    const response = await visitor.json('POST', '/api/keys', body)
    expect([response.status, await response.json()]).toMatchObject([400, { message }])
  }
  const { id } = await visitor.get<{ id: number }>('/api/users/me')
  await rows(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 18)
      insert into api_keys (user_id, token_hash, name, ending, scopes, created_at)
      select ?1, 'key ' || i || ' of ' || ?1, 'x', 'xxxx', '["read"]', 0 from n`,
    id,
  )
  const made = await Promise.all(
    Array.from({ length: 4 }, () => visitor.json('POST', '/api/keys', { name: 'x', scopes: ['read'] })),
  )
  expect(made.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409])
})

test('a key expires after 90 days unless another time or none is asked for, and is refused from then on', async () => {
  const account = await newAccount()
  const made = async (asked: object) => {
    const response = await account.visitor.json('POST', '/api/keys', {
      name: 'x',
      scopes: ['read'],
      ...asked,
    })
    return (await response.json()) as Key & { expiresAt: string | null; createdAt: string }
  }
  const days = ({ expiresAt, createdAt }: { expiresAt: string | null; createdAt: string }) =>
    expiresAt && (Date.parse(expiresAt) - Date.parse(createdAt)) / 86_400_000
  const usual = await made({})
  const never = await made({ expiresInDays: null })
  expect([days(usual), days(await made({ expiresInDays: 7 })), days(never)]).toEqual([90, 7, null])
  expect(
    (await account.visitor.json('POST', '/api/keys', { name: 'x', scopes: ['read'], expiresInDays: 0 }))
      .status,
  ).toBe(400)
  const call = (key: Key) => withKey(account, key.key)('GET', '/api/users/me')
  expect((await call(usual)).status).toBe(200)
  await rows('update api_keys set expires_at = ? where id = ?', Date.now() - 1, usual.id)
  expect((await call(usual)).status).toBe(401)
  expect((await call(never)).status).toBe(200)
})

test('a session whose password was given over 15 minutes ago creates no key without it', async () => {
  const { visitor, email } = await newAccount()
  const { id } = await visitor.get<{ id: number }>('/api/users/me')
  await rows('update sessions set created_at = created_at - 900001 where user_id = ?', id)
  const ask = async (more: object) => {
    const response = await visitor.json('POST', '/api/keys', { name: 'x', scopes: ['read'], ...more })
    return [response.status, ((await response.json()) as { message?: string }).message]
  }
  expect(await ask({})).toEqual([400, 'Please enter your password again'])
  expect(await ask({ password: 'not it' })).toEqual([400, 'Current password is incorrect'])
  expect(await visitor.get('/api/keys')).toEqual([])
  expect(await ask({ password: PASSWORD })).toEqual([201, undefined])
  const letter = await mailTo(email, /new API key/)
  expect(letter.text).toContain('“x”')
})

test('a key that may check but not read learns only the state from cancelling', async () => {
  const checker = withKey(owner.account, (await newKey(owner.account, ['check'])).key)
  const response = await checker('POST', `/api/documents/${owner.documentId}/cancel`)
  expect([response.status, await response.json()]).toEqual([200, { state: 'FINISHED' }])
})

test('resetting a forgotten password revokes all keys', async () => {
  const account = await newAccount()
  const { key } = await newKey(account, ['read'])
  await account.visitor.json('POST', '/api/auth/reset-password/request', { email: account.email })
  const token = tokenOf(await mailTo(account.email, /reset/i))
  const done = await account.visitor.json('POST', '/api/auth/reset-password/confirm', {
    token,
    newPassword: 'another quiet password',
  })
  expect(done.status).toBe(200)
  expect((await withKey(account, key)('GET', '/api/users/me')).status).toBe(401)
})
