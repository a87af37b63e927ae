import { describe, expect, test } from 'vitest'
import { AppError, ERRORS, type ErrorCode } from '../../src/domain/errors/errors.ts'
import { userMessage } from '../../src/islands/base/call.ts'

function shown(path: string, status: number, message: string, code = ''): string {
  return userMessage(path, status, { code, message })
}

const LOGIN = '/api/auth/login'
const FOLDERS = '/api/prompt-folders'
const PROCESS = '/api/documents/process-async'

test.each([
  ['ERR-02', 'Username already exists'],
  ['ERR-03', 'Email already exists'],
  ['ERR-04', 'Invalid credentials'],
  ['ERR-05', 'Password too weak. It is on the list of the most common passwords.'],
  ['ERR-06', 'Token expired'],
  ['ERR-07', 'Token invalid'],
  ['ERR-08', 'File format not supported'],
  ['ERR-09', 'Insufficient balance'],
])('%s: the server’s text is shown unchanged, on every path and status: %s', (_, text) => {
  for (const path of [LOGIN, FOLDERS, PROCESS])
    for (const status of [400, 401, 402, 409, 418, 500]) {
      expect(shown(path, status, text)).toBe(text)
      expect(shown(path, status, `Sorry: ${text.toLowerCase()} (again)`)).toContain('(again)')
    }
})

test.each(['ruleSetChanged', 'priceChanged', 'agreementOff'] as const)(
  '%s says itself what to do',
  (code) => {
    expect(shown(PROCESS, 409, ERRORS[code].text, code)).toBe(ERRORS[code].text)
    expect(shown(PROCESS, 409, ERRORS[code].text)).toBe('Data conflict. This record already exists.')
  },
)

describe('a 400 that mentions username or email', () => {
  test.each(['The username is taken', 'Email is required', 'This EMAIL looks odd'])('%s', (text) => {
    expect(shown(LOGIN, 400, text)).toBe(text)
    expect(shown('/api/auth/register', 400, text)).toBe(text)
    expect(shown(FOLDERS, 400, text)).toBe('Invalid request. Please check the provided data.')
    expect(shown(LOGIN, 500, text)).toBe('Server error. Please try again later.')
  })
})

test('a 413 names the limit only on document paths', () => {
  expect(shown(PROCESS, 413, '')).toBe('File is too large. Maximum is 10MB.')
  expect(shown(FOLDERS, 413, '')).toBe('Uploaded file is too large.')
})

test.each([
  ['ERR-13', 400, 'Invalid request. Please check the provided data.'],
  ['ERR-14', 401, 'Unauthorized access. Please log in.'],
  ['ERR-15', 403, 'Access denied. You do not have permission for this action.'],
  ['ERR-16', 404, 'Requested resource was not found.'],
  ['ERR-17', 409, 'Data conflict. This record already exists.'],
  ['ERR-18', 413, 'Uploaded file is too large.'],
  ['ERR-19', 422, 'Invalid data. Please check the form.'],
  ['ERR-20', 429, 'Too many requests. Please try again later.'],
  ['ERR-21', 500, 'Server error. Please try again later.'],
  ['ERR-22', 502, 'Service temporarily unavailable.'],
  ['ERR-23', 503, 'Service temporarily unavailable due to maintenance.'],
  ['ERR-24', 504, 'Request timeout expired.'],
])('%s: status %i, whatever the server said', (_, status, text) => {
  for (const said of ['', 'Trace at line 7', text]) expect(shown(FOLDERS, status, said)).toBe(text)
})

test.each([302, 402, 405, 418, 501, 599])('status %i is unexpected', (status) => {
  expect(shown(FOLDERS, status, 'I’m a teapot')).toBe('An unexpected error occurred. Please try again later.')
})

test.each(Object.keys(ERRORS) as ErrorCode[])('%s has a status and a text for users', (code) => {
  const error = new AppError(code)
  expect(error.status).toBeGreaterThanOrEqual(400)
  expect(error.message).toMatch(/^[A-Z].{5,}/)
})
