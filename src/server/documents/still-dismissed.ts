/** Dismissals that still hold: made in the previous check on words that are unchanged. */
import { desc, sql } from 'drizzle-orm'
import { dismissalsThatHold } from '../../domain/results/comparison.ts'
import { defaultBase } from '../../domain/results/comparison-base.ts'
import { type Review } from '../../domain/results/decisions.ts'
import { type CheckResult } from '../../domain/results/verdicts.ts'
import { logFailure } from '../base/log.ts'
import { type Needs } from '../base/services.ts'
import { checkById, resultOf, reviewsOf } from '../db/checks.ts'
import { checks } from '../db/schema/index.ts'

/** Number of the user's newest checks to search for the previous one. */
const LOOKED_AT = 200

/** Never throws, so that a failure here doesn't fail the check. */
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
