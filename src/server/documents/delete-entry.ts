/** Deletes a history entry; keeps its result and file if another entry shares them. */
import { sql } from 'drizzle-orm'
import { AppError } from '../../domain/errors/errors.ts'
import type { Needs } from '../base/services.ts'
import { build } from '../db/client.ts'
import { checks, results, reviews } from '../db/schema/index.ts'
import { count } from '../db/statements.ts'
import { ended } from '../db/states.ts'
import { deleteFiles } from './files.ts'

export async function deleteEntry(
  services: Needs<'db' | 'files' | 'clock'>,
  userId: number,
  id: number,
): Promise<void> {
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
