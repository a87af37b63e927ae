import { sql } from 'drizzle-orm'
import type { Rating } from '../../contract/users.ts'
import { ratings } from '../db/schema/index.ts'
import type { Services } from '../services.ts'

/** A blank comment is no comment. */
export async function submitRating(services: Services, userId: number, input: Rating): Promise<void> {
  await services.db.write(
    sql`insert into ${ratings} (user_id, value, comment, created_at)
      values (${userId}, ${input.ratingValue}, ${input.comment || null}, ${services.clock.now()})`,
  )
}
