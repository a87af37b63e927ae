/** Bodies of the account calls. Messages are the specification's texts. */
import * as z from 'zod'
import { PASSWORD_MAX, PASSWORD_MIN } from '../domain/account.ts'
import { isCommonPassword } from '../domain/common-passwords.ts'
import { ERRORS } from '../domain/errors.ts'
import { emailParameter, tokenParameter, usernameParameter } from '../domain/parameters.ts'

const email = z
  .string({ error: ERRORS.emailRequired.text })
  .trim()
  .min(1, ERRORS.emailRequired.text)
  .refine((value) => emailParameter(value).ok, ERRORS.invalidEmail.text)
const password = z
  .string({ error: ERRORS.passwordTooShort.text })
  .min(PASSWORD_MIN, ERRORS.passwordTooShort.text)
  .max(PASSWORD_MAX, ERRORS.passwordTooLong.text)
  .refine((value) => !isCommonPassword(value), ERRORS.passwordTooWeak.text)
/** A password somebody types to prove who they are: only bounded, the rules of new passwords don't apply. */
const typedPassword = z
  .string({ error: ERRORS.invalidRequest.text })
  .min(1, ERRORS.invalidRequest.text)
  .max(1000)
const token = z
  .string({ error: ERRORS.tokenInvalid.text })
  .refine((value) => tokenParameter(value).ok, ERRORS.tokenInvalid.text)

export const Login = z.object({ username: z.string().trim().min(1).max(100), password: typedPassword })
export type Login = z.infer<typeof Login>

export const Register = z.object({ username: z.string().optional(), email, password })
export type Register = z.infer<typeof Register>

export const EmailOnly = z.object({ email })
export type EmailOnly = z.infer<typeof EmailOnly>

/** Equal to the e-mail where both are given. */
const username = z
  .string()
  .refine((value) => usernameParameter(value).ok, ERRORS.invalidRequest.text)
  .optional()

export const EmailCheck = z.object({ email, username })
export type EmailCheck = z.infer<typeof EmailCheck>

export const TokenQuery = z.object({ token })
export type TokenQuery = z.infer<typeof TokenQuery>

export const ResetConfirm = z.object({ token, newPassword: password })
export type ResetConfirm = z.infer<typeof ResetConfirm>

export const PasswordChange = z.object({ currentPassword: typedPassword, newPassword: password })
export type PasswordChange = z.infer<typeof PasswordChange>

export const Consent = z.object({
  consentTermAndConditions: z.boolean(),
  consentProcessingPersonalData: z.boolean(),
})
export type Consent = z.infer<typeof Consent>
