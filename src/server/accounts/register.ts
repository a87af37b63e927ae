import { sql } from 'drizzle-orm'
import type { Register } from '../../contract/accounts.ts'
import { href, pages } from '../../contract/urls.ts'
import { CONSENT_VERSION, emailKey, LIFETIME } from '../../domain/account/account.ts'
import { AppError } from '../../domain/errors/errors.ts'
import { confirmEmail } from '../../pages/emails/letters.ts'
import { sha256 } from '../base/hash.ts'
import type { Needs } from '../base/services.ts'
import { build, isDuplicate } from '../db/client.ts'
import { consents, ledgerAccounts, tokens, users } from '../db/schema/index.ts'
import { note } from '../db/statements.ts'
import { enqueueMail, letterToUser } from '../mail/outbox.ts'
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
