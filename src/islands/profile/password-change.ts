import { PASSWORD_MIN } from '../../domain/account/account.ts'
import { ACCOUNT_ERRORS } from '../../domain/errors/account-errors.ts'

export interface PasswordFields {
  readonly currentPassword: string
  readonly newPassword: string
  readonly confirmPassword: string
}

export interface PasswordProblem {
  readonly field: keyof PasswordFields
  readonly text: string
}

/** The first error in the specification's order; null when the change is valid. */
export function passwordProblem(fields: PasswordFields): PasswordProblem | null {
  const { currentPassword, newPassword, confirmPassword } = fields
  const missing = (Object.keys(fields) as (keyof PasswordFields)[]).find((field) => fields[field] === '')
  if (missing !== undefined) return { field: missing, text: 'Please fill in all password fields' }
  if (newPassword !== confirmPassword) return { field: 'confirmPassword', text: 'New passwords do not match' }
  if (newPassword.length < PASSWORD_MIN) {
    return { field: 'newPassword', text: 'New password must be at least 8 characters long' }
  }
  if (newPassword === currentPassword) {
    return { field: 'newPassword', text: ACCOUNT_ERRORS.samePassword.text }
  }
  return null
}
