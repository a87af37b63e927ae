import { and, eq, isNull } from 'drizzle-orm'
import { users } from '../db/schema/index.ts'
import type { Needs } from '../services.ts'

/** Keeps the first date. */
export async function finishDemo({ db, clock }: Needs<'db' | 'clock'>, userId: number): Promise<void> {
  await db.run((query) =>
    query
      .update(users)
      .set({ demoFinishedAt: clock.now() })
      .where(and(eq(users.id, userId), isNull(users.demoFinishedAt))),
  )
}
