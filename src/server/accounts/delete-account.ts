/**
 * Deletes an account and all its data in one batch. The ledger is kept, anonymous: the remaining balance is booked out,
 * and its entries refer to an id that no longer exists.
 */
import { sql } from 'drizzle-orm'
import type { User } from '../../domain/account/account.ts'
import { accountDeleted } from '../../pages/emails/letters.ts'
import type { FileStore } from '../base/ports.ts'
import type { Needs } from '../base/services.ts'
import { closeAccount } from '../billing/reversals.ts'
import { count } from '../db/counters.ts'
import {
  activity,
  apiKeys,
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
  ruleSetTests,
  sessions,
  tags,
  tokens,
  users,
} from '../db/schema/index.ts'
import { deleteFiles, uploadKey } from '../documents/files.ts'
import { enqueueMail, letterToUser } from '../mail/outbox.ts'

export type DeletionServices = Needs<'db' | 'clock' | 'jobs'> & { readonly files: Pick<FileStore, 'delete'> }

export async function deleteAccount(services: DeletionServices, user: Pick<User, 'id'>): Promise<void> {
  const now = services.clock.now()
  const account = `user:${user.id}`
  const mine = sql`user_id = ${user.id}`
  // Raw SQL: finding files, writing the letter, closing the ledger account and deleting must be one atomic batch.
  const [files, , mailed] = await services.db.write(
    sql`select id, null as pdf_key from ${checks} where ${mine}
      union all select null, pdf_key from ${results} where ${mine}`,
    sql`delete from ${mails} where recipient = (select email from ${users} where id = ${user.id})`,
    // Of two simultaneous deletions the second finds no recipient.
    letterToUser(sql`from ${users} where id = ${user.id}`, accountDeleted(), now),
    sql`delete from ${reviews} where check_id in (select id from ${checks} where ${mine})`,
    sql`delete from ${ruleSetTags} where rule_set_id in (select id from ${ruleSets} where ${mine})`,
    // Deletes running checks too: their workers lose the lease and discard their work.
    ...[
      apiKeys,
      checks,
      results,
      ruleSetTests,
      ruleSets,
      folders,
      tags,
      ratings,
      consents,
      activity,
      tokens,
      sessions,
    ].map((table) => sql`delete from ${table} where ${mine}`),
    sql`delete from ${checkoutSessions} where ${mine} and status <> 'paid'`,
    // Payments are kept without a user, because they may be refunded or disputed later.
    sql`update ${checkoutSessions} set user_id = 0 where ${mine}`,
    sql`delete from ${users} where id = ${user.id}`,
    ...closeAccount(sql`${account}`, account, now),
    count('deletion', now),
  )
  const rows = files?.rows ?? []
  const uploads = rows.filter((row) => row.id !== null).map((row) => uploadKey(Number(row.id)))
  const marked = rows.filter((row) => row.pdf_key !== null).map((row) => String(row.pdf_key))
  await deleteFiles(services.files, ...uploads, ...marked)
  if (mailed?.rows.length) await enqueueMail(services, mailed.rows[0]?.id)
}
