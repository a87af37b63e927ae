/** Decisions "not an issue" that still hold: made in the check before on words that have not changed since. */
import { desc, sql } from 'drizzle-orm'
import { defaultBase } from '../../domain/comparison-base.ts'
import type { Review } from '../../domain/decisions.ts'
import { dismissalsThatHold } from '../../domain/dismissals.ts'
import type { CheckResult } from '../../domain/verdicts.ts'
import { checkById, resultOf, reviewsOf } from '../db/checks.ts'
import { checks } from '../db/schema/index.ts'
import { logFailure } from '../log.ts'
import type { Needs } from '../services.ts'

/** Of the newest checks of the user, among which the check before is looked for. */
const LOOKED_AT = 200

/** Never throws: a check is not lost for want of an earlier one. */
export async function stillDismissed(
  services: Needs<'db'>,
  id: number,
  userId: number,
  result: CheckResult,
): Promise<readonly Review[]> {
  try {
    const baseId = await baseOf(services, id, userId)
    const [base] = baseId === null ? [] : await checkById(services.db.read, userId, baseId)
    const earlier = base && resultOf(base)
    if (!base || !earlier) return []
    return dismissalsThatHold({ id: base.id, result: earlier, reviews: reviewsOf(base) }, result)
  } catch (error) {
    logFailure('dismissals-not-carried-over', { id }, error)
    return []
  }
}

async function baseOf({ db }: Needs<'db'>, id: number, userId: number): Promise<number | null> {
  const rows = await db.read
    .select({
      documentRequestId: checks.id,
      documentResultId: checks.resultId,
      state: checks.state,
      fileName: checks.fileName,
      ruleSetName: checks.ruleSetName,
      createdAt: checks.createdAt,
    })
    .from(checks)
    .where(sql`${checks.userId} = ${userId}`)
    .orderBy(desc(checks.createdAt))
    .limit(LOOKED_AT)
  const entries = rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() }))
  const own = entries.find(({ documentRequestId }) => documentRequestId === id)
  return (own && defaultBase(entries, own)?.documentRequestId) ?? null
}
