/** The part of an error's text that reaches the log. */
import { afterEach, expect, test, vi } from 'vitest'
import { logFailure } from '../../src/server/base/log.ts'

afterEach(() => vi.restoreAllMocks())

function logged(error: unknown): string {
  const line = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  logFailure('error', {}, error)
  return String(line.mock.lastCall?.[0])
}

test.each([
  'database or disk is full',
  'attempt to write a readonly database',
  'disk I/O error',
  'database disk image is malformed',
])('a disk that fails is named: %s', (words) => {
  expect(logged(new Error('not stored', { cause: new Error(words) }))).toContain(`Error: ${words}`)
})

test('the parts of an error’s text that contain a user’s data are not logged', () => {
  const line = logged(new Error('no row for anna@example.org: "the lease ends"'))
  expect(line).not.toMatch(/anna|lease/)
  expect(line).toContain('"Error"')
})

test('a line of a user’s data that looks like a place in the code is not logged', () => {
  const line = logged(new Error('Failed query\nparams: 1. Delivery\n   at the premises of Anna'))
  expect(line).not.toContain('Anna')
  expect(line).toContain('log.test.ts')
})
