/**
 * Deletes an account and everything of it at once. The ledger stays, without a name: what is left of the balance
 * is booked out, and the entries refer to an id that belongs to nobody any more.
 */
import { sql } from 'drizzle-orm'
import type { User } from '../../domain/account.ts'
import { accountDeleted } from '../../pages/emails/account-deleted.tsx'
import { closeAccount } from '../billing/reversals.ts'
import { count } from '../db/counters.ts'
import {
  activity,
  checkoutSessions,
  checks,
  consents,
  folders,
  mails,
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
import { announceMail, letterToUser } from '../mail/outbox.ts'
import type { Needs } from '../services.ts'

/** What a deletion needs. */
export type Estate = Needs<'db' | 'clock' | 'jobs' | 'files'>

export async function deleteAccount(services: Estate, user: Pick<User, 'id'>): Promise<void> {
  const now = services.clock.now()
  const account = `user:${user.id}`
  const mine = sql`user_id = ${user.id}`
  // Raw SQL: one batch finds the files, writes the letter, closes the account's books and deletes; nothing comes between.
  const [files, , mailed] = await services.db.write(
    sql`select id, null as pdf_key from ${checks} where ${mine}
      union all select null, pdf_key from ${results} where ${mine}`,
    sql`delete from ${mails} where recipient = (select email from ${users} where id = ${user.id})`,
    // Of two deletions at once the second finds nobody to write to.
    letterToUser(sql`from ${users} where id = ${user.id}`, accountDeleted(), now),
    sql`delete from ${reviews} where check_id in (select id from ${checks} where ${mine})`,
    sql`delete from ${ruleSetTags} where rule_set_id in (select id from ${ruleSets} where ${mine})`,
    // A check that is running loses its row: its worker finds the lease gone and throws away what it has.
    ...[checks, results, ruleSets, folders, tags, ratings, consents, activity, tokens, sessions].map(
      (table) => sql`delete from ${table} where ${mine}`,
    ),
    sql`delete from ${checkoutSessions} where ${mine} and status <> 'paid'`,
    // What was paid may be refunded or disputed later: it stays, as nobody's.
    sql`update ${checkoutSessions} set user_id = 0 where ${mine}`,
    sql`delete from ${users} where id = ${user.id}`,
    ...closeAccount(sql`${account}`, account, now),
    count('deletion', now),
  )
  const rows = files?.rows ?? []
  const uploads = rows.filter((row) => row.id !== null).map((row) => uploadKey(Number(row.id)))
  const marked = rows.filter((row) => row.pdf_key !== null).map((row) => String(row.pdf_key))
  await services.files.delete(...uploads, ...marked)
  if (mailed?.rows.length) await announceMail(services, mailed.rows[0]?.id)
}
