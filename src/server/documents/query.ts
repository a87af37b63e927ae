/** What makes two submissions the same query, of which the second is free. */

import { sql } from 'drizzle-orm'
import type { CheckPrice, PriceQuery } from '../../contract/documents.ts'
import { dollars } from '../../domain/account/money.ts'
import { orNotFound } from '../../domain/errors/errors.ts'
import { TIMES_ASKED } from '../../domain/results/agreement.ts'
import { parseRules } from '../../domain/rules/rules.ts'
import { languageTag } from '../../domain/text/language.ts'
import { askedModel, type Settings } from '../base/env.ts'
import { sha256 } from '../base/hash.ts'
import type { Needs } from '../base/services.ts'
import { priceOf } from '../billing/prices.ts'
import { CHECKER_VERSION } from '../check/prompt.ts'
import { checks, results, ruleSets } from '../db/schema/index.ts'
import { running } from '../db/states.ts'

export interface Query {
  readonly file: string
  readonly rulesText: string
  /** That the rule set names; empty if none. Not the reader's: a repeated query is free in any browser. */
  readonly language: string
  readonly isAgreed: boolean
}

export function hashOfQuery(
  settings: Settings,
  { file, rulesText, language, isAgreed }: Query,
): Promise<string> {
  return sha256(
    file,
    JSON.stringify(parseRules(rulesText)),
    languageTag(language) ?? '',
    CHECKER_VERSION,
    askedModel(settings),
    ...(isAgreed ? [`agreement ${TIMES_ASKED}`] : []),
  )
}

export async function priceOfCheck(
  { settings, db }: Needs<'settings' | 'db'>,
  userId: number,
  { promptId, sha256, agreement }: PriceQuery,
): Promise<CheckPrice> {
  const isAgreed = agreement !== undefined
  const price = priceOf(settings, isAgreed)
  const [found] = await db.read
    .select({ rulesText: ruleSets.text, language: ruleSets.language })
    .from(ruleSets)
    .where(sql`${ruleSets.id} = ${promptId} and ${ruleSets.userId} = ${userId}`)
  const hash = await hashOfQuery(settings, { ...orNotFound(found), file: sha256, isAgreed })
  const [same] = await db.read
    .select({ checkedAt: results.createdAt })
    .from(checks)
    .leftJoin(results, sql`${results.id} = ${checks.resultId}`)
    .where(
      sql`${checks.userId} = ${userId} and ${checks.queryHash} = ${hash} and (${results.id} is not null or ${running})`,
    )
    .orderBy(sql`${checks.id} desc`)
    .limit(1)
  return {
    price: same ? 0 : dollars(price),
    checkedAt: same?.checkedAt ? new Date(same.checkedAt).toISOString() : null,
  }
}
