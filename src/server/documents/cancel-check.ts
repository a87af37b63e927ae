import { sql } from 'drizzle-orm'
import type { Needs } from '../base/services.ts'
import { counterKey, counting, type Limit, refusePast } from '../db/rate-limit.ts'
import { checks } from '../db/schema/index.ts'
import { failCheck } from './end-check.ts'

/** For checks whose reading or AI calls have already cost something. */
const LATE: Limit = { name: 'late-cancellation', max: 10, windowSeconds: 86_400 }

export async function cancelCheck(
  services: Needs<'settings' | 'db' | 'clock' | 'files'>,
  userId: number,
  id: number,
): Promise<void> {
  const now = services.clock.now()
  const hasBegun = sql`exists (select 1 from ${checks} where id = ${id} and user_id = ${userId}
    and state = 'PROCESSING' and stage in ('reading', 'asking', 'verifying', 'marking'))`
  const key = await counterKey(services, LATE, String(userId))
  const { counted } = await services.db.write(counting(key, LATE, now, hasBegun))
  refusePast(services, LATE, counted.rows[0], 'cancelLimit')
  await failCheck(services, id, 'cancelled', { event: 'CANCEL', userId })
}
