import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { HistoryEntry } from '../../contract/documents.ts'
import { api, href } from '../../contract/urls.ts'
import { dollars, mills } from '../../domain/account/money.ts'
import { HISTORY_MAX } from '../../domain/account/quotas.ts'
import { CHECK_FAILURES } from '../../domain/errors/check-failures.ts'
import type { Review } from '../../domain/results/decisions.ts'
import { countStored, storedCounts } from '../../domain/results/result-counts.ts'
import type { CheckResult } from '../../domain/results/verdicts.ts'
import type { Owner, Reads } from '../base/database.ts'
import { checks, results, reviews } from './schema/index.ts'
import { parsed, timeOrNull } from './statements.ts'
import { isBreakerOpen } from './states.ts'

type StoredReview = Omit<Review, 'madeIn'> & { readonly madeIn: number | null }

/** The result even of an entry whose findings are left out. */
const counted = alias(results, 'counted')

/** The whole history, with as many results as fit into one response. */
const WHOLE_HISTORY = { entries: HISTORY_MAX, bodies: HISTORY_MAX }

/** Results and reviews per response, well below the database's limit of 10 MB. */
const BODIES_MAX_BYTES = 4_000_000

/** History entries, newest first by date of the result, else of the submission. */
export function checksOf(db: Reads, owner: Owner, where?: SQL, first = WHOLE_HISTORY) {
  const reviewsOfCheck = sql`(select json_group_array(json_object('section', ${reviews.section},
    'findingId', ${reviews.findingId}, 'decision', ${reviews.decision}, 'reason', ${reviews.reason},
    'madeIn', ${reviews.madeIn}))
    from ${reviews} where ${reviews.checkId} = ${checks.id})`
  return db
    .select({
      id: checks.id,
      state: checks.state,
      stage: checks.stage,
      fileName: checks.fileName,
      ruleSetName: checks.ruleSetName,
      price: checks.price,
      savedResult: checks.savedResult,
      failure: checks.failure,
      createdAt: checks.createdAt,
      endedAt: checks.endedAt,
      resultId: checks.resultId,
      pages: checks.pages,
      batch: checks.batch,
      counts: counted.counts,
      decisions: decisionsOf(),
      decidedAt: sql<
        number | null
      >`(select max(${reviews.at}) from ${reviews} where ${reviews.checkId} = ${checks.id})`,
      isMarked: counted.marked,
      body: results.body,
      pdfKey: results.pdfKey,
      isDelayed: sql<boolean>`${checks.state} = 'STARTED' and ${isBreakerOpen}`.mapWith(Boolean),
      reviews: parsed<StoredReview[]>(sql`iif(${results.id} is null, '[]', ${reviewsOfCheck})`),
    })
    .from(checks)
    .leftJoin(counted, eq(counted.id, checks.resultId))
    .leftJoin(results, and(eq(results.id, checks.resultId), where ? undefined : fits(owner, first.bodies)))
    .where(and(eq(checks.userId, owner), where))
    .orderBy(desc(sql`coalesce(${checks.endedAt}, ${checks.createdAt})`), desc(checks.id))
    .limit(first.entries)
}

export function checkById(db: Reads, owner: Owner, id: number) {
  return checksOf(db, owner, eq(checks.id, id))
}

/** Whether an entry is among the owner's `count` newest and, with all newer ones, fits into one response. */
function fits(owner: Owner, count: number): SQL {
  return sql`${checks.id} in (select id from (
    select c.id, row_number() over newest as place, sum(octet_length(r.body)
      + (select coalesce(sum(octet_length(v.reason) + 100), 0) from reviews v where v.check_id = c.id)) over newest as size
    from checks c join results r on r.id = c.result_id where c.user_id = ${owner}
    window newest as (order by coalesce(c.ended_at, c.created_at) desc, c.id desc))
    where place <= ${count} and (size <= ${BODIES_MAX_BYTES} or place = 1))`
}

/** Decisions without reasons, as JSON: few enough for every entry of a list. */
export function decisionsOf(): SQL<Pick<Review, 'findingId' | 'decision'>[]> {
  return parsed(sql`(select json_group_array(json_object('findingId', ${reviews.findingId},
    'decision', ${reviews.decision})) from ${reviews} where ${reviews.checkId} = ${checks.id})`)
}

export type CheckRow = Awaited<ReturnType<typeof checksOf>>[number]

export function toHistoryEntry(row: CheckRow): HistoryEntry {
  const hasPdf = row.state === 'FINISHED' && row.isMarked === true
  const result = resultOf(row)
  const reviews = reviewsOf(row)
  const counts = row.counts ?? (result && storedCounts(result))
  return {
    documentRequestId: row.id,
    state: row.state,
    resultDate: timeOrNull(row.endedAt),
    createdAt: new Date(row.createdAt).toISOString(),
    fileName: row.fileName,
    documentResultId: row.resultId,
    savedResult: row.savedResult,
    priceFinal: row.state === 'ERROR' ? 0 : dollars(mills(row.price)),
    annotatedPdf: hasPdf ? href(api.documentPdf, { id: row.id }) : null,
    result,
    ...(counts && { summary: countStored(counts, row.decisions) }),
    stage: row.stage,
    ...(row.stage !== null && row.pages !== null && { pages: row.pages }),
    ...(row.isDelayed && { delayed: true }),
    ...(row.batch !== null && { batch: row.batch }),
    failure: row.failure === null ? null : CHECK_FAILURES[row.failure],
    ruleSetName: row.ruleSetName,
    reviews,
  }
}

export function resultOf({ body, fileName }: Pick<CheckRow, 'body' | 'fileName'>): CheckResult | null {
  return body && { ...body, file: fileName }
}

export function reviewsOf(row: Pick<CheckRow, 'reviews'>): Review[] {
  return row.reviews.map(({ madeIn, ...review }) => (madeIn === null ? review : { ...review, madeIn }))
}
