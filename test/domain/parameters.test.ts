import { describe, expect, test } from 'vitest'
import { href } from '../../src/contract/urls.ts'
import {
  emailParameter,
  idParameter,
  type ParameterKind,
  parameter,
  queryParameters,
  usernameParameter,
} from '../../src/domain/text/parameters.ts'

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
  ['token', 'ä'],
  ['username', 'a+b'],
  ['email', 'a(b)@c'],
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

describe('the character set and length of a kind', () => {
  test.each(KINDS)('%s accepts each of its characters', (kind) => {
    expect(parameter(kind, ALLOWED[kind])).toEqual({ ok: true, value: ALLOWED[kind] })
  })

  test.each(REFUSED)('%s rejects %j', (kind, value) => {
    const message = `URL parameter contains invalid characters for type: ${kind}`
    expect(parameter(kind, value)).toEqual({ ok: false, message })
  })

  test.each(KINDS)('%s has a maximum length', (kind) => {
    const max = LONGEST[kind]
    expect(parameter(kind, '1'.repeat(max)).ok).toBe(true)
    const message = `URL parameter too long (max ${max} characters)`
    expect(parameter(kind, '1'.repeat(max + 1))).toEqual({ ok: false, message })
  })
})

test('the largest id', () => {
  expect(idParameter('9007199254740991')).toEqual({ ok: true, value: Number.MAX_SAFE_INTEGER })
})

test.each(['abc', 'a@', '@b.org', 'a@b@c.org', 'a@-b.org', 'a@b-.org', 'a@b..org', 'a@b.org.'])(
  '%s is not an email address',
  (raw) => {
    expect(emailParameter(raw)).toEqual({ ok: false, message: 'Invalid email format' })
  },
)

test.each(['a@b', 'a+b@c.org', "o'neil@test.example", 'A.B@Sub.Test.org', '.a.@b.org'])(
  '%s is an email address, as in browsers',
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

test('names and values of a query are limited in length, even if repeated', () => {
  expect(queryParameters({ ['n'.repeat(50)]: ['v'.repeat(1000)] }).ok).toBe(true)
  expect(queryParameters({ note: ['v', 'v'.repeat(1001)] }).ok).toBe(false)
})

test('an address is never made with a parameter missing', () => {
  const path = '/api/prompts/{promptId}/folder/{folderId}'
  expect(href(path, { promptId: 7, folderId: ' 8 ' })).toBe('/api/prompts/7/folder/8')
  expect(() => href(path, { promptId: 7 })).toThrow('Some URL parameters were not provided')
})
