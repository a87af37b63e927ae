import { sql } from 'drizzle-orm'
import { AppError } from '../../domain/errors.ts'
import { ruleSets, ruleSetTags } from '../db/schema/index.ts'
import type { Services } from '../services.ts'

/** Results of earlier checks keep the rules as they were. @throws AppError notFound */
export async function deleteRuleSet(services: Services, userId: number, id: number): Promise<void> {
  const mine = sql`select id from ${ruleSets} where id = ${id} and user_id = ${userId}`
  const [, deleted] = await services.db.write(
    sql`delete from ${ruleSetTags} where rule_set_id in (${mine})`,
    sql`delete from ${ruleSets} where id in (${mine})`,
  )
  if (deleted?.rowsAffected !== 1) throw new AppError('notFound')
}
