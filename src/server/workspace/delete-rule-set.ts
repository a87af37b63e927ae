import { and, eq, inArray } from 'drizzle-orm'
import { AppError } from '../../domain/errors/errors.ts'
import type { Needs } from '../base/services.ts'
import { build } from '../db/client.ts'
import { ruleSets, ruleSetTags } from '../db/schema/index.ts'

/** Earlier checks keep their copy of the rules. @throws AppError notFound */
export async function deleteRuleSet({ db }: Needs<'db'>, userId: number, id: number): Promise<void> {
  const mine = and(eq(ruleSets.id, id), eq(ruleSets.userId, userId))
  const { deleted } = await db.write({
    links: build
      .delete(ruleSetTags)
      .where(inArray(ruleSetTags.ruleSetId, build.select({ id: ruleSets.id }).from(ruleSets).where(mine))),
    deleted: build.delete(ruleSets).where(mine),
  })
  if (deleted.rowsAffected !== 1) throw new AppError('notFound')
}
