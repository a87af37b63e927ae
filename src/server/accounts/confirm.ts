/** Confirms an email address with the token of the mailed link and books the beta credit once. */
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { BETA_CREDIT } from '../../domain/account/account.ts'
import { AppError } from '../../domain/errors/errors.ts'
import { sha256 } from '../base/hash.ts'
import type { Needs } from '../base/services.ts'
import { build } from '../db/client.ts'
import { tokens, users } from '../db/schema/index.ts'
import { book } from '../db/statements.ts'

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
