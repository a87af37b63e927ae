/** Runs one check: claim, read, ask, ground, mark, end. Safe to repeat, run concurrently or kill at any point. */
import { and, desc, eq } from 'drizzle-orm'
import { CheckFailed, type CheckFailure } from '../../domain/errors/check-failures.ts'
import { dismissalsThatHold } from '../../domain/results/comparison.ts'
import { defaultBase } from '../../domain/results/comparison-base.ts'
import type { Review } from '../../domain/results/decisions.ts'
import type { CheckResult } from '../../domain/results/verdicts.ts'
import { parseRules } from '../../domain/rules/rules.ts'
import { logFacts, logFailure } from '../base/log.ts'
import { CheckerFault } from '../base/ports.ts'
import type { Needs } from '../base/services.ts'
import { checkDocument, unmarked } from '../check/check-document.ts'
import { marksOf } from '../check/marks.ts'
import { summaryOf } from '../check/summary.ts'
import { checkById, resultOf, reviewsOf } from '../db/checks.ts'
import { build, isOutage } from '../db/client.ts'
import { checks } from '../db/schema/index.ts'
import { withBreaker } from './breaker.ts'
import { failCheck, finishCheck } from './end-check.ts'
import { annotatedKey, deleteFiles, uploadKey } from './files.ts'
import { ATTEMPTS_MAX, type Claim, claim, type Holding, LeaseLost, release, withLease } from './lease.ts'
import { provenanceOf } from './provenance.ts'

/** Milliseconds after submission beyond which no retry is scheduled. */
const DEADLINE_MS = 20 * 60_000

/** Milliseconds for all questions of one attempt; a longer one is retried later. */
const ASKING_MS = 10 * 60_000

type Used = 'db' | 'files' | 'checker' | 'reader' | 'cutter' | 'painter' | 'inspector' | 'marker' | 'clock'

/** Returns the seconds until the queue should retry; null if no work is left. */
export async function runCheck(services: Needs<Used | 'ids'>, id: number): Promise<number | null> {
  const claimed = await claim(services, id)
  if (!claimed) return null
  const { leaseToken } = claimed
  try {
    await withLease(services, id, leaseToken, (holding) => work(services, id, claimed, holding))
    logFacts('check-ended', { id, attempt: claimed.attempts, ms: services.clock.now() - claimed.createdAt })
    return null
  } catch (error) {
    if (error instanceof LeaseLost) return null
    const failure = error instanceof CheckFailed ? error.failure : null
    const wait = failure === null ? waitAfter(services, error, claimed) : null
    logFailure('check-attempt-failed', { id, attempt: claimed.attempts }, error)
    const brokeOff = !(error instanceof CheckerFault || isOutage(error))
    const again =
      wait !== null && (await release(services, id, leaseToken, { delayMs: wait * 1000, brokeOff }))
    if (again) return wait
    await failCheck(services, id, failure ?? lastFailure(error, wait), { leaseToken })
    return null
  }
}

async function work(services: Needs<Used>, id: number, claimed: Claim, holding: Holding): Promise<void> {
  const pdf = await services.files.get(uploadKey(id))
  if (!pdf) throw new CheckFailed('upload-lost')
  const result = claimed.judged ?? (await judge(services, id, pdf, claimed, holding))
  await holding.enter('marking', result)
  const marked = await mark(services, pdf, result, claimed)
  const pdfKey = annotatedKey(id, claimed.leaseToken)
  if (marked) await services.files.put(pdfKey, marked, 'application/pdf')
  const dismissals = await stillDismissed(services, id, claimed.userId, result)
  const outcome = { result: marked ? result : unmarked(result), pdfKey, marked: marked !== null, dismissals }
  const kept = await finishCheck(services, id, claimed.leaseToken, outcome)
  if (!kept) await deleteFiles(services.files, pdfKey)
}

/** Null if the document can't be highlighted or two attempts broke off here; the verdicts are kept. */
async function mark(services: Needs<'marker'>, pdf: Uint8Array, result: CheckResult, { deaths }: Claim) {
  if (deaths.filter((stage) => stage === 'marking').length > 1) return null
  try {
    return (await services.marker.mark(pdf, marksOf(result), summaryOf(result))) ?? null
  } catch (error) {
    logFailure('check-not-marked', { pages: result.pages }, error)
    return null
  }
}

/** Separate, so that the document's text is freed before marking, which needs the memory. */
async function judge(
  services: Needs<Used>,
  id: number,
  pdf: Uint8Array<ArrayBuffer>,
  { rulesText, language, fileName, timesAsked, leaseToken }: Claim,
  holding: Holding,
): Promise<CheckResult> {
  const read = await services.reader.read(pdf, holding.lost)
  if (!read.ok) throw new CheckFailed(read.failure)
  await services.db.run(
    build
      .update(checks)
      .set({ pages: read.document.pages.length })
      .where(and(eq(checks.id, id), eq(checks.leaseToken, leaseToken))),
  )
  const result = await checkDocument(withBreaker(services), {
    pdf,
    document: read.document,
    rules: parseRules(rulesText),
    language,
    fileName,
    timesAsked,
    cutter: services.cutter,
    painter: services.painter,
    inspector: services.inspector,
    signal: AbortSignal.any([AbortSignal.timeout(ASKING_MS), holding.lost]),
    onStage: (stage) => holding.enter(stage),
  })
  return { ...result, provenance: await provenanceOf(pdf) }
}

/** Why a check whose attempts all failed ends: only the AI's own faults are said to be the AI's. */
function lastFailure(error: unknown, wait: number | null): CheckFailure {
  if (wait !== null) return 'gave-up'
  return error instanceof CheckerFault ? 'unavailable' : 'internal'
}

/** Seconds between attempts, spread over a check's deadline to survive an outage of minutes. */
const WAITS = [10, 30, 60, 120, 240, 300] as const

/** Seconds until the next attempt, with jitter; null if there is none. */
function waitAfter(services: Needs<'clock'>, error: unknown, claimed: Claim): number | null {
  const planned = WAITS[claimed.attempts - 1]
  if (planned === undefined || claimed.attempts >= ATTEMPTS_MAX) return null
  const asked = error instanceof CheckerFault ? (error.retryAfter ?? 0) : 0
  const wait = Math.min(WAITS[5], Math.max(asked, Math.ceil(planned * (0.75 + Math.random() / 2))))
  return services.clock.now() + wait * 1000 - claimed.createdAt > DEADLINE_MS ? null : wait
}

/** Number of the user's newest checks to search for the previous one. */
const LOOKED_AT = 200

/** Dismissals of the previous check whose words are unchanged. Never throws, so as not to fail the check. */
async function stillDismissed(
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
    .where(eq(checks.userId, userId))
    .orderBy(desc(checks.createdAt))
    .limit(LOOKED_AT)
  const entries = rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() }))
  const own = entries.find(({ documentRequestId }) => documentRequestId === id)
  return (own && defaultBase(entries, own)?.documentRequestId) ?? null
}
