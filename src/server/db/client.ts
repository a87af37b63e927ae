/** The database: typed reads, single writes and batches; each is one atomic round trip. */
import { type Client, createClient, type InStatement, LibsqlError, type ResultSet } from '@libsql/client/web'
import { DrizzleQueryError, type SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/libsql/web'
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core'
import type { Database, Reads, Result, Results, Statement, Statements } from '../base/database.ts'
import { deadlineIn, isLate, Overloaded } from '../base/deadline.ts'

/** Builds statements without running them. */
export const build: Reads = drizzle.mock({ casing: 'snake_case' })

const dialect = new SQLiteAsyncDialect({ casing: 'snake_case' })
const ATTEMPTS = 6
/** Milliseconds for a round trip including its retries. */
const DEADLINE_MS = 5_000

/** Each round trip has its own client, because in a Worker no request may wait for another's. */
export function openDatabase(url: string, authToken: string | undefined): Database {
  return databaseOver({
    execute: (statement: InStatement) => connect(url, authToken).execute(statement),
    batch: (statements, mode) => connect(url, authToken).batch(statements, mode),
  })
}

/** A client that retries while the server is rate-limiting. */
export function connect(url: string, authToken?: string): Client {
  return createClient({ url, fetch: patientFetch, ...(authToken && { authToken }) })
}

export function databaseOver(client: Pick<Client, 'execute' | 'batch'>): Database {
  async function all(list: readonly Statement[], worthAnother: (error: unknown) => boolean) {
    const prepared = list.map(prepare)
    const results = await withTries(() => client.batch(prepared, 'write'), worthAnother)
    return results.map((result, at) => prepared[at]?.mapped(result))
  }
  async function named<All extends Statements>(statements: All, worthAnother: (error: unknown) => boolean) {
    const results = await all(Object.values(statements).flat(), worthAnother)
    const next = (): unknown => results.shift()
    return Object.fromEntries(
      Object.entries(statements).map(([name, each]) => [name, Array.isArray(each) ? each.map(next) : next()]),
    ) as Results<All>
  }
  const read = drizzle(client as Client, { casing: 'snake_case' })
  return {
    read,
    run: async <One extends Statement>(statement: One) => (await all([statement], isBusy))[0] as Result<One>,
    write: (statements) => named(statements, isBusy),
    settle: (statements) => named(statements, (error) => isBusy(error) || isUnanswered(error)),
  }
}

/** Retries after status 429, because the server did nothing; not without an answer. @throws TimeoutError, Overloaded */
async function patientFetch(request: Request): Promise<Response> {
  const { url, method, headers } = request
  const body = method === 'POST' ? await request.arrayBuffer() : null
  const signal = deadlineIn(DEADLINE_MS)
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(url, { method, headers, body, signal })
    if (response.status !== 429) return response
    await response.body?.cancel()
    await pause(attempt)
    if (signal.aborted) throw new Overloaded('the database refuses')
  }
}

async function withTries<T>(work: () => Promise<T>, worthAnother: (error: unknown) => boolean): Promise<T> {
  let deadline: AbortSignal | undefined
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!worthAnother(error)) throw error
      deadline ??= deadlineIn(DEADLINE_MS)
      // On a busy machine another writer can hold the database for seconds.
      if (isBusy(error) ? deadline.aborted : attempt === ATTEMPTS) throw error
      await pause(attempt)
    }
  }
}

/** Waits 10 to 30 ms, doubled with each attempt up to the sixth. */
function pause(attempt: number): Promise<void> {
  const doublings = Math.min(attempt, ATTEMPTS)
  return new Promise((resolve) => setTimeout(resolve, 2 ** doublings * 10 * (0.5 + Math.random())))
}

function prepare(statement: Statement) {
  const query = 'prepare' in statement ? statement.prepare() : undefined
  const { sql, params } = query?.getQuery() ?? dialect.sqlToQuery(statement as SQL)
  return {
    sql,
    args: params.map(toValue),
    mapped: (result: ResultSet): unknown => query?.mapResult(result, true) ?? result,
  }
}

function toValue(value: unknown): string | number | null {
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value
  if (typeof value === 'boolean') return value ? 1 : 0
  throw new TypeError(`not a value the database takes: ${typeof value}`)
}

/** Other writers were busy; nothing was written. */
function isBusy(error: unknown): boolean {
  return isRefused(error, 'SQLITE_BUSY')
}

/** The connection broke or a proxy responded: something may have been written. */
function isUnanswered(error: unknown): boolean {
  if (isLate(error)) return false
  if (error instanceof LibsqlError) return error.code === 'SERVER_ERROR'
  return error instanceof TypeError || String(error).includes('Network connection lost')
}

/** The server rolled the transaction back, because it took too long while others waited. */
function isRolledBack(error: unknown): boolean {
  return isRefused(error, 'TRANSACTION_TIMEOUT') || isRefused(error, 'TRANSACTION_BUSY')
}

/** The database has too much to do; nothing was written, or it may still be. */
export function isOverload(error: unknown): boolean {
  return isLate(error) || isBusy(error) || isRolledBack(error)
}

/** The database is unreachable or busy; the query itself is fine. */
export function isOutage(error: unknown): boolean {
  return isBusy(error) || isRolledBack(error) || isUnanswered(error)
}

/** Whether a unique key of this column (e.g. "users.email_key") was violated; over HTTP only the message shows it. */
export function isDuplicate(error: unknown, column: string): boolean {
  return messages(error).some(
    (message) => message.includes('UNIQUE constraint failed') && message.includes(column),
  )
}

/** Whether the database refused the statement with this word: a trigger's message or an error code. */
export function isRefused(error: unknown, word: string): boolean {
  return messages(error).some((message) => message.includes(word))
}

/** Without drizzle's own messages, which quote the values, and so what a user wrote. */
function messages(error: unknown): readonly string[] {
  const found: string[] = []
  for (let e = error; e instanceof Error; e = e.cause)
    if (!(e instanceof DrizzleQueryError)) found.push(e.message)
  return found
}
