/** Registration, sign-in, passwords. Messages are the specification's texts. */
import { z } from '@hono/zod-openapi'
import { PASSWORD_MAX, PASSWORD_MIN } from '../domain/account/account.ts'
import { isCommonPassword } from '../domain/account/common-passwords.ts'
import { ERRORS } from '../domain/errors/errors.ts'
import { EMAIL_MAX, emailParameter, parameter } from '../domain/text/parameters.ts'
import { answer, call, json, jsonOrForm } from './call.ts'
import { EmailQuery, Message, TokenQuery, text, typedPassword } from './fields.ts'
import { api } from './urls.ts'

const email = text(ERRORS.emailRequired.text)
  .trim()
  .min(1, ERRORS.emailRequired.text)
  .max(EMAIL_MAX, ERRORS.emailTooLong.text)
  .refine((value) => emailParameter(value).ok, ERRORS.invalidEmail.text)
const password = text(ERRORS.passwordTooShort.text)
  .min(PASSWORD_MIN, ERRORS.passwordTooShort.text)
  .max(PASSWORD_MAX, ERRORS.passwordTooLong.text)
  .refine((value) => !isCommonPassword(value), ERRORS.passwordTooWeak.text)
const token = text(ERRORS.tokenInvalid.text)
  .trim()
  .refine((value) => parameter('token', value).ok, ERRORS.tokenInvalid.text)

export const Login = z.object({ username: text().trim().min(1).max(100), password: typedPassword })
export type Login = z.infer<typeof Login>

export const Register = z.object({ username: z.string().optional(), email, password })
export type Register = z.infer<typeof Register>

const EmailOnly = z.object({ email })

export const ResetConfirm = z.object({ token, newPassword: password })
export type ResetConfirm = z.infer<typeof ResetConfirm>

export const PasswordChange = z.object({ currentPassword: typedPassword, newPassword: password })
export type PasswordChange = z.infer<typeof PasswordChange>

const anyone = { group: 'Accounts', caller: 'anyone' } as const
const account = { group: 'Accounts', caller: 'user' } as const

export const hello = call('get', api.hello, 'Sets the anti-forgery cookie', {
  ...anyone,
  answers: { 200: answer(Message) },
})

export const register = call('post', api.register, 'Creates an account and mails the confirmation link', {
  ...anyone,
  request: { body: jsonOrForm(Register) },
  answers: { 201: answer(Message) },
  refusals: ['emailExists', 'tooManyRequests'],
})

export const login = call('post', api.login, 'Signs in', {
  ...anyone,
  request: { body: jsonOrForm(Login) },
  answers: { 200: answer(Message) },
  refusals: ['invalidCredentials', 'emailNotConfirmed', 'tooManyRequests'],
})

export const logout = call('post', api.logout, 'Signs out', anyone)

export const checkEmail = call('get', api.emailCheck, 'Whether an email address has an account', {
  ...anyone,
  request: { query: EmailQuery },
  answers: { 200: answer(z.strictObject({ emailExists: z.boolean() })) },
  refusals: ['tooManyRequests'],
})

export const confirmEmail = call('get', api.confirm, 'Confirms an email address', {
  ...anyone,
  request: { query: TokenQuery },
  answers: { 200: answer(Message) },
  refusals: ['tokenInvalid', 'tokenExpired', 'tooManyRequests'],
})

export const resendConfirmation = call('post', api.regenerateToken, 'Mails the confirmation link again', {
  ...anyone,
  request: { body: json(EmailOnly) },
  answers: { 200: answer(Message) },
  refusals: ['tooManyRequests'],
})

export const requestReset = call('post', api.resetRequest, 'Mails a link to set a new password', {
  ...anyone,
  request: { body: json(EmailOnly) },
  answers: { 200: answer(Message) },
  refusals: ['tooManyRequests'],
})

export const checkReset = call('get', api.resetConfirm, 'Whether a reset link still works', {
  ...anyone,
  request: { query: TokenQuery },
  answers: { 200: answer(z.strictObject({ valid: z.literal(true) })) },
  refusals: ['tokenInvalid', 'tokenExpired', 'tooManyRequests'],
})

export const confirmReset = call('post', api.resetConfirm, 'Sets a new password with a mailed link', {
  ...anyone,
  request: { body: json(ResetConfirm) },
  answers: { 200: answer(Message) },
  refusals: ['tokenInvalid', 'tokenExpired', 'tooManyRequests'],
})

export const changePassword = call(
  'post',
  api.passwordChange,
  'Changes the password, ends every session and starts a new one for this browser',
  {
    ...account,
    request: { body: json(PasswordChange) },
    answers: { 200: answer(Message) },
    refusals: ['wrongPassword', 'tooManyRequests'],
  },
)

export const deleteAccount = call('delete', api.userDelete, 'Deletes the account and all its data', account)
