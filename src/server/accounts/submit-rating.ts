import type { Rating } from '../../contract/users.ts'
import type { Needs } from '../base/services.ts'
import { build } from '../db/client.ts'
import { ratings } from '../db/schema/index.ts'

/** A blank comment is stored as null. */
export async function submitRating(
  { db, clock }: Needs<'db' | 'clock'>,
  userId: number,
  { ratingValue, comment }: Rating,
): Promise<void> {
  const rating = { userId, value: ratingValue, comment: comment || null, createdAt: clock.now() }
  await db.run(build.insert(ratings).values(rating))
}
