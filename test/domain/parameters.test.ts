import { describe, expect, test } from 'vitest'
import {
  emailParameter,
  idParameter,
  type ParameterKind,
  parameter,
  parameters,
  queryParameters,
  tagNameParameter,
  tokenParameter,
  usernameParameter,
} from '../../src/domain/parameters.ts'

const ALLOWED: Readonly<Record<ParameterKind, string>> = {
  token: 'Az09-_.',
  username: 'Az09-_.@',
  email: "Az09.!#$%&'*+/=?^_`{|}~-@",
  id: '0123456789',
  filename: 'Az09-_. ()',
  generic: 'any: <thing> ☕ / ? & "\'\n and lines',
}
const REFUSED: readonly (readonly [ParameterKind, string])[] = [
  ['token', 'a/b'],
  ['token', 'a@b'],
  ['token', 'a b'],
  ['token', 'ä'],
  ['username', 'a b'],
  ['username', 'a+b'],
  ['email', 'a b@c'],
  ['email', 'a(b)@c'],
  ['id', '12a'],
  ['id', '-1'],
  ['id', '1.5'],
  ['id', '١٢'],
  ['filename', 'a/b.pdf'],
  ['filename', 'a@b.pdf'],
  ['filename', 'a\nb.pdf'],
]
const LONGEST: Readonly<Record<ParameterKind, number>> = {
  token: 500,
  username: 50,
  email: 100,
  id: 20,
  filename: 255,
  generic: 1000,
}
const KINDS = Object.keys(LONGEST) as ParameterKind[]

test('[VAL-01] spaces around a parameter are ignored', () => {
  expect(parameter('token', '  abc\t\n')).toEqual({ ok: true, value: 'abc' })
  expect(idParameter(' 7 ')).toEqual({ ok: true, value: 7 })
})

describe('[VAL-02, VAL-03, VAL-04, VAL-05, VAL-06, VAL-07, VAL-08] the character set of a kind', () => {
  test.each(KINDS)('%s accepts each of its characters', (kind) => {
    expect(parameter(kind, ALLOWED[kind])).toEqual({ ok: true, value: ALLOWED[kind] })
  })

  test.each(REFUSED)('[VAL-10] %s rejects %j with the specified message', (kind, value) => {
    const message = `URL parameter contains invalid characters for type: ${kind}`
    expect(parameter(kind, value)).toEqual({ ok: false, message })
  })
})

test.each(KINDS)('[VAL-03, VAL-04, VAL-05, VAL-06, VAL-07, VAL-08, VAL-09] maximum length: %s', (kind) => {
  const max = LONGEST[kind]
  expect(parameter(kind, '1'.repeat(max)).ok).toBe(true)
  const message = `URL parameter too long (max ${max} characters)`
  expect(parameter(kind, '1'.repeat(max + 1))).toEqual({ ok: false, message })
})

test.each(['', '  ', undefined, null, 7, {}])('[VAL-11] %j is not a parameter', (raw) => {
  expect(parameter('generic', raw)).toEqual({ ok: false, message: 'Required URL parameter is missing' })
})

test('[VAL-12] one of several parameters is missing', () => {
  const message = 'Some URL parameters were not provided'
  expect(parameters({ id: 'id', folderId: 'id' }, { id: '1' })).toEqual({ ok: false, message })
  expect(parameters({ id: 'id' }, { id: null })).toEqual({ ok: false, message })
})

test('several parameters are parsed, each by its kind', () => {
  const kinds = { id: 'id', name: 'generic' } as const
  expect(parameters(kinds, { id: ' 1', name: 'a b' })).toEqual({ ok: true, value: { id: '1', name: 'a b' } })
  expect(parameters(kinds, { id: 'x', name: 'a' }).ok).toBe(false)
})

test('[VAL-13] a token has 1 to 500 of its characters', () => {
  expect(tokenParameter('a-_.9').ok).toBe(true)
  for (const raw of ['', 7, null, 'a/b', 'x'.repeat(501)]) expect(tokenParameter(raw).ok).toBe(false)
})

test.each([
  '0',
  '-1',
  'x',
  'x'.repeat(20),
  '',
  '1.5',
  '1e3',
  '0x10',
  undefined,
  null,
  0,
  -1,
  1.5,
  Number.NaN,
])('[VAL-14] %j is not an id', (raw) => {
  expect(idParameter(raw)).toEqual({ ok: false, message: 'ID must be a positive number' })
})

test('[VAL-15] an id is a safe integer', () => {
  expect(idParameter('9007199254740991')).toEqual({ ok: true, value: Number.MAX_SAFE_INTEGER })
  expect(idParameter('9007199254740992')).toEqual({ ok: false, message: 'ID must be a positive number' })
  expect(idParameter('1'.repeat(21))).toEqual({
    ok: false,
    message: 'URL parameter too long (max 20 characters)',
  })
})

test('[VAL-16] an email address has 1 to 100 of its characters', () => {
  const longest = `${'a'.repeat(91)}@test.org`
  expect(longest).toHaveLength(100)
  expect(emailParameter(longest).ok).toBe(true)
  for (const raw of ['', `a${longest}`, 'a b@test.org', 'ä@test.org'])
    expect(emailParameter(raw).ok).toBe(false)
})

test.each(['abc', 'a@', '@b.org', 'a@b@c.org', 'a@-b.org', 'a@b-.org', 'a@b..org', 'a@b.org.'])(
  '[VAL-17] %s is not an email address',
  (raw) => {
    expect(emailParameter(raw)).toEqual({ ok: false, message: 'Invalid email format' })
  },
)

test.each(['a@b', 'a+b@c.org', "o'neil@test.example", 'A.B@Sub.Test.org', '.a.@b.org'])(
  '[VAL-17] %s is an email address, as in browsers',
  (raw) => {
    expect(emailParameter(raw)).toEqual({ ok: true, value: raw })
  },
)

test('a username is an email address, or a name without an @', () => {
  expect(usernameParameter('ada+test@example.org').ok).toBe(true)
  expect(usernameParameter('ada.lovelace').ok).toBe(true)
  expect(usernameParameter('ada+test').ok).toBe(false)
  expect(usernameParameter('a@').ok).toBe(false)
  expect(usernameParameter('x'.repeat(51)).ok).toBe(false)
})

test('[VAL-18, VAL-19] names and values of a query are limited in length, even if repeated', () => {
  expect(queryParameters({ ['n'.repeat(50)]: ['v'.repeat(1000)] }).ok).toBe(true)
  expect(queryParameters({ ['n'.repeat(51)]: ['v'] })).toEqual({
    ok: false,
    message: 'URL parameter too long (max 50 characters)',
  })
  expect(queryParameters({ note: ['v', 'v'.repeat(1001)] })).toEqual({
    ok: false,
    message: 'URL parameter too long (max 1000 characters)',
  })
})

test('[VAL-20] the name of a tag to look up has at most 100 characters', () => {
  expect(tagNameParameter('č'.repeat(100)).ok).toBe(true)
  expect(tagNameParameter('č'.repeat(101))).toEqual({
    ok: false,
    message: 'URL parameter too long (max 100 characters)',
  })
})
