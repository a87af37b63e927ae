/** Stores the user's decision about a finding, with an optional reason. */
import { sql } from 'drizzle-orm'
import type { ReviewBody } from '../../contract/documents.ts'
import { AppError } from '../../domain/errors/errors.ts'
import type { Needs } from '../base/services.ts'
import { named } from '../db/client.ts'
import { reviewRoom } from '../db/room.ts'
import { checks, reviews } from '../db/schema/index.ts'
import { targetState } from '../db/states.ts'

/** Null removes the decision. @throws AppError notFound, tooManyReviews */
export async function reviewFinding(
  services: Needs<'db' | 'clock'>,
  userId: number,
  id: number,
  input: ReviewBody,
): Promise<void> {
  const mine = sql`(select id from ${checks} where id = ${id} and user_id = ${userId} and state = ${targetState('SUCCEED')})`
  const key = sql`check_id = ${mine} and section = ${input.section} and finding_id = ${input.findingId}`
  // Raw SQL: the batch checks that the finished check is the user's own.
  const { found, stored } = await named(services.db.write, {
    found: sql`select ${mine} as id`,
    earlier: sql`delete from ${reviews} where ${key}`,
    stored: sql`insert into ${reviews} (check_id, section, finding_id, decision, reason, at)
            select id, ${input.section}, ${input.findingId}, ${input.decision}, ${input.reason ?? ''},
            ${services.clock.now()} from (select ${mine} as id) where id is not null and ${reviewRoom(mine)}
            and ${input.decision} is not null`,
  })
  if (found.rows[0]?.id === null) throw new AppError('notFound')
  if (input.decision !== null && stored.rowsAffected === 0) throw new AppError('tooManyReviews')
}
