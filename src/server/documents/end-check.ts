/** The ways in which a check ends, each one batch: state and money never disagree. */
import { type SQL, sql } from 'drizzle-orm'
import type { CheckFailure } from '../../domain/errors.ts'
import type { CheckResult } from '../../domain/verdicts.ts'
import { type DocumentEvent, nextDocument } from '../../machines/document.ts'
import { checks, ledger, results } from '../db/schema/index.ts'
import type { Services } from '../services.ts'
import { annotatedPrefix, uploadKey } from './files.ts'

/** States from which the machine allows this event, as an SQL condition. */
export function allows(type: DocumentEvent['type']): SQL {
  const from = (['STARTED', 'PROCESSING', 'FINISHED', 'ERROR'] as const).filter((state) =>
    nextDocument(state, type),
  )
  return sql`state in (${sql.join(
    from.map((state) => sql`${state}`),
    sql`, `,
  )})`
}

/**
 * Ends a check in ERROR, gives the money back once and deletes the upload. With `leaseToken` only while that
 * lease holds. Answers whether the check is in ERROR now.
 */
export async function failCheck(
  services: Services,
  id: number,
  failure: CheckFailure,
  options: { leaseToken?: string; event?: 'FAIL' | 'CANCEL'; userId?: number } = {},
): Promise<boolean> {
  const now = services.clock.now()
  const { leaseToken, event = 'FAIL', userId } = options
  const held = leaseToken ? sql`and lease_token = ${leaseToken}` : sql``
  const mine = userId ? sql`and user_id = ${userId}` : sql``
  const [ended] = await services.db.write(
    sql`update ${checks} set state = 'ERROR', stage = null, failure = ${failure}, ended_at = ${now},
      lease_token = null, lease_until = null, judged = null where id = ${id} and ${allows(event)} ${held} ${mine}`,
    sql`insert into ${ledger} (debit, credit, amount, code, ref, at)
      select 'revenue', 'user:' || user_id, price, 'refund', 'check:' || id, ${now}
      from ${checks} where id = ${id} and state = 'ERROR' and price > 0`,
  )
  if (ended?.rowsAffected !== 1) return false
  await services.files.delete(uploadKey(id), ...(await services.files.list(annotatedPrefix(id))))
  return true
}

/** Ends a check in FINISHED with its result. Answers false when the lease was lost meanwhile; nothing is kept then. */
export async function finishCheck(
  services: Services,
  id: number,
  leaseToken: string,
  outcome: { result: CheckResult; pdfKey: string; marked: boolean },
): Promise<boolean> {
  const now = services.clock.now()
  const [, ended] = await services.db.write(
    sql`insert into ${results} (user_id, body, pdf_key, marked, created_at)
      select user_id, ${JSON.stringify(outcome.result)}, ${outcome.pdfKey}, ${outcome.marked}, ${now}
      from ${checks} where id = ${id} and lease_token = ${leaseToken} and ${allows('SUCCEED')}`,
    sql`update ${checks} set state = 'FINISHED', stage = null, ended_at = ${now}, lease_token = null,
      lease_until = null, judged = null, result_id = (select id from ${results} where pdf_key = ${outcome.pdfKey})
      where id = ${id} and lease_token = ${leaseToken} and ${allows('SUCCEED')}`,
  )
  if (ended?.rowsAffected !== 1) return false
  await services.files.delete(uploadKey(id))
  return true
}
