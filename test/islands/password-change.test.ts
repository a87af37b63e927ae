import { expect, test } from 'vitest'
import { passwordProblem } from '../../src/islands/profile/password-change.ts'

function texts(currentPassword: string, newPassword: string, confirmPassword: string): string | undefined {
  return passwordProblem({ currentPassword, newPassword, confirmPassword })?.text
}

test.each([
  ['', 'long enough', 'long enough'],
  ['old password', '', 'long enough'],
  ['old password', 'long enough', ''],
])('a missing field (%j, %j, %j)', (...fields) => {
  expect(texts(...fields)).toBe('Please fill in all password fields')
})

test('a confirmation that differs from the new password is reported before other errors', () => {
  expect(texts('old password', 'short', 'other')).toBe('New passwords do not match')
})

test('a new password of 7 characters is too short, and one of 8 is not', () => {
  expect(texts('old password', '1234567', '1234567')).toBe('New password must be at least 8 characters long')
  expect(texts('old password', '12345678', '12345678')).toBeUndefined()
})

test('the new password equals the current one', () => {
  expect(texts('old password', 'old password', 'old password')).toBe(
    'New password must be different from current password',
  )
})

test('every error names its field', () => {
  const fields = { currentPassword: 'a', newPassword: '', confirmPassword: 'b' }
  expect(passwordProblem(fields)?.field).toBe('newPassword')
})
