/** Accepts a document: charges the balance and inserts the check, stores the file and enqueues it. */
import { eq, sql } from 'drizzle-orm'
import type { HistoryEntry } from '../../contract/documents.ts'
import type { User } from '../../domain/account/account.ts'
import { dollars } from '../../domain/account/money.ts'
import { cleanFileName, FILE_MAX_BYTES, looksLikePdf } from '../../domain/document/documents.ts'
import { AppError } from '../../domain/errors/errors.ts'
import { TIMES_ASKED } from '../../domain/results/agreement.ts'
import { reportLanguage } from '../../domain/text/language.ts'
import { fileSha256 } from '../base/hash.ts'
import { logFailure } from '../base/log.ts'
import type { Needs } from '../base/services.ts'
import { priceOf } from '../billing/prices.ts'
import { checkById, toHistoryEntry } from '../db/checks.ts'
import { build } from '../db/client.ts'
import { checks, ruleSets } from '../db/schema/index.ts'
import { bookCheck, type NewCheck } from './book-check.ts'
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

/**
 * Books the check and returns its row, with its file stored and its message sent if they are lacking; undefined if the
 * row was deleted meanwhile.
 */
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
