/** Hands work over between processes. Both functions need the database to themselves while no check is running. */
import { sql } from 'drizzle-orm'
import type { Needs } from '../src/server/base/services.ts'
import { build } from '../src/server/db/client.ts'
import { checks, mails } from '../src/server/db/schema/index.ts'
import { allows, running, targetState } from '../src/server/db/states.ts'

/** All lease holders are dead and all messages lost: makes the first sweep queue everything that waits. */
export async function resetLeases({ db }: Needs<'db'>): Promise<void> {
  await db.write({
    checks: sql`update ${checks} set sent_at = null, lease_until = case when lease_until is null then null else 0 end
      where ${running}`,
    letters: build.update(mails).set({ queuedAt: 0 }),
  })
}

/** Returns checks interrupted by a stop to the queue, as if they had never started. */
export async function requeueInterrupted({ db }: Needs<'db'>): Promise<void> {
  await db.run(
    sql`update ${checks} set state = ${targetState('RELEASE')}, stage = 'queued', lease_token = null, lease_until = null,
      attempts = attempts - 1 where ${allows('RELEASE')}`,
  )
}
