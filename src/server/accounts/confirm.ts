/** Confirms an email address with the token of the mailed link and books the beta credit once. */
import { sql } from 'drizzle-orm'
import { BETA_CREDIT } from '../../domain/account/account.ts'
import { AppError } from '../../domain/errors/errors.ts'
import { sha256 } from '../base/hash.ts'
import type { Needs } from '../base/services.ts'
import { ledger, tokens, users } from '../db/schema/index.ts'

/** Idempotent for the same link. @throws AppError tokenInvalid, tokenExpired */
export async function confirm(services: Needs<'db' | 'clock'>, token: string): Promise<void> {
  const now = services.clock.now()
  const hash = await sha256(token)
  const mine = sql`${tokens.tokenHash} = ${hash} and ${tokens.purpose} = 'confirm'`
  // Raw SQL: checking the link, confirming the address and booking the credit must be atomic.
  const [, , , found] = await services.db.write(
    sql`update ${users} set confirmed_at = ${now} where confirmed_at is null
      and id = (select user_id from ${tokens} where ${mine} and expires_at > ${now})`,
    sql`update ${tokens} set used_at = ${now} where ${mine} and used_at is null and expires_at > ${now}`,
    sql`insert into ${ledger} (debit, credit, amount, code, ref, at)
      select 'credit', 'user:' || u.id, ${BETA_CREDIT}, 'signup', 'user:' || u.id, ${now}
      from ${users} u where u.confirmed_at is not null
      and u.id = (select user_id from ${tokens} where ${mine} and used_at is not null)`,
    sql`select used_at from ${tokens} where ${mine}`,
  )
  const row = found?.rows[0]
  if (!row) throw new AppError('tokenInvalid')
  if (row.used_at === null) throw new AppError('tokenExpired')
}
