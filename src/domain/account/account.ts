/** Limits and figures of an account. */
import { mills } from './money.ts'

export const PASSWORD_MIN = 8
/** Long enough for any passphrase, short enough that hashing it can't overload a server. */
export const PASSWORD_MAX = 200
/** Credit booked once, when the email is first confirmed. */
export const BETA_CREDIT = mills(10_000)

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Lifetimes in milliseconds. */
export const LIFETIME = {
  confirmation: 48 * HOUR,
  reset: HOUR,
  /** How long an account may wait for the confirmation of its address. */
  unconfirmed: 30 * DAY,
  sessionIdle: 14 * DAY,
  sessionTotal: 60 * DAY,
  /** How long after giving the password a session may create an API key without it. */
  passwordGiven: HOUR / 4,
  /** How long a browser stays remembered after sign-in. */
  device: 180 * DAY,
} as const

/** Version of the consent texts: the effective date of the legal pages. */
export const CONSENT_VERSION = '2025-08-30'

export type Role = 'USER' | 'ADMIN'

/** Response of `GET /api/users/me`. Money in dollars, times as ISO 8601. */
export interface User {
  readonly id: number
  readonly username: string
  readonly email: string
  readonly role: Role
  readonly enabled: boolean
  readonly consentTermAndConditions: boolean
  readonly consentProcessingPersonalData: boolean
  readonly balance: number
  readonly demoFinished: boolean
  readonly createdAt: string
  readonly runningChecks?: number | undefined
}

export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}

/**
 * Where an address leads at most providers: "me+one@example.org" and "me+two@example.org" are one mailbox; at Gmail dots
 * don't count either. Only for limits: signing in needs the address itself.
 */
export function mailboxOf(email: string): string {
  const key = emailKey(email)
  const at = key.lastIndexOf('@')
  const [name = ''] = key.slice(0, at).split('+', 1)
  const isGmail = GMAIL.has(key.slice(at + 1))
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : name + key.slice(at)
}

const GMAIL: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])
