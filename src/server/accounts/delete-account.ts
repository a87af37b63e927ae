/** Deletes all data of an account in one batch. The ledger is kept, anonymous, with the balance booked out. */
import { and, eq, ne, sql } from 'drizzle-orm'
import type { User } from '../../domain/account/account.ts'
import { accountDeleted } from '../../pages/emails/letters.ts'
import type { FileStore } from '../base/ports.ts'
import type { Needs } from '../base/services.ts'
import { closeAccount } from '../billing/apply-payment.ts'
import { build } from '../db/client.ts'
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
import { count } from '../db/statements.ts'
import { deleteFiles, uploadKey } from '../documents/files.ts'
import { enqueueMail, letterToUser } from '../mail/letters.ts'

/** Checks that run are deleted too: their workers lose the lease and discard their work. */
const OWNED = [
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
]

export type DeletionServices = Needs<'db' | 'clock' | 'jobs'> & { readonly files: Pick<FileStore, 'delete'> }

export async function deleteAccount(services: DeletionServices, user: Pick<User, 'id'>): Promise<void> {
  const now = services.clock.now()
  const account = `user:${user.id}`
  const mine = sql`user_id = ${user.id}`
  // Finding files, writing the letter, closing the ledger account and deleting must be one atomic batch.
  const { uploads, marked, mailed } = await services.db.write({
    uploads: build.select({ id: checks.id }).from(checks).where(mine),
    marked: build.select({ key: results.pdfKey }).from(results).where(mine),
    letters: sql`delete from ${mails} where recipient = (select email from ${users} where id = ${user.id})`,
    // Of two simultaneous deletions the second finds no recipient.
    mailed: letterToUser(sql`from ${users} where id = ${user.id}`, accountDeleted(), now),
    reviews: sql`delete from ${reviews} where check_id in (select id from ${checks} where ${mine})`,
    ruleSetTags: sql`delete from ${ruleSetTags} where rule_set_id in (select id from ${ruleSets} where ${mine})`,
    owned: OWNED.map((table) => build.delete(table).where(mine)),
    open: build.delete(checkoutSessions).where(and(mine, ne(checkoutSessions.status, 'paid'))),
    // Payments are kept without a user, because they may be refunded or disputed later.
    paid: build.update(checkoutSessions).set({ userId: 0 }).where(mine),
    user: build.delete(users).where(eq(users.id, user.id)),
    closed: closeAccount(sql`${account}`, account, now),
    counted: count('deletion', now),
  })
  const files = [...uploads.map(({ id }) => uploadKey(id)), ...marked.map(({ key }) => key)]
  await deleteFiles(services.files, ...files)
  if (mailed.rows.length > 0) await enqueueMail(services, mailed)
}
