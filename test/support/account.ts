/** Accounts for tests; each test has separate ones. */
import { randomUUID } from 'node:crypto'
import { inject, vi } from 'vitest'
import { PASSWORD, seedUser } from './seeded-user.ts'
import type { Stack } from './stack.ts'
import { Visitor } from './visitor.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export function newEmail(): string {
  return `${randomUUID()}@example.org`
}

export { PASSWORD }

/** Every mail to an address, newest first. */
export async function mailsTo(
  email: string,
  { emulatedUrl }: Pick<Stack, 'emulatedUrl'> = inject('stack'),
): Promise<Mail[]> {
  const response = await fetch(`${emulatedUrl}/mail`, { headers: { Accept: 'application/json' } })
  return ((await response.json()) as Mail[]).filter((mail) => mail.to === email)
}

/** Waits for the newest mail to an address with this text in its subject. */
export function mailTo(
  email: string,
  subject: RegExp = /./,
  stack: Pick<Stack, 'emulatedUrl'> = inject('stack'),
): Promise<Mail> {
  return vi.waitFor(
    async () => {
      const found = (await mailsTo(email, stack)).find((mail) => subject.test(mail.subject))
      if (!found) throw new Error(`no mail to ${email}`)
      return found
    },
    { timeout: 30_000, interval: 100 },
  )
}

/** Extracts the token from a mailed link. */
export function tokenOf(mail: Mail): string {
  const token = /[?&]token=([\w.-]+)/.exec(mail.text)?.[1]
  if (!token) throw new Error(`no token in: ${mail.text}`)
  return token
}

export interface Account {
  readonly email: string
  readonly visitor: Visitor
}

type Product = Pick<Stack, 'url' | 'databaseUrl'>

/** A signed-in user, as after registering and confirming, without the cost of hashing and mail. */
export function newAccount(): Promise<Account> {
  return newAccountAt(inject('stack'))
}

/** `newAccount` for a product started by the test. */
export async function newAccountAt({ url, databaseUrl }: Product): Promise<Account> {
  const email = newEmail()
  const visitor = new Visitor(url)
  visitor.setCookie('session', await seedUser(databaseUrl, email))
  visitor.setCookie('signed-in', '1')
  const hello = await visitor.call('GET', '/api/hello')
  if (!hello.ok) throw new Error(`hello answered ${hello.status}`)
  return { email, visitor }
}

/** A visitor who registered, confirmed and signed in through the calls that the forms make. */
export async function signedUpAt(stack: Pick<Stack, 'url' | 'emulatedUrl'>): Promise<Account> {
  const email = newEmail()
  const visitor = new Visitor(stack.url)
  await visitor.json('POST', '/api/auth/register', { username: email, email, password: PASSWORD })
  const token = tokenOf(await mailTo(email, /./, stack))
  await visitor.call('GET', `/api/auth/confirm?token=${token}`)
  const login = await visitor.json('POST', '/api/auth/login', { username: email, password: PASSWORD })
  if (!login.ok) throw new Error(`login answered ${login.status}`)
  return { email, visitor }
}
