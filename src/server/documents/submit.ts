/** Accepts a document: charges the balance and inserts the check, stores the file and enqueues it. */
import { eq, sql } from 'drizzle-orm'
import type { HistoryEntry } from '../../contract/documents.ts'
import type { User } from '../../domain/account/account.ts'
import { dollars, type Mills } from '../../domain/account/money.ts'
import { HISTORY_MAX } from '../../domain/account/quotas.ts'
import { cleanFileName, FILE_MAX_BYTES, looksLikePdf } from '../../domain/document/documents.ts'
import { AppError } from '../../domain/errors/errors.ts'
import { TIMES_ASKED } from '../../domain/results/agreement.ts'
import { reportLanguage } from '../../domain/text/language.ts'
import { FIRST_STATE } from '../../machines/document.ts'
import { fileSha256 } from '../base/hash.ts'
import { logFailure } from '../base/log.ts'
import type { Needs } from '../base/services.ts'
import { priceOf } from '../billing/prices.ts'
import { checkById, toHistoryEntry } from '../db/checks.ts'
import { build, isRefused } from '../db/client.ts'
import { activity, checks, reviews, ruleSets } from '../db/schema/index.ts'
import { book, note, room } from '../db/statements.ts'
import { running, targetState } from '../db/states.ts'
import { failCheck } from './end-check.ts'
import { uploadKey } from './files.ts'
import { hashOfQuery } from './query.ts'

/** Enough to submit a folder of contracts at once. */
export const SUBMISSIONS = { name: 'submission', max: 60, windowSeconds: 60 } as const

export interface Submission {
  readonly ruleSetId: number
  readonly note: string
  readonly file: File
  /** The caller's Accept-Language header; counts if the rule set names no language. */
  readonly acceptLanguage: string | null
  readonly isAgreed: boolean
  readonly batch: string | null
  /** The price that the user saw, in dollars; null if the caller states none. */
  readonly statedPrice: number | null
}

/**
 * Returns a new entry, or the running one for the same query, or a free finished one if it was answered before. Within
 * a batch, a finished query returns its existing entry, so that resubmitting a batch adds no entries.
 * @throws AppError fileTooLarge, fileFormat, agreementOff, notFound, historyFull, priceChanged,
 * consentWithdrawn, insufficientBalance
 */
export async function submit(
  services: Needs<'settings' | 'db' | 'files' | 'jobs' | 'clock' | 'ids'>,
  user: User,
  submission: Submission,
): Promise<HistoryEntry> {
  const { file, ruleSetId } = submission
  if (!user.consentProcessingPersonalData) throw new AppError('consentWithdrawn')
  if (file.size > FILE_MAX_BYTES) throw new AppError('fileTooLarge')
  const pdf = new Uint8Array(await file.arrayBuffer())
  if (!looksLikePdf(pdf)) throw new AppError('fileFormat')
  const [ruleSet] = await services.db.read
    .select({ name: ruleSets.name, text: ruleSets.text, language: ruleSets.language })
    .from(ruleSets)
    .where(sql`${ruleSets.id} = ${ruleSetId} and ${ruleSets.userId} = ${user.id}`)
  if (!ruleSet) throw new AppError('notFound')

  const { isAgreed } = submission
  const price = priceOf(services.settings, isAgreed)
  const queryHash = await hashOfQuery(services.settings, {
    file: await fileSha256(pdf),
    rulesText: ruleSet.text,
    language: ruleSet.language,
    isAgreed,
  })
  const booked = {
    fileName: cleanFileName(file.name),
    ruleSetName: ruleSet.name,
    rulesText: ruleSet.text,
    language: reportLanguage(
      { ruleSet: ruleSet.language, acceptLanguage: submission.acceptLanguage },
      ruleSet.text,
    ),
    note: submission.note,
    queryHash,
    price,
    mayCharge: [null, dollars(price)].includes(submission.statedPrice),
    timesAsked: isAgreed ? TIMES_ASKED : 1,
    batch: submission.batch,
  }
  // Twice, because a check that is already there may be deleted between being found and being read.
  const entry =
    (await bookAndStart(services, user, booked, pdf)) ?? (await bookAndStart(services, user, booked, pdf))
  if (!entry) throw new AppError('notFound')
  return toHistoryEntry(entry)
}

/** Undefined if the row was deleted meanwhile. */
async function bookAndStart(
  services: Needs<'db' | 'files' | 'jobs' | 'clock' | 'ids'>,
  user: User,
  check: NewCheck,
  pdf: Uint8Array,
) {
  const row = await bookCheck(services, user.id, check)
  // Read before enqueueing, so that the response shows the submitted state.
  const [[entry]] = await Promise.all([
    checkById(services.db.read, user.id, row.id),
    row.lacksFile && store(services, row.id, pdf),
  ])
  // A user who deletes the new check doesn't want another.
  if (!entry && row.lacksFile) throw new AppError('notFound')
  if (row.lacksFile) await start(services, row.id)
  return entry
}

/** The row now exists: a failure ends and refunds it, or the sweeper repairs it. */
async function store(services: Needs<'db' | 'files' | 'clock'>, id: number, pdf: Uint8Array): Promise<void> {
  try {
    await services.files.put(uploadKey(id), pdf, 'application/pdf')
  } catch (error) {
    await failCheck(services, id, 'internal')
    throw error
  }
}

async function start(services: Needs<'db' | 'jobs' | 'clock'>, id: number): Promise<void> {
  try {
    const stored = { storedAt: services.clock.now() }
    await services.db.settle({ stored: build.update(checks).set(stored).where(eq(checks.id, id)) })
    await services.jobs.check(id)
  } catch (error) {
    logFailure('check-not-queued', { id }, error)
  }
}

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
 * Charges for a check and inserts it in one batch, so that every check is paid and every charge has its check. A query
 * that was answered before becomes a free entry with that result. Returns the check to work on: the new one, the running one of the same query, or the ended one that answers it.
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
    and ${room(sql`${checks} where user_id = ${userId}`, HISTORY_MAX)}`
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
