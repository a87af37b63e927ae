/** Creates an account and mails the confirmation link. */
import { sql } from 'drizzle-orm'
import type { Register } from '../../contract/accounts.ts'
import { href, pages } from '../../contract/urls.ts'
import { CONSENT_VERSION, emailKey, LIFETIME } from '../../domain/account/account.ts'
import { AppError } from '../../domain/errors/errors.ts'
import { confirmEmail } from '../../pages/emails/letters.ts'
import { sha256 } from '../base/hash.ts'
import type { Needs } from '../base/services.ts'
import { build, isDuplicate } from '../db/client.ts'
import { activity, consents, ledgerAccounts, tokens, users } from '../db/schema/index.ts'
import { enqueueMail, letterTo } from '../mail/outbox.ts'
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
    // Raw SQL where the new user's id is needed, because only this batch knows it.
    const results = await services.db.write(
      build.insert(users).values({
        email: input.email,
        emailKey: key,
        passwordHash: await hashPassword(input.password),
        createdAt: now,
      }),
      sql`insert into ${consents} (user_id, kind, version, given_at)
        select u.id, k.kind, ${CONSENT_VERSION}, ${now}
        from (select ${user} as id) u, (select 'terms' as kind union all select 'processing') k`,
      sql`insert into ${ledgerAccounts} (id, kind) values ('user:' || ${user}, 'user')`,
      sql`insert into ${tokens} (token_hash, user_id, purpose, expires_at)
        values (${await sha256(token)}, ${user}, 'confirm', ${now + LIFETIME.confirmation})`,
      sql`insert into ${activity} (user_id, kind, at) values (${user}, 'registered', ${now})`,
      letterTo(input.email, confirmEmail({ link: confirmationLink(services, token) }), now),
    )
    await enqueueMail(services, results.at(-1)?.rows[0]?.id)
  } catch (error) {
    if (isDuplicate(error, 'users.email_key')) throw new AppError('emailExists')
    throw error
  }
}

export function confirmationLink(services: Needs<'settings'>, token: string): string {
  return `${services.settings.APP_ORIGIN}${href(pages.accountActivated)}?token=${token}`
}
