/** Remembers that a user has been through the demo. */
import { sql } from 'drizzle-orm'
import { users } from '../db/schema/index.ts'
import type { Services } from '../services.ts'

export async function finishDemo(services: Services, userId: number): Promise<void> {
  await services.db.write(
    sql`update ${users} set demo_finished_at = coalesce(demo_finished_at, ${services.clock.now()}) where id = ${userId}`,
  )
}
