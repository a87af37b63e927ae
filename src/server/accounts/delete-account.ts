/**
 * Deletes an account and everything of it at once. The ledger stays, without a name: what is left of the balance
 * is booked out, and the entries refer to an id that belongs to nobody any more.
 */
import { sql } from 'drizzle-orm'
import type { User } from '../../domain/account.ts'
import { accountDeleted } from '../../pages/emails/account-deleted.tsx'
import {
  activity,
  checkoutSessions,
  checks,
  consents,
  folders,
  ledger,
  ledgerAccounts,
  ratings,
  results,
  reviews,
  ruleSets,
  ruleSetTags,
  sessions,
  tags,
  tokens,
  users,
} from '../db/schema/index.ts'
import { uploadKey } from '../documents/files.ts'
import { announceMail, letterTo } from '../mail/outbox.ts'
import type { Needs } from '../services.ts'

export async function deleteAccount(
  services: Needs<'db' | 'files' | 'jobs' | 'clock'>,
  user: User,
): Promise<void> {
  const now = services.clock.now()
  const account = `user:${user.id}`
  const mine = sql`user_id = ${user.id}`
  const [files, , , ...rest] = await services.db.write(
    sql`select id, null as pdf_key from ${checks} where ${mine}
      union all select null, pdf_key from ${results} where ${mine}`,
    sql`delete from ${reviews} where check_id in (select id from ${checks} where ${mine})`,
    sql`delete from ${ruleSetTags} where rule_set_id in (select id from ${ruleSets} where ${mine})`,
    // A check that is running loses its row: its worker finds the lease gone and throws away what it has.
    ...[
      checks,
      results,
      ruleSets,
      folders,
      tags,
      ratings,
      consents,
      activity,
      tokens,
      sessions,
      checkoutSessions,
    ].map((table) => sql`delete from ${table} where ${mine}`),
    sql`insert into ${ledger} (debit, credit, amount, code, ref, at)
      select id, 'revenue', balance, 'closure', id, ${now} from ${ledgerAccounts}
      where id = ${account} and balance > 0`,
    sql`delete from ${users} where id = ${user.id}`,
    letterTo(user.email, accountDeleted(), now),
  )
  const rows = files?.rows ?? []
  const uploads = rows.filter((row) => row.id !== null).map((row) => uploadKey(Number(row.id)))
  const marked = rows.filter((row) => row.pdf_key !== null).map((row) => String(row.pdf_key))
  await services.files.delete(...uploads, ...marked)
  await announceMail(services, rest.at(-1)?.rows[0]?.id)
}
