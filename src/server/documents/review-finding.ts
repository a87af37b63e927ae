import { sql } from 'drizzle-orm'
import type { ReviewBody } from '../../contract/documents.ts'
import { AppError } from '../../domain/errors/errors.ts'
import type { Needs } from '../base/services.ts'
import { reviewRoom } from '../db/room.ts'
import { checks, reviews } from '../db/schema/index.ts'
import { insertWhere } from '../db/statements.ts'
import { targetState } from '../db/states.ts'

export async function reviewFinding(
  services: Needs<'db' | 'clock'>,
  userId: number,
  id: number,
  { section, findingId, decision, reason = '' }: ReviewBody,
): Promise<void> {
  const mine = sql`(select id from ${checks} where id = ${id} and user_id = ${userId} and state = ${targetState('SUCCEED')})`
  const key = sql`check_id = ${mine} and section = ${section} and finding_id = ${findingId}`
  const { found, stored } = await services.db.write({
    found: sql`select ${mine} as id`,
    earlier: sql`delete from ${reviews} where ${key}`,
    ...(decision && {
      stored: insertWhere(
        reviews,
        { checkId: sql`id`, section, findingId, decision, reason, at: services.clock.now() },
        sql`from (select ${mine} as id) where id is not null and ${reviewRoom(mine)}`,
      ),
    }),
  })
  if (found.rows[0]?.id === null) throw new AppError('notFound')
  if (stored?.rowsAffected === 0) throw new AppError('tooManyReviews')
}
