/** Requests that our pages never send: two credentials, disguised methods and paths, JSON with duplicate keys. */
import { request } from 'node:http'
import { beforeAll, expect, inject, test } from 'vitest'
import { type Account, newAccount, newEmail, PASSWORD } from '../support/account.ts'
import { Visitor } from '../support/visitor.ts'

let account: Account
let other: Account
let key: string

beforeAll(async () => {
  account = await newAccount()
  other = await newAccount()
  const made = await other.visitor.json('POST', '/api/keys', { name: 'CI', scopes: ['read'] })
  key = ((await made.json()) as { key: string }).key
})

/** Status of a GET whose path is sent as written; a URL would be normalised. */
function statusOf(path: string): Promise<number> {
  const { hostname, port } = new URL(inject('stack').url)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })
}

async function me(headers: Record<string, string>): Promise<unknown> {
  const response = await account.visitor.call('GET', '/api/users/me', { headers })
  return response.status === 200 ? ((await response.json()) as { email: string }).email : response.status
}

test('with a session and a key, only the key counts, valid or not', async () => {
  expect(await me({})).toBe(account.email)
  expect(await me({ Authorization: `Bearer ${key}` })).toBe(other.email)
  expect(await me({ Authorization: 'Bearer rm_none' })).toBe(401)
  expect(await me({ Authorization: 'Bearer' })).toBe(401)
})

test('no header or parameter changes the method of a request', async () => {
  const { visitor } = account
  const created = await visitor.json('POST', '/api/prompt-folders', { name: 'Stays' })
  const { id } = (await created.json()) as { id: number }
  const headers = {
    'X-HTTP-Method-Override': 'DELETE',
    'X-Method-Override': 'DELETE',
    'X-HTTP-Method': 'DELETE',
  }
  await visitor.call('GET', `/api/prompt-folders/${id}`, { headers })
  await visitor.call('POST', `/api/prompt-folders/${id}?_method=DELETE`, { headers })
  const folders = await visitor.get<{ id: number }[]>('/api/prompt-folders')
  expect(folders.map((folder) => folder.id)).toContain(id)
})

test.each([
  '//api/users/me',
  '/api//users/me',
  '/api/users/me/',
  '/api/users/me.',
  '/api/users/me%00',
  '/api/users%2fme',
  '/API/users/me',
  '/login/../api/users/me',
  '/login/%2e%2e/api/users/me',
  '/api/auth/login/..;/../users/me',
  '/app/history.',
  '//app/history',
  '/app/%68istory',
])('signed out, %s shows nobody’s data', async (path) => {
  expect([302, 307, 401, 404]).toContain(await statusOf(path))
})

test('a form that another site could send as plain text changes nothing', async () => {
  const { visitor } = account
  const body = '{"name":"Forged","x":"="}'
  const answers = await Promise.all([
    visitor.call('POST', '/api/prompt-folders', { headers: { 'Content-Type': 'text/plain' }, body }),
    visitor.call('POST', '/api/prompt-folders', {
      headers: { 'Content-Type': 'text/plain; application/json' },
      body,
    }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([415, 415])
  const folders = await visitor.get<{ name: string }[]>('/api/prompt-folders')
  expect(folders.map(({ name }) => name)).not.toContain('Forged')
})

test('JSON with duplicate keys, or with an object’s prototype, creates one plain item', async () => {
  const { visitor } = account
  const body =
    '{"name":"First","name":"Last","__proto__":{"userId":1},"constructor":{"prototype":{"role":"ADMIN"}}}'
  const answer = await visitor.call('POST', '/api/prompt-folders', {
    headers: { 'Content-Type': 'application/json' },
    body,
  })
  expect(await answer.json()).toEqual({ id: expect.any(Number), name: 'Last', ruleSetCount: 0 })
  expect((await visitor.get<{ role: string }>('/api/users/me')).role).toBe('USER')
})

test('an address that only looks like another’s, or becomes it in lower case, can’t be registered', async () => {
  const email = `kate-${newEmail()}`
  const visitor = new Visitor(inject('stack').url)
  for (const address of [
    email.replace('k', '\u212a'),
    email.replace('a', '\u0430'),
    email.replace('k', '\uff4b'),
  ]) {
    const answer = await visitor.json('POST', '/api/auth/register', {
      username: address,
      email: address,
      password: PASSWORD,
    })
    expect([address, answer.status]).toEqual([address, 400])
  }
})
