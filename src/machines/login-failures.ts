/** Why a call of the sign-in page failed, from its status and the server's text. */
import { ACCOUNT_ERRORS } from '../domain/errors/account-errors.ts'

/** Why sign-in failed, where that helps the user. */
export type LoginFailure = 'credentials' | 'unconfirmed' | 'too-many' | 'no-cookies' | 'unreachable' | 'other'

/** Returns status and text of a failed call; status 0 without a response, -1 for any other error. */
export function refusalOf(error: unknown): { readonly status: number; readonly text: string } {
  if (!(error instanceof Error && 'status' in error && 'serverText' in error)) return { status: -1, text: '' }
  return { status: Number(error.status), text: String(error.serverText) }
}

export function loginFailure(error: unknown): LoginFailure {
  const { status, text } = refusalOf(error)
  if (status === 0) return 'unreachable'
  if (status === 400 || status === 401) return 'credentials'
  // Any other 403 means that the anti-forgery cookie is missing, even after a retry.
  if (status === 403) return text === ACCOUNT_ERRORS.emailNotConfirmed.text ? 'unconfirmed' : 'no-cookies'
  return status === 429 ? 'too-many' : 'other'
}

/** Whether the server rejected the link itself; other failures don't make it invalid. */
export function linkIsDead({ event }: { event: { error: unknown } }): boolean {
  const { status, text } = refusalOf(event.error)
  return (status === 400 || status === 404) && !/password/i.test(text)
}

export function passwordIsRefused({ event }: { event: { error: unknown } }): boolean {
  const { status, text } = refusalOf(event.error)
  return status === 400 && /password/i.test(text)
}
