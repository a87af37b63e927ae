import { errorField } from '../domain/errors/account-errors.ts'

export type LoginFailure = 'credentials' | 'unconfirmed' | 'too-many' | 'no-cookies' | 'unreachable' | 'other'

interface Refusal {
  /** 0 without a response, -1 for any other error. */
  readonly status: number
  readonly code: string
  readonly serverText: string
}

const OTHER: Refusal = { status: -1, code: '', serverText: '' }

export function refusalOf(error: unknown): Refusal {
  return error instanceof Error && 'serverText' in error
    ? { ...OTHER, ...(error as Partial<Refusal>) }
    : OTHER
}

export function loginFailure(error: unknown): LoginFailure {
  const { status, code } = refusalOf(error)
  if (status === 0) return 'unreachable'
  if (status === 400 || status === 401) return 'credentials'
  // Any other 403 means that the anti-forgery cookie is missing, even after a retry.
  if (status === 403) return code === 'emailNotConfirmed' ? 'unconfirmed' : 'no-cookies'
  return status === 429 ? 'too-many' : 'other'
}

/** Whether the server rejected the link itself; other failures don't make it invalid. */
export function linkIsDead({ event }: { event: { error: unknown } }): boolean {
  const { status } = refusalOf(event.error)
  return (status === 400 || status === 404) && !passwordIsRefused({ event })
}

export function passwordIsRefused({ event }: { event: { error: unknown } }): boolean {
  return errorField(refusalOf(event.error).code) === 'password'
}
