/**
 * Creating and changing rule sets. Raw SQL, because the statement that writes also decides whether folder and tags are
 * the user's own.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { RuleSet, RuleSetBody } from '../../contract/rule-sets.ts'
import { AppError } from '../../domain/errors.ts'
import { formatRules, parseRules } from '../../domain/rules.ts'
import { folders, ruleSets, ruleSetTags, tags } from '../db/schema/index.ts'
import { ruleSetById, toRuleSet } from '../db/workspace.ts'
import type { Needs } from '../services.ts'
import { requireRuleSetRoom } from './room.ts'

/** @throws AppError notFound for a folder that isn't the user's */
export async function createRuleSet(
  services: Needs<'db' | 'clock'>,
  userId: number,
  input: RuleSetBody,
): Promise<RuleSet> {
  await requireRuleSetRoom(services, userId, input.text)
  const now = services.clock.now()
  const [created] = await services.db.write(
    sql`insert into ${ruleSets} (user_id, folder_id, name, text, created_at, updated_at)
      select ${userId}, id, ${input.name}, ${normal(input.text)}, ${now}, ${now}
      from ${folders} where id = ${input.folderId} and user_id = ${userId} returning id`,
    ...tagging(sql`(select max(id) from ${ruleSets} where user_id = ${userId})`, userId, input.tagIds),
  )
  return ruleSet(services, userId, created?.rows[0]?.id)
}

/** @throws AppError notFound for a rule set or folder that isn't the user's */
export async function updateRuleSet(
  services: Needs<'db' | 'clock'>,
  userId: number,
  id: number,
  input: RuleSetBody,
): Promise<RuleSet> {
  await requireRuleSetRoom(services, userId, input.text, id)
  const mine = sql`(select id from ${ruleSets} where id = ${id} and user_id = ${userId})`
  const [updated] = await services.db.write(
    sql`update ${ruleSets} set name = ${input.name}, text = ${normal(input.text)}, folder_id = ${input.folderId},
      updated_at = ${services.clock.now()} where id = ${id} and user_id = ${userId}
      and exists (select 1 from ${folders} where id = ${input.folderId} and user_id = ${userId}) returning id`,
    ...(input.tagIds ? [sql`delete from ${ruleSetTags} where rule_set_id = ${mine}`] : []),
    ...tagging(mine, userId, input.tagIds),
  )
  return ruleSet(services, userId, updated?.rows[0]?.id)
}

/** @throws AppError notFound for a rule set or folder that isn't the user's */
export async function moveRuleSet(
  services: Needs<'db' | 'clock'>,
  userId: number,
  id: number,
  folderId: number,
): Promise<RuleSet> {
  const [moved] = await services.db.write(
    sql`update ${ruleSets} set folder_id = ${folderId}, updated_at = ${services.clock.now()}
      where id = ${id} and user_id = ${userId}
      and exists (select 1 from ${folders} where id = ${folderId} and user_id = ${userId}) returning id`,
  )
  return ruleSet(services, userId, moved?.rows[0]?.id)
}

function normal(text: string): string {
  return formatRules(parseRules(text))
}

function tagging(ruleSetId: SQL, userId: number, tagIds: readonly number[] = []): SQL[] {
  return [...new Set(tagIds)].map(
    (tagId) => sql`insert into ${ruleSetTags} (rule_set_id, tag_id)
      select r, id from (select ${ruleSetId} as r), ${tags} where id = ${tagId} and user_id = ${userId} and r is not null`,
  )
}

async function ruleSet(services: Needs<'db'>, userId: number, id: unknown): Promise<RuleSet> {
  if (typeof id !== 'number') throw new AppError('notFound')
  const [row] = await ruleSetById(services.db.read, userId, id)
  if (!row) throw new AppError('notFound')
  return toRuleSet(row)
}
