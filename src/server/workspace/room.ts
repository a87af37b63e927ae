/** Quotas: whether an account may store one more item. */
import { type SQL, sql } from 'drizzle-orm'
import { AppError, type ErrorCode } from '../../domain/errors.ts'
import {
  FOLDERS_MAX,
  REVIEWS_MAX,
  RULE_SETS_MAX,
  RULE_TEXT_MAX_BYTES,
  TAGS_MAX,
  TESTS_MAX,
} from '../../domain/quotas.ts'
import { checks, folders, reviews, ruleSets, ruleSetTests, tags } from '../db/schema/index.ts'
import type { Needs } from '../services.ts'

/** @throws AppError tooManyFolders */
export function requireFolderRoom(services: Needs<'db'>, userId: number): Promise<void> {
  const kept = sql`(select count(*) from ${folders} where user_id = ${userId})`
  return demand(services, [['tooManyFolders', sql`${kept} < ${FOLDERS_MAX}`]])
}

/** @throws AppError tooManyTags */
export function requireTagRoom(services: Needs<'db'>, userId: number): Promise<void> {
  const kept = sql`(select count(*) from ${tags} where user_id = ${userId})`
  return demand(services, [['tooManyTags', sql`${kept} < ${TAGS_MAX}`]])
}

/** For a new rule set, or a new text of rule set `id`. @throws AppError tooManyRuleSets, tooMuchRuleText */
export function requireRuleSetRoom(
  services: Needs<'db'>,
  userId: number,
  text: string,
  id = 0,
): Promise<void> {
  const others = sql`from ${ruleSets} where user_id = ${userId} and id <> ${id}`
  const size = new TextEncoder().encode(text).length
  return demand(services, [
    ['tooManyRuleSets', sql`(select count(*) ${others}) < ${RULE_SETS_MAX}`],
    [
      'tooMuchRuleText',
      sql`(select coalesce(sum(octet_length(text)), 0) ${others}) + ${size} <= ${RULE_TEXT_MAX_BYTES}`,
    ],
  ])
}

/** @throws AppError tooManyReviews */
export function requireReviewRoom(services: Needs<'db'>, userId: number, checkId: number): Promise<void> {
  const kept = sql`(select count(*) from ${reviews} where check_id =
    (select id from ${checks} where id = ${checkId} and user_id = ${userId}))`
  return demand(services, [['tooManyReviews', sql`${kept} < ${REVIEWS_MAX}`]])
}

/** For a new test, or one that replaces `same`. @throws AppError tooManyTests */
export function requireTestRoom(services: Needs<'db'>, userId: number, same: SQL): Promise<void> {
  const kept = sql`(select count(*) from ${ruleSetTests} where user_id = ${userId} and not (${same}))`
  return demand(services, [['tooManyTests', sql`${kept} < ${TESTS_MAX}`]])
}

async function demand(
  { db }: Needs<'db'>,
  conditions: readonly (readonly [ErrorCode, SQL])[],
): Promise<void> {
  for (const [code, condition] of conditions) {
    const [row] = await db.read.all<{ holds: number }>(sql`select ${condition} as holds`)
    if (row?.holds !== 1) throw new AppError(code)
  }
}
