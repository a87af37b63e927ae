import { sql } from 'drizzle-orm'
import type { ReviewBody } from '../../contract/documents.ts'
import { REVIEWS_MAX } from '../../domain/account/quotas.ts'
import { AppError } from '../../domain/errors/errors.ts'
import type { Needs } from '../base/services.ts'
import { build } from '../db/client.ts'
import { checks, results, reviews } from '../db/schema/index.ts'
import { count, insertWhere, room } from '../db/statements.ts'
import { ended, targetState } from '../db/states.ts'
import { deleteFiles } from './files.ts'

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
        sql`from (select ${mine} as id) where id is not null and ${room(sql`${reviews} where check_id = ${mine}`, REVIEWS_MAX)}`,
      ),
    }),
  })
  if (found.rows[0]?.id === null) throw new AppError('notFound')
  if (stored?.rowsAffected === 0) throw new AppError('tooManyReviews')
}

/** Keeps its result and file if another entry shares them. */
export async function deleteEntry(services: Needs<'db' | 'files' | 'clock'>, userId: number, id: number) {
  const mine = sql`id = ${id} and user_id = ${userId}`
  const deletable = sql`${mine} and ${ended}`
  const { found, entry, orphans } = await services.db.write({
    found: build.select({ id: checks.id }).from(checks).where(mine),
    decisions: sql`delete from ${reviews} where check_id in (select id from ${checks} where ${deletable})`,
    entry: build.delete(checks).where(deletable),
    orphans: build
      .delete(results)
      .where(
        sql`user_id = ${userId} and not exists (select 1 from ${checks} where ${checks.resultId} = ${results.id})`,
      )
      .returning({ key: results.pdfKey }),
    counted: count('deletion', services.clock.now()),
  })
  if (found.length === 0) throw new AppError('notFound')
  if (entry.rowsAffected !== 1) throw new AppError('checkRunning')
  await deleteFiles(services.files, ...orphans.map(({ key }) => key))
}
