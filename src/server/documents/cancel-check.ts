/** Cancels a user's running check and refunds it. */
import { sql } from 'drizzle-orm'
import type { AppContext } from '../context.ts'
import { checks } from '../db/schema/index.ts'
import { counterKey, counting, type Limit, refusePast } from '../middleware/rate-limit.ts'
import { failCheck } from './end-check.ts'

/** For checks whose AI calls have already cost money. */
const LATE: Limit = { name: 'late-cancellation', max: 10, windowSeconds: 86_400 }

/** @throws AppError cancelLimit */
export async function cancelCheck(c: AppContext, userId: number, id: number): Promise<void> {
  const { services } = c.var
  const now = services.clock.now()
  const wasAsked = sql`exists (select 1 from ${checks} where id = ${id} and user_id = ${userId}
    and state = 'PROCESSING' and stage in ('asking', 'verifying', 'marking'))`
  const [, counted] = await services.db.write(
    ...counting(await counterKey(c, LATE, String(userId)), LATE, now, wasAsked),
  )
  refusePast(c, LATE, counted?.rows[0], 'cancelLimit')
  await failCheck(services, id, 'cancelled', { event: 'CANCEL', userId })
}
