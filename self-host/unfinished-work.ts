/** What a process leaves and finds. Both are only for the one process over the database, while it works on no check. */
import { sql } from 'drizzle-orm'
import { checks, mails } from '../src/server/db/schema/index.ts'
import { after, allows, running } from '../src/server/documents/states.ts'
import type { Needs } from '../src/server/services.ts'

/** Whoever held a lease is dead and every message is lost: the first sweep tells of all that waits. */
export async function takeOver({ db }: Needs<'db'>): Promise<void> {
  await db.write(
    sql`update ${checks} set sent_at = null, lease_until = case when lease_until is null then null else 0 end
      where ${running}`,
    sql`update ${mails} set queued_at = 0`,
  )
}

/** Checks that a stop broke off wait again, as if they had not been begun. */
export async function handBack({ db }: Needs<'db'>): Promise<void> {
  await db.write(
    sql`update ${checks} set state = ${after('RELEASE')}, stage = 'queued', lease_token = null, lease_until = null,
      attempts = attempts - 1 where ${allows('RELEASE')}`,
  )
}
