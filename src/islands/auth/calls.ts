/** The calls behind signing up and in. All of them throw ApiError. */
import { api } from '../../contract/urls.ts'
import type { Credentials } from '../../machines/login.ts'
import { apiFetch, hello, read } from '../call.ts'
import { loadUser } from '../session/session.ts'

/** Opens a session and loads its user. */
export async function signIn(credentials: Credentials): Promise<void> {
  await postEitherWay(api.login, { ...credentials })
  await hello()
  if (!(await loadUser())) throw new Error('signed in, but the session did not hold')
}

export async function register(email: string, password: string): Promise<void> {
  await postEitherWay(api.register, { username: email, password, email })
}

/** Whether an account with this address exists. */
export async function emailExists(email: string): Promise<boolean> {
  const answer = await get(api.emailCheck, { username: email, email })
  return (
    typeof answer === 'object' && answer !== null && 'emailExists' in answer && answer.emailExists === true
  )
}

export async function confirmEmail(token: string): Promise<void> {
  await get(api.confirm, { token })
}

export async function resendConfirmation(email: string): Promise<void> {
  await post(api.regenerateToken, { email })
}

export async function requestReset(email: string): Promise<void> {
  await post(api.resetRequest, { email })
}

/** Succeeds when the token of a mailed link can still be used. */
export async function checkResetToken(token: string): Promise<void> {
  await get(api.resetConfirm, { token })
}

export async function resetPassword(token: string, newPassword: string): Promise<void> {
  await post(api.resetConfirm, { token, newPassword })
}

type Fields = Record<string, string>

async function get(path: string, query: Fields): Promise<unknown> {
  return read(path, await apiFetch(`${path}?${new URLSearchParams(query)}`))
}

async function post(path: string, fields: Fields): Promise<void> {
  await read(path, await postJson(path, fields))
}

function postJson(path: string, fields: Fields): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' }
  return apiFetch(path, { method: 'POST', headers, body: JSON.stringify(fields) })
}

/** Answers to a JSON body after which the same is tried form-encoded [API-01, API-02]. */
const TRY_AS_FORM: ReadonlySet<number> = new Set([400, 401, 415])

async function postEitherWay(path: string, fields: Fields): Promise<void> {
  const first = await postJson(path, fields)
  const again = TRY_AS_FORM.has(first.status)
  const response = again ? await apiFetch(path, { method: 'POST', body: new URLSearchParams(fields) }) : first
  await read(path, response)
}
