import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Register } from '../../contract/accounts.ts'
import { href, pages } from '../../contract/urls.ts'
import { BETA_CREDIT, CONSENT_VERSION, emailKey, LIFETIME } from '../../domain/account/account.ts'
import { AppError } from '../../domain/errors/errors.ts'
import { confirmEmail } from '../../pages/emails/letters.ts'
import { sha256 } from '../base/hash.ts'
import type { Needs } from '../base/services.ts'
import { build, isDuplicate } from '../db/client.ts'
import { consents, ledgerAccounts, tokens, users } from '../db/schema/index.ts'
import { book, insertWhere, note } from '../db/statements.ts'
import { enqueueMail, letterToUser, mayMailLink } from '../mail/letters.ts'
import { hashPassword } from './password.ts'

/** Stores both consents, as the form states. @throws AppError emailExists */
export async function register(
  services: Needs<'settings' | 'db' | 'jobs' | 'clock' | 'ids'>,
  input: Register,
): Promise<void> {
  const now = services.clock.now()
  const key = emailKey(input.email)
  const token = services.ids.token()
  const user = sql`(select id from ${users} where ${users.emailKey} = ${key})`
  try {
    const passwordHash = await hashPassword(input.password)
    const consent = { userId: user, version: CONSENT_VERSION, givenAt: now }
    const tokenHash = await sha256(token)
    const expiresAt = now + LIFETIME.confirmation
    const letter = confirmEmail({ link: confirmationLink(services, token) })
    const { mailed } = await services.db.write({
      user: build.insert(users).values({ email: input.email, emailKey: key, passwordHash, createdAt: now }),
      consents: build.insert(consents).values([
        { ...consent, kind: 'terms' },
        { ...consent, kind: 'processing' },
      ]),
      account: build.insert(ledgerAccounts).values({ id: sql`'user:' || ${user}`, kind: 'user' }),
      link: build.insert(tokens).values({ tokenHash, userId: user, purpose: 'confirm', expiresAt }),
      noted: note({ userId: user, kind: 'registered', at: now }),
      mailed: letterToUser(sql`from ${users} where id = ${user}`, letter, now),
    })
    await enqueueMail(services, mailed)
  } catch (error) {
    if (isDuplicate(error, 'users.email_key')) throw new AppError('emailExists')
    throw error
  }
}

export function confirmationLink(services: Needs<'settings'>, token: string): string {
  return `${services.settings.APP_ORIGIN}${href(pages.accountActivated)}?token=${token}`
}

/** Earlier links remain valid. The same for unknown addresses, so that it doesn't reveal who has an account. */
export async function resendConfirmation(
  services: Needs<'settings' | 'db' | 'jobs' | 'clock' | 'ids'>,
  email: string,
): Promise<void> {
  const now = services.clock.now()
  const token = services.ids.token()
  const waiting = sql`from ${users} where ${users.emailKey} = ${emailKey(email)} and confirmed_at is null
    and ${mayMailLink(services.settings, 'confirm', LIFETIME.confirmation, now)}`
  const tokenHash = await sha256(token)
  const expiresAt = now + LIFETIME.confirmation
  const { mailed } = await services.db.write({
    mailed: letterToUser(waiting, confirmEmail({ link: confirmationLink(services, token) }), now),
    link: insertWhere(tokens, { tokenHash, userId: sql`id`, purpose: 'confirm', expiresAt }, waiting),
  })
  await enqueueMail(services, mailed)
}

/** Idempotent for the same link. @throws AppError tokenInvalid, tokenExpired */
export async function confirm(services: Needs<'db' | 'clock'>, token: string): Promise<void> {
  const now = services.clock.now()
  const hash = await sha256(token)
  const mine = and(eq(tokens.tokenHash, hash), eq(tokens.purpose, 'confirm'))
  const isOpen = gt(tokens.expiresAt, now)
  const account = sql`'user:' || u.id`
  // Checking the link, confirming the address and booking the credit must be atomic.
  const { found } = await services.db.write({
    confirmed: build
      .update(users)
      .set({ confirmedAt: now })
      .where(sql`confirmed_at is null and id = (select user_id from ${tokens} where ${mine} and ${isOpen})`),
    used: build
      .update(tokens)
      .set({ usedAt: now })
      .where(and(mine, isNull(tokens.usedAt), isOpen)),
    booked: book(
      { debit: 'credit', credit: account, amount: BETA_CREDIT, code: 'signup', ref: account, at: now },
      sql`from ${users} u where u.confirmed_at is not null
        and u.id = (select user_id from ${tokens} where ${mine} and used_at is not null)`,
    ),
    found: build.select({ usedAt: tokens.usedAt }).from(tokens).where(mine),
  })
  const [row] = found
  if (!row) throw new AppError('tokenInvalid')
  if (row.usedAt === null) throw new AppError('tokenExpired')
}
