/** Each in one batch, so that state and money agree; raw SQL, because statements depend on rows changed before. */
import { type SQL, sql } from 'drizzle-orm'
import type { CheckFailure } from '../../domain/errors/check-failures.ts'
import type { Review } from '../../domain/results/decisions.ts'
import { storedCounts } from '../../domain/results/result-counts.ts'
import type { CheckResult } from '../../domain/results/verdicts.ts'
import { type DocumentEffect, transitionFor } from '../../machines/document.ts'
import type { Needs } from '../base/services.ts'
import { counterKey, counting, type Limit, refusePast } from '../db/rate-limit.ts'
import { checks, results, reviews } from '../db/schema/index.ts'
import { book, insertWhere } from '../db/statements.ts'
import { allows, targetState } from '../db/states.ts'
import { annotatedPrefix, deleteFiles, uploadKey } from './files.ts'

/** With `leaseToken`, only while that lease holds. Returns whether this call ended the check. */
export async function failCheck(
  services: Needs<'db' | 'clock' | 'files'>,
  id: number,
  failure: CheckFailure,
  options: { leaseToken?: string; event?: 'FAIL' | 'CANCEL'; userId?: number } = {},
): Promise<boolean> {
  const now = services.clock.now()
  const { leaseToken, event = 'FAIL', userId } = options
  const { effects } = transitionFor(event)
  const held = leaseToken ? sql`and lease_token = ${leaseToken}` : sql``
  const mine = userId ? sql`and user_id = ${userId}` : sql``
  const { ended } = await services.db.write({
    ended: sql`update ${checks} set state = ${targetState(event)}, stage = null, failure = ${failure}, ended_at = ${now},
      lease_token = null, lease_until = null, judged = null where id = ${id} and ${allows(event)} ${held} ${mine}`,
    ...(effects.includes('refund') && { refund: refund(id, now) }),
  })
  if (ended.rowsAffected !== 1) return false
  await deleteUpload(services, id, effects)
  // The sweeper finds them if the file store doesn't answer.
  const marked = await services.files.list(annotatedPrefix(id)).catch(() => [])
  await deleteFiles(services.files, ...marked)
  return true
}

/** Keyed by the check, so that it is booked once. */
function refund(id: number, now: number): SQL {
  const ref = sql`'check:' || id`
  return book(
    { debit: 'revenue', credit: sql`'user:' || user_id`, amount: sql`price`, code: 'refund', ref, at: now },
    sql`from ${checks} where id = ${id} and state = ${targetState('FAIL')} and price > 0`,
  )
}

async function deleteUpload({ files }: Needs<'files'>, id: number, effects: readonly DocumentEffect[]) {
  if (effects.includes('deleteUpload')) await deleteFiles(files, uploadKey(id))
}

interface Outcome {
  readonly result: CheckResult
  readonly pdfKey: string
  readonly marked: boolean
  readonly dismissals: readonly Review[]
}

/** Ends a check in FINISHED with its result. Returns false and stores nothing if the lease was lost. */
export async function finishCheck(
  services: Needs<'db' | 'clock' | 'files'>,
  id: number,
  leaseToken: string,
  { result, pdfKey, marked, dismissals }: Outcome,
): Promise<boolean> {
  const now = services.clock.now()
  const { effects } = transitionFor('SUCCEED')
  const held = sql`id = ${id} and lease_token = ${leaseToken} and ${allows('SUCCEED')}`
  const { ended } = await services.db.write({
    result: insertWhere(
      results,
      { userId: sql`user_id`, body: result, counts: storedCounts(result), pdfKey, marked, createdAt: now },
      sql`from ${checks} where ${held}`,
    ),
    ended: sql`update ${checks} set state = ${targetState('SUCCEED')}, stage = null, ended_at = ${now}, lease_token = null,
      lease_until = null, judged = null, result_id = (select id from ${results} where pdf_key = ${pdfKey})
      where ${held}`,
    dismissals: sql`insert into ${reviews} (check_id, section, finding_id, decision, reason, at, carried_from)
      select c.id, v.value ->> 'section', v.value ->> 'findingId', v.value ->> 'decision', v.value ->> 'reason',
      ${now}, v.value ->> 'madeIn' from ${checks} c join ${results} r on r.id = c.result_id,
      json_each(${JSON.stringify(dismissals)}) v where c.id = ${id} and r.pdf_key = ${pdfKey}`,
  })
  if (ended.rowsAffected !== 1) return false
  await deleteUpload(services, id, effects)
  return true
}

/** For checks whose reading or AI calls have already cost something. */
const LATE: Limit = { name: 'late-cancellation', max: 10, windowSeconds: 86_400 }

export async function cancelCheck(
  services: Needs<'settings' | 'db' | 'clock' | 'files'>,
  userId: number,
  id: number,
): Promise<void> {
  const now = services.clock.now()
  const hasBegun = sql`exists (select 1 from ${checks} where id = ${id} and user_id = ${userId}
    and state = 'PROCESSING' and stage in ('reading', 'asking', 'verifying', 'marking'))`
  const key = await counterKey(services, LATE, String(userId))
  const { counted } = await services.db.write(counting(key, LATE, now, hasBegun))
  refusePast(services, LATE, counted.rows[0], 'cancelLimit')
  await failCheck(services, id, 'cancelled', { event: 'CANCEL', userId })
}
