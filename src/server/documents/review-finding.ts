/** Stores the user's decision about a finding, with an optional reason. */
import { sql } from 'drizzle-orm'
import type { ReviewBody } from '../../contract/documents.ts'
import { AppError } from '../../domain/errors.ts'
import { checks, reviews } from '../db/schema/index.ts'
import type { Needs } from '../services.ts'
import { reviewRoom } from '../workspace/room.ts'
import { targetState } from './states.ts'

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
  const [found, , stored] = await services.db.write(
    sql`select ${mine} as id`,
    sql`delete from ${reviews} where ${key}`,
    ...(input.decision === null
      ? []
      : [
          sql`insert into ${reviews} (check_id, section, finding_id, decision, reason, at)
            select id, ${input.section}, ${input.findingId}, ${input.decision}, ${input.reason ?? ''},
            ${services.clock.now()} from (select ${mine} as id) where id is not null and ${reviewRoom(mine)}`,
        ]),
  )
  if (found?.rows[0]?.id === null) throw new AppError('notFound')
  if (stored?.rowsAffected === 0) throw new AppError('tooManyReviews')
}
