import { createMiddleware } from 'hono/factory'
import * as contract from '../../contract/accounts.ts'
import { FORM } from '../../contract/call.ts'
import { emailKey, mailboxOf } from '../../domain/account/account.ts'
import { deleteAccount } from '../accounts/delete-account.ts'
import { login, logout } from '../accounts/login.ts'
import { confirm, register, resendConfirmation } from '../accounts/register.ts'
import { changePassword, checkReset, confirmReset, requestReset } from '../accounts/set-password.ts'
import { countAttempt, forgetAttempts } from '../callers/login-throttle.ts'
import { signedIn, userOf } from '../callers/session.ts'
import { countAgainst } from '../db/rate-limit.ts'
import { findUser } from '../db/users.ts'
import { countCall } from '../http/caller.ts'
import type { AppEnv } from '../http/context.ts'
import { rememberDevice, writeSessionToken } from '../http/cookies.ts'
import { ensureXsrfToken, issueXsrfToken } from '../http/csrf.ts'
import { mediaType } from '../http/refuse.ts'
import { router } from './router.ts'

const QUARTER = 900
/** Per caller, for all addresses together; letters per address are limited separately. */
const LINK_REQUESTS = { name: 'link-request', max: 10, windowSeconds: QUARTER } as const
/** Registrations, each of which sends a letter and may give credit. */
const MAILBOX = { name: 'register-mailbox', max: 5, windowSeconds: 86_400 } as const

/** Converts a form-encoded body to the JSON that the contract describes. */
const toJson = createMiddleware<AppEnv>(async function formAsJson(c, next) {
  if (mediaType(c) === FORM) {
    const body = JSON.stringify(Object.fromEntries(new URLSearchParams(await c.req.text())))
    const headers = new Headers(c.req.raw.headers)
    headers.set('Content-Type', 'application/json')
    headers.delete('Content-Length')
    c.req.raw = new Request(c.req.url, { method: c.req.method, headers, body })
    c.req.bodyCache = {}
  }
  await next()
})

function formAsJson<Call extends object>(call: Call): Call & { middleware: typeof toJson } {
  return { ...call, middleware: toJson }
}

export const accountRoutes = router()
  .openapi(contract.hello, async (c) => {
    await ensureXsrfToken(c)
    return c.json({ message: 'hello' }, 200)
  })
  .openapi(formAsJson(contract.register), async (c) => {
    const input = c.req.valid('json')
    await countCall(c, { name: 'register', max: 20, windowSeconds: 3600 })
    const mailbox = mailboxOf(input.email)
    // The address without a "+" can register once anyway, and must not be kept out by strangers who add one.
    if (mailbox !== emailKey(input.email)) await countAgainst(c.var.services, MAILBOX, mailbox)
    await register(c.var.services, input)
    return c.json({ message: 'Registration successful! Please check your email for confirmation.' }, 201)
  })
  .openapi(formAsJson(contract.login), async (c) => {
    const input = c.req.valid('json')
    const attempt = await countAttempt(c, input)
    const session = await login(c.var.services, input, c.var.sessionHash)
    await attempt.forgive()
    await rememberDevice(c, input.username)
    writeSessionToken(c, session.token)
    await issueXsrfToken(c, session.hash)
    return c.json({ message: 'Successfully logged in' }, 200)
  })
  .openapi(contract.logout, async (c) => {
    await logout(c.var.services, c.var.sessionHash)
    writeSessionToken(c, '')
    await issueXsrfToken(c, null)
    return c.body(null, 204)
  })
  .openapi(contract.checkEmail, async (c) => {
    await countCall(c, { name: 'email-check', max: 30, windowSeconds: 60 })
    return c.json(
      { emailExists: (await findUser(c.var.services.db.read, c.req.valid('query').email)) !== undefined },
      200,
    )
  })
  .openapi(contract.confirmEmail, async (c) => {
    await countCall(c, { name: 'confirm', max: 60, windowSeconds: QUARTER })
    await confirm(c.var.services, c.req.valid('query').token)
    return c.json({ message: 'Email confirmed' }, 200)
  })
  .openapi(contract.resendConfirmation, async (c) => {
    await countCall(c, LINK_REQUESTS)
    await resendConfirmation(c.var.services, c.req.valid('json').email)
    return c.json({ message: 'Confirmation email sent again! Please check your inbox.' }, 200)
  })
  .openapi(contract.requestReset, async (c) => {
    await countCall(c, LINK_REQUESTS)
    await requestReset(c.var.services, c.req.valid('json').email)
    return c.json({ message: 'Password reset instructions have been sent to your email' }, 200)
  })
  .openapi(contract.checkReset, async (c) => {
    await countCall(c, { name: 'reset-check', max: 60, windowSeconds: QUARTER })
    await checkReset(c.var.services, c.req.valid('query').token)
    return c.json({ valid: true as const }, 200)
  })
  .openapi(contract.confirmReset, async (c) => {
    await countCall(c, { name: 'reset-confirm', max: 20, windowSeconds: QUARTER })
    const email = await confirmReset(c.var.services, c.req.valid('json'))
    await forgetAttempts(c, email)
    await rememberDevice(c, email)
    return c.json({ message: 'Password changed successfully! You can now log in.' }, 200)
  })
  .openapi(signedIn(contract.changePassword), async (c) => {
    await countCall(c, { name: 'password', max: 10, windowSeconds: QUARTER })
    const session = await changePassword(c.var.services, userOf(c), c.req.valid('json'))
    writeSessionToken(c, session.token)
    await issueXsrfToken(c, session.hash)
    return c.json({ message: 'Password changed successfully' }, 200)
  })
  .openapi(signedIn(contract.deleteAccount), async (c) => {
    await deleteAccount(c.var.services, userOf(c))
    writeSessionToken(c, '')
    await issueXsrfToken(c, null)
    return c.body(null, 204)
  })
