/**
 * Charges for a check and inserts it in one batch, so that every check is paid and every charge has its check. A query
 * that was answered before becomes a free entry with that result.
 */
import { sql } from 'drizzle-orm'
import type { Mills } from '../../domain/account/money.ts'
import { AppError } from '../../domain/errors/errors.ts'
import { FIRST_STATE } from '../../machines/document.ts'
import type { Needs } from '../base/services.ts'
import { isRefused } from '../db/client.ts'
import { historyRoom } from '../db/room.ts'
import { activity, checks, reviews } from '../db/schema/index.ts'
import { book, note } from '../db/statements.ts'
import { running, targetState } from '../db/states.ts'

export interface NewCheck {
  readonly fileName: string
  readonly ruleSetName: string
  readonly rulesText: string
  readonly language: string
  readonly note: string
  readonly queryHash: string
  readonly price: Mills
  /** False if the user saw another price: then only a check that is there already is returned, or a free answer. */
  readonly mayCharge: boolean
  readonly timesAsked: number
  readonly batch: string | null
}

/**
 * Returns the check to work on: the new one, the running one of the same query, or the ended one that answers it.
 * `lacksFile`: its upload has yet to be stored.
 * @throws AppError insufficientBalance, historyFull, priceChanged
 */
export async function bookCheck(
  services: Needs<'db' | 'clock' | 'ids'>,
  userId: number,
  check: NewCheck,
): Promise<{ id: number; lacksFile: boolean }> {
  const now = services.clock.now()
  const submission = services.ids.token()
  const answer = targetState('SUCCEED')
  const same = sql`user_id = ${userId} and query_hash = ${check.queryHash}`
  const answered = sql`select result_id from ${checks} where ${same} and state = ${answer} and result_id is not null
    order by id desc limit 1`
  const inBatch = sql`(batch = ${check.batch} and state = ${answer})`
  const isNew = sql`not exists (select 1 from ${checks} where submission = ${submission} or (${same} and ${inBatch}))
    and ${historyRoom(userId)}`
  const shared = sql`${userId}, ${submission}, ${check.fileName}, ${check.ruleSetName}, ${check.rulesText},
    ${check.language}, ${check.note}, ${check.batch}, ${check.queryHash}, ${check.timesAsked}, ${now}`
  const columns = sql`user_id, submission, file_name, rule_set_name, rules_text, language, note, batch, query_hash,
    times_asked, created_at`
  try {
    // Raw SQL: one idempotent batch either finds an earlier answer or books a new check.
    const { found } = await services.db.settle({
      freeEntry: sql`insert into ${checks} (${columns}, state, price, saved_result, ended_at, result_id)
        select ${shared}, ${answer}, 0, 1, ${now}, result_id from (${answered}) where ${isNew} on conflict do nothing`,
      dismissals: sql`insert into ${reviews} (check_id, section, finding_id, decision, reason, at, carried_from)
        select c.id, v.section, v.finding_id, v.decision, v.reason, v.at, coalesce(v.carried_from, v.check_id)
        from ${checks} c join ${reviews} v on v.decision = 'dismissed' and v.check_id =
          (select max(o.id) from ${checks} o where o.result_id = c.result_id and o.id < c.id)
        where c.submission = ${submission} on conflict do nothing`,
      newCheck: sql`insert into ${checks} (${columns}, state, stage, price, sent_at)
        select ${shared}, ${FIRST_STATE}, 'queued', ${check.price}, ${now}
        where ${Number(check.mayCharge)} and ${isNew} on conflict do nothing`,
      charge: book(
        {
          debit: sql`'user:' || user_id`,
          credit: 'revenue',
          amount: sql`price`,
          code: 'check',
          ref: sql`'check:' || id`,
          at: now,
        },
        sql`from ${checks} where submission = ${submission} and price > 0`,
      ),
      noted: note(
        { userId, kind: 'check submitted', detail: sql`'check ' || id`, at: now },
        sql`from ${checks} c where submission = ${submission}
          and not exists (select 1 from ${activity} where user_id = ${userId} and detail = 'check ' || c.id)`,
      ),
      found: sql`select id, state, stored_at from ${checks} where ${same}
        and (submission = ${submission} or ${running} or ${inBatch})
        order by submission = ${submission} desc, ${running} desc, id desc limit 1`,
    })
    const [row] = found.rows
    if (!row) throw new AppError(check.mayCharge ? 'historyFull' : 'priceChanged')
    // Also true for a repeated submission whose first attempt died before storing its file.
    return { id: Number(row.id), lacksFile: row.state === FIRST_STATE && row.stored_at === null }
  } catch (error) {
    if (isRefused(error, 'INSUFFICIENT_FUNDS')) throw new AppError('insufficientBalance')
    throw error
  }
}
