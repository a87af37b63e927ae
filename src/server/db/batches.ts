/** Queries on batches. If a document was submitted again after a failure, its last check counts. */
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Batch, BatchCheck, BatchChecks, BatchPage, CellQuote } from '../../contract/batches.ts'
import { dollars, mills } from '../../domain/account/money.ts'
import { CHECK_FAILURES } from '../../domain/errors/check-failures.ts'
import { countStored, reviewedVerdicts, storedCounts } from '../../domain/results/result-counts.ts'
import type { CheckResult } from '../../domain/results/verdicts.ts'
import { parseRules } from '../../domain/rules/rules.ts'
import type { Owner, Reads } from '../base/database.ts'
import { decisionsOf } from './checks.ts'
import { checks, results } from './schema/index.ts'
import { parsed } from './statements.ts'
import { running, targetState } from './states.ts'

const BATCHES_PER_PAGE = 20
/** Few enough for all their results to fit into one database response. */
const CHECKS_PER_PAGE = 50
/** Characters: to be recognised in a table, not to be read in full. */
const QUOTE_MAX = 300

/** Reads one more than a page holds, to detect the last page. */
export function batchesOf(db: Reads, owner: Owner, before: number = Number.MAX_SAFE_INTEGER) {
  const documents = (which: SQL) => sql<number>`count(distinct iif(${which}, ${checks.queryHash}, null))`
  const last = sql<number>`max(${checks.id})`
  return db
    .select({
      id: sql<string>`${checks.batch}`,
      last: last.as('last'),
      ruleSetName: checks.ruleSetName,
      createdAt: sql<number>`min(${checks.createdAt})`,
      documents: documents(sql`true`),
      running: documents(running),
      finished: documents(sql`state = ${targetState('SUCCEED')}`),
    })
    .from(checks)
    .where(and(eq(checks.userId, owner), sql`${checks.batch} is not null`))
    .groupBy(checks.batch)
    .having(sql`${last} < ${before}`)
    .orderBy(sql`last desc`)
    .limit(BATCHES_PER_PAGE + 1)
}

type BatchRow = Awaited<ReturnType<typeof batchesOf>>[number]

export function toBatchPage(rows: readonly BatchRow[]): BatchPage {
  const page = rows.slice(0, BATCHES_PER_PAGE)
  return { batches: page.map(toBatch), next: rows.length > page.length ? (page.at(-1)?.last ?? null) : null }
}

function toBatch({ last: _, createdAt, ...row }: BatchRow): Batch {
  const failed = row.documents - row.running - row.finished
  return { ...row, createdAt: new Date(createdAt).toISOString(), failed }
}

export function checksOfBatch(db: Reads, owner: Owner, batch: string, after = 0) {
  return db
    .select({
      id: checks.id,
      fileName: checks.fileName,
      state: checks.state,
      stage: checks.stage,
      failure: checks.failure,
      savedResult: checks.savedResult,
      price: checks.price,
      timesAsked: checks.timesAsked,
      ruleSetName: checks.ruleSetName,
      rulesText: checks.rulesText,
      counts: results.counts,
      uncounted:
        sql<CheckResult | null>`iif(${results.counts} ->> '$.verdicts' is null, ${results.body}, null)`.mapWith(
          results.body,
        ),
      quotes: parsed<CellQuote[]>(sql`(select json_group_array(json_object('id', f.value ->> '$.id',
        'quote', substr(f.value ->> '$.quote', 1, ${QUOTE_MAX}), 'page', f.value ->> '$.evidence[0].page'))
        from (select value from json_each(${results.body}, '$.specificRules')
          union all select value from json_each(${results.body}, '$.generalRules')) f
        where f.value ->> '$.quote' <> '')`),
      decisions: decisionsOf(),
    })
    .from(checks)
    .leftJoin(results, eq(results.id, checks.resultId))
    .where(
      sql`${checks.id} > ${after} and ${checks.id} in (select max(c.id) from ${checks} c
        where c.user_id = ${owner} and c.batch = ${batch} group by c.query_hash)`,
    )
    .orderBy(asc(checks.id))
    .limit(CHECKS_PER_PAGE + 1)
}

export type BatchCheckRow = Awaited<ReturnType<typeof checksOfBatch>>[number]

export function toBatchChecks(id: string, ruleSetName: string, rows: readonly BatchCheckRow[]): BatchChecks {
  const page = rows.slice(0, CHECKS_PER_PAGE)
  const texts = [...new Set(page.map(({ rulesText }) => rulesText))]
  return {
    id,
    ruleSetName,
    agreement: page.some(({ timesAsked }) => timesAsked > 1),
    rules: texts.map(parseRules),
    checks: page.map((row) => toBatchCheck(row, texts.indexOf(row.rulesText))),
    next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  }
}

const NONE = { toDecide: 0, decided: 0 }

function toBatchCheck(row: BatchCheckRow, rules: number): BatchCheck {
  const { id, fileName, state, stage, savedResult, decisions } = row
  const counts = row.counts ?? (row.uncounted && storedCounts(row.uncounted))
  const { toDecide, decided } = counts ? countStored(counts, decisions) : NONE
  return {
    documentRequestId: id,
    fileName,
    state,
    stage,
    failure: row.failure === null ? null : CHECK_FAILURES[row.failure],
    savedResult,
    priceFinal: state === 'ERROR' ? 0 : dollars(mills(row.price)),
    rules,
    verdicts: counts && reviewedVerdicts(counts.verdicts, decisions),
    quotes: row.quotes,
    toDecide,
    decided,
  }
}
