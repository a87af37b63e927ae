/** Parameters of paths and queries, as a caller meets them. */
import { beforeAll, expect, inject, test } from 'vitest'
import { mailTo, newAccount, newEmail, PASSWORD, tokenOf } from '../support/account.ts'
import { Visitor } from '../support/visitor.ts'

let visitor: Visitor

beforeAll(async () => {
  visitor = (await newAccount()).visitor
})

async function answerTo(path: string): Promise<readonly [number, string | undefined]> {
  const response = await visitor.call('GET', path)
  return [response.status, ((await response.json()) as { message?: string }).message]
}

const tooLong = (max: number): string => `URL parameter too long (max ${max} characters)`
const badCharacters = (kind: string): string => `URL parameter contains invalid characters for type: ${kind}`
const MISSING = 'Required URL parameter is missing'
const SOME_MISSING = 'Some URL parameters were not provided'
const NO_ID = 'ID must be a positive number'

const email = (address: string): string => `/api/auth/check?email=${encodeURIComponent(address)}`
const username = (name: string): string => `${email('a@example.org')}&username=${encodeURIComponent(name)}`
const token = (value: string): string => `/api/auth/confirm?token=${encodeURIComponent(value)}`
const reset = (value: string): string => `/api/auth/reset-password/confirm?token=${encodeURIComponent(value)}`
const id = (value: string): string => `/api/prompts/${encodeURIComponent(value)}`
const tagName = (value: string): string => `/api/prompt-tags/name/${encodeURIComponent(value)}`

test.each([
  ['[VAL-02, VAL-03, VAL-10, VAL-13] token', token('a/b'), badCharacters('token')],
  ['[VAL-13] token', reset('a@b'), badCharacters('token')],
  ['[VAL-03, VAL-09, VAL-13] token', token('x'.repeat(501)), tooLong(500)],
  ['[VAL-11, VAL-13] token', token('  '), MISSING],
  ['[VAL-11] token', '/api/auth/confirm', MISSING],
  ['[VAL-02, VAL-04, VAL-10] username', username('a b'), badCharacters('username')],
  ['[VAL-04, VAL-09] username', username('x'.repeat(51)), tooLong(50)],
  ['[VAL-02, VAL-05, VAL-10, VAL-16] email', email('a b@c.org'), badCharacters('email')],
  ['[VAL-05, VAL-09, VAL-16] email', email(`${'a'.repeat(92)}@test.org`), tooLong(100)],
  ['[VAL-11, VAL-16] email', email(''), MISSING],
  ['[VAL-17] email', email('abc'), 'Invalid email format'],
  ['[VAL-12] email and username', '/api/auth/check?username=ada', SOME_MISSING],
  ['[VAL-02, VAL-06, VAL-10] id', id('abc'), badCharacters('id')],
  ['[VAL-06] id', id('-1'), badCharacters('id')],
  ['[VAL-06, VAL-09] id', id('1'.repeat(21)), tooLong(20)],
  ['[VAL-11] id', id(' '), MISSING],
  ['[VAL-14] id', id('0'), NO_ID],
  ['[VAL-15] id', id('9007199254740992'), NO_ID],
  ['[VAL-08, VAL-20] tag name', tagName('x'.repeat(101)), tooLong(100)],
  ['[VAL-08, VAL-09] tag name', tagName('x'.repeat(1001)), tooLong(1000)],
])('%s: %s is refused with “%s”', async (_, path, text) => {
  expect(await answerTo(path)).toEqual([400, text])
})

test('[VAL-14] a submission names its rule set by a positive number', async () => {
  for (const [query, text] of [
    ['', NO_ID],
    ['?promptId=0', NO_ID],
    ['?promptId=x', badCharacters('id')],
  ]) {
    const response = await visitor.upload(
      `/api/documents/process-async${query}`,
      new Uint8Array([1]),
      'a.pdf',
    )
    expect([query, await response.json()]).toMatchObject([query, { message: text }])
  }
})

test('[VAL-01] spaces around a parameter are ignored: token, email, id, tag name', async () => {
  const address = newEmail()
  await visitor.json('POST', '/api/auth/register', { username: address, email: address, password: PASSWORD })
  const mailed = tokenOf(await mailTo(address))
  expect(await answerTo(email(` ${address}\t`))).toEqual([200, undefined])
  expect(await answerTo(token(` ${mailed}\n`))).toEqual([200, 'Email confirmed'])
  expect(await answerTo(id(' 999999999 '))).toEqual([404, 'Requested resource was not found.'])
  const made = await visitor.json('POST', '/api/prompt-tags', { name: 'Urgent <§> ☕' })
  expect(made.status).toBe(201)
  expect(await visitor.get(tagName(' Urgent <§> ☕ '))).toMatchObject({ name: 'Urgent <§> ☕' })
})

test('a padded token in a body is trimmed too', async () => {
  const { email: address } = await newAccount()
  await visitor.json('POST', '/api/auth/reset-password/request', { email: address })
  const mailed = tokenOf(await mailTo(address, /reset/i))
  const body = { token: ` ${mailed} `, newPassword: 'another quiet password' }
  expect((await visitor.json('POST', '/api/auth/reset-password/confirm', body)).status).toBe(200)
})

test('an email of over 100 characters is refused with its own text', async () => {
  const long = `${'a'.repeat(92)}@test.org`
  const body = { username: long, email: long, password: PASSWORD }
  const response = await new Visitor(inject('stack').url).json('POST', '/api/auth/register', body)
  expect(await response.json()).toMatchObject({ message: 'Email can be at most 100 characters' })
})
