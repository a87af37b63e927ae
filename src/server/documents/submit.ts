/**
 * Accepts a document: charges the balance, inserts the check, stores the file and enqueues it. One batch charges and
 * inserts, so that every check is paid and every charge has its check.
 */
import { eq, sql } from 'drizzle-orm'
import type { HistoryEntry } from '../../contract/documents.ts'
import type { User } from '../../domain/account.ts'
import { TIMES_ASKED } from '../../domain/agreement.ts'
import { cleanFileName, FILE_MAX_BYTES, looksLikePdf } from '../../domain/documents.ts'
import { AppError } from '../../domain/errors.ts'
import type { Mills } from '../../domain/money.ts'
import { parseRules } from '../../domain/rules.ts'
import { FIRST_STATE } from '../../machines/document.ts'
import { CHECKER_VERSION } from '../check/prompt.ts'
import { reportLanguage } from '../check/run.ts'
import { checkById, toHistoryEntry } from '../db/checks.ts'
import { build, isRefused } from '../db/client.ts'
import { activity, checks, ledger, reviews, ruleSets } from '../db/schema/index.ts'
import { askedModel } from '../env.ts'
import { sha256 } from '../hash.ts'
import { logFailure } from '../log.ts'
import type { Needs } from '../services.ts'
import { historyRoom } from '../workspace/room.ts'
import { agreementPrice } from './agreement-price.ts'
import { failCheck } from './end-check.ts'
import { uploadKey } from './files.ts'
import { running, targetState } from './states.ts'

export interface Submission {
  readonly ruleSetId: number
  readonly note: string
  readonly file: File
  /** The browser's Accept-Language header. */
  readonly acceptLanguage: string | null
  /** Asks the AI three times, at its own price. */
  readonly isAgreed: boolean
  /** Shared by documents submitted together. */
  readonly batch: string | null
}

/**
 * Returns a new entry, or the running one for the same query, or a free finished one if it was answered before. Within
 * a batch, a finished query returns its existing entry, so that resubmitting a batch adds no entries.
 * @throws AppError fileTooLarge, fileFormat, invalidRequest, notFound, historyFull, consentWithdrawn,
 * insufficientBalance
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
    .select({ name: ruleSets.name, text: ruleSets.text })
    .from(ruleSets)
    .where(sql`${ruleSets.id} = ${ruleSetId} and ${ruleSets.userId} = ${user.id}`)
  if (!ruleSet) throw new AppError('notFound')

  const price = priceOf(services, submission)
  const language = reportLanguage(submission.acceptLanguage, ruleSet.text)
  const rules = parseRules(ruleSet.text)
  const queryHash = await sha256(
    pdf,
    JSON.stringify(rules),
    language,
    CHECKER_VERSION,
    askedModel(services.settings),
    ...(submission.isAgreed ? [`agreement ${TIMES_ASKED}`] : []),
  )
  const row = await book(services, user.id, {
    fileName: cleanFileName(file.name),
    ruleSetName: ruleSet.name,
    rulesText: ruleSet.text,
    language,
    note: submission.note,
    queryHash,
    price,
    timesAsked: submission.isAgreed ? TIMES_ASKED : 1,
    batch: submission.batch,
  })
  // Read before enqueueing, so that the response shows the submitted state.
  const [[entry]] = await Promise.all([
    checkById(services.db.read, user.id, row.id),
    row.lacksFile && store(services, row.id, pdf),
  ])
  if (row.lacksFile) await start(services, row.id)
  if (!entry) throw new AppError('server')
  return toHistoryEntry(entry)
}

interface NewCheck {
  readonly fileName: string
  readonly ruleSetName: string
  readonly rulesText: string
  readonly language: string
  readonly note: string
  readonly queryHash: string
  readonly price: Mills
  readonly timesAsked: number
  readonly batch: string | null
}

/** @throws AppError invalidRequest if agreement is not offered */
function priceOf({ settings }: Needs<'settings'>, { isAgreed }: Submission): Mills {
  const price = isAgreed ? agreementPrice(settings) : settings.CHECK_PRICE_MILLS
  if (price === null) throw new AppError('invalidRequest')
  return price
}

async function book(
  services: Needs<'settings' | 'db' | 'clock' | 'ids'>,
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
    const [, , , , , found] = await services.db.settle(
      sql`insert into ${checks} (${columns}, state, price, saved_result, ended_at, result_id)
        select ${shared}, ${answer}, 0, 1, ${now}, result_id from (${answered}) where ${isNew} on conflict do nothing`,
      sql`insert into ${reviews} (check_id, section, finding_id, decision, reason, at, carried_from)
        select c.id, v.section, v.finding_id, v.decision, v.reason, v.at, coalesce(v.carried_from, v.check_id)
        from ${checks} c join ${reviews} v on v.decision = 'dismissed' and v.check_id =
          (select max(o.id) from ${checks} o where o.result_id = c.result_id and o.id < c.id)
        where c.submission = ${submission} on conflict do nothing`,
      sql`insert into ${checks} (${columns}, state, stage, price, sent_at)
        select ${shared}, ${FIRST_STATE}, 'queued', ${check.price}, ${now}
        where ${isNew} on conflict do nothing`,
      sql`insert into ${ledger} (debit, credit, amount, code, ref, at)
        select 'user:' || user_id, 'revenue', price, 'check', 'check:' || id, ${now}
        from ${checks} where submission = ${submission} and price > 0`,
      sql`insert into ${activity} (user_id, kind, detail, at)
        select user_id, 'check submitted', 'check ' || id, ${now} from ${checks} c where submission = ${submission}
        and not exists (select 1 from ${activity} where user_id = ${userId} and detail = 'check ' || c.id)`,
      sql`select id, state, stored_at from ${checks} where ${same}
        and (submission = ${submission} or ${running} or ${inBatch})
        order by submission = ${submission} desc, ${running} desc, id desc limit 1`,
    )
    const row = found?.rows[0]
    if (!row) throw new AppError('historyFull')
    // Also true for a repeated submission whose first attempt died before storing its file.
    return { id: Number(row.id), lacksFile: row.state === FIRST_STATE && row.stored_at === null }
  } catch (error) {
    if (isRefused(error, 'INSUFFICIENT_FUNDS')) throw new AppError('insufficientBalance')
    throw error
  }
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
    await services.db.settle(build.update(checks).set(stored).where(eq(checks.id, id)))
    await services.jobs.check(id)
  } catch (error) {
    logFailure('check-not-queued', { id }, error)
  }
}
