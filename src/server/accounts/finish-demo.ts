import { and, eq, isNull } from 'drizzle-orm'
import type { Needs } from '../base/services.ts'
import { build } from '../db/client.ts'
import { users } from '../db/schema/index.ts'

/** Keeps the first date. */
export async function finishDemo({ db, clock }: Needs<'db' | 'clock'>, userId: number): Promise<void> {
  await db.run(
    build
      .update(users)
      .set({ demoFinishedAt: clock.now() })
      .where(and(eq(users.id, userId), isNull(users.demoFinishedAt))),
  )
}
