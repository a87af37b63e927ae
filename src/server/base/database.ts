/** What the database can do; `db/client.ts` does it. */
import type { ResultSet } from '@libsql/client/web'
import type { SQL } from 'drizzle-orm'
import type { LibSQLDatabase } from 'drizzle-orm/libsql'
import type { RunnableQuery } from 'drizzle-orm/runnable-query'
import type { SQLitePreparedQuery } from 'drizzle-orm/sqlite-core'

export type Reads = LibSQLDatabase
/** Owner of the rows: a user's id, or a subquery for it from a valid credential. */
export type Owner = number | SQL<number>

type Query = RunnableQuery<unknown, 'sqlite'> & {
  prepare(): Pick<SQLitePreparedQuery<never>, 'getQuery' | 'mapResult'>
}
export type Statement = SQL | Query

export type Statements = Readonly<Record<string, Statement | readonly Statement[]>>
export type Result<One> = One extends Query ? One['_']['result'] : ResultSet
export type Results<All extends Statements> = {
  readonly [Name in keyof All]: All[Name] extends readonly Statement[]
    ? readonly Result<All[Name][number]>[]
    : Result<All[Name]>
}

export interface Database {
  readonly read: Reads
  run<One extends Statement>(statement: One): Promise<Result<One>>
  /** Runs the statements in their order in one write transaction. */
  write<All extends Statements>(statements: All): Promise<Results<All>>
  /** As `write`, for idempotent statements: also retried without a response. */
  settle<All extends Statements>(statements: All): Promise<Results<All>>
}
