/**
 * Quotas as SQL conditions: whether an account may store one more item. They must be part of the statement that stores
 * it, so that simultaneous requests can't exceed the limit.
 */
import { type SQL, sql } from 'drizzle-orm'
import {
  FOLDERS_MAX,
  HISTORY_MAX,
  REVIEWS_MAX,
  RULE_SETS_MAX,
  RULE_TEXT_MAX_BYTES,
  TAGS_MAX,
  TESTS_MAX,
} from '../../domain/account/quotas.ts'
import { checks, folders, reviews, ruleSets, ruleSetTests, tags } from './schema/index.ts'

export function folderRoom(userId: number): SQL {
  return sql`(select count(*) from ${folders} where user_id = ${userId}) < ${FOLDERS_MAX}`
}

export function tagRoom(userId: number): SQL {
  return sql`(select count(*) from ${tags} where user_id = ${userId}) < ${TAGS_MAX}`
}

export function historyRoom(userId: number): SQL {
  return sql`(select count(*) from ${checks} where user_id = ${userId}) < ${HISTORY_MAX}`
}

export function ruleSetRoom(userId: number, text: string, id = 0): { number: SQL; size: SQL } {
  const others = sql`from ${ruleSets} where user_id = ${userId} and id <> ${id}`
  const size = new TextEncoder().encode(text).length
  return {
    number: sql`(select count(*) ${others}) < ${RULE_SETS_MAX}`,
    size: sql`(select coalesce(sum(octet_length(text)), 0) ${others}) + ${size} <= ${RULE_TEXT_MAX_BYTES}`,
  }
}

export function reviewRoom(check: SQL): SQL {
  return sql`(select count(*) from ${reviews} where check_id = ${check}) < ${REVIEWS_MAX}`
}

export function testRoom(userId: number, same: SQL): SQL {
  return sql`(select count(*) from ${ruleSetTests} where user_id = ${userId} and not (${same})) < ${TESTS_MAX}`
}
