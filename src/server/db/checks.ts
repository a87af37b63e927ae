/** Queries on checks. */
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { HistoryEntry } from '../../contract/documents.ts'
import { api, href } from '../../contract/urls.ts'
import { CHECK_FAILURES, type CheckFailure } from '../../domain/errors.ts'
import { dollars, mills } from '../../domain/money.ts'
import type { CheckResult } from '../../domain/verdicts.ts'
import type { Reads } from './client.ts'
import type { Owner } from './owner.ts'
import { checks, results, reviews } from './schema/index.ts'

/** As SQLite says it. */
const NO_LIMIT = -1

interface First {
  /** How many of the newest are read at all. */
  readonly entries: number
  /** Of how many of the newest the result itself is read. */
  readonly bodies: number
}

/** History entries, newest first: by the date of the result, else of the submission. Without `first` all, in full. */
export function checksOf(db: Reads, owner: Owner, where?: SQL, first?: First) {
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
      isMarked: sql<number>`(select r.marked from ${results} r where r.id = ${checks.resultId})`,
      body: results.body,
      pdfKey: results.pdfKey,
      reviews: sql<string>`(select json_group_array(json_object('section', ${reviews.section},
        'findingId', ${reviews.findingId}, 'decision', ${reviews.decision}, 'reason', ${reviews.reason}))
        from ${reviews} where ${reviews.checkId} = ${checks.id})`,
    })
    .from(checks)
    .leftJoin(results, and(eq(results.id, checks.resultId), first && isAmongNewest(owner, first.bodies)))
    .where(and(eq(checks.userId, owner), where))
    .orderBy(desc(sql`coalesce(${checks.endedAt}, ${checks.createdAt})`), desc(checks.id))
    .limit(first?.entries ?? NO_LIMIT)
}

export function checkById(db: Reads, owner: Owner, id: number) {
  return checksOf(db, owner, eq(checks.id, id))
}

function isAmongNewest(owner: Owner, count: number): SQL {
  return sql`${checks.id} in (select c.id from checks c where c.user_id = ${owner}
    order by coalesce(c.ended_at, c.created_at) desc, c.id desc limit ${count})`
}

export type CheckRow = Awaited<ReturnType<typeof checksOf>>[number]

export function toHistoryEntry(row: CheckRow): HistoryEntry {
  const hasPdf = row.state === 'FINISHED' && row.isMarked === 1
  return {
    documentRequestId: row.id,
    state: row.state,
    resultDate: row.endedAt === null ? null : new Date(row.endedAt).toISOString(),
    createdAt: new Date(row.createdAt).toISOString(),
    fileName: row.fileName,
    documentResultId: row.resultId,
    savedResult: row.savedResult,
    priceFinal: row.state === 'ERROR' ? 0 : dollars(mills(row.price)),
    annotatedPdf: hasPdf ? href(api.documentPdf, { id: row.id }) : null,
    result: row.body === null ? null : { ...(JSON.parse(row.body) as CheckResult), file: row.fileName },
    stage: row.stage,
    failure: row.failure === null ? null : CHECK_FAILURES[row.failure as CheckFailure],
    ruleSetName: row.ruleSetName,
    reviews: JSON.parse(row.reviews),
  }
}
