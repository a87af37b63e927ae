/** What the database can do; `db/client.ts` does it. */
import type { ResultSet } from '@libsql/client/web'
import type { SQL } from 'drizzle-orm'
import type { LibSQLDatabase } from 'drizzle-orm/libsql'

export type Reads = LibSQLDatabase
/** A query not yet run, or a raw statement. */
export type Statement = SQL | { toSQL(): { sql: string; params: unknown[] } }

export interface Database {
  readonly read: Reads
  /** Runs one writing statement and returns its rows. */
  run<T>(statement: (query: Reads) => PromiseLike<T>): Promise<T>
  /** Runs the statements in one write transaction and returns the rows of each. */
  write(...statements: readonly Statement[]): Promise<readonly ResultSet[]>
  /** As `write`, for idempotent statements: also retried without a response. */
  settle(...statements: readonly Statement[]): Promise<readonly ResultSet[]>
}
