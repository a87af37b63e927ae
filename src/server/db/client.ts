/** The database: typed reads, and writes as one all-or-nothing round trip. */
import { createClient, type InStatement, type ResultSet } from '@libsql/client/web'
import type { SQL } from 'drizzle-orm'
import type { LibSQLDatabase } from 'drizzle-orm/libsql'
import { drizzle } from 'drizzle-orm/libsql/web'
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core'
import * as schema from './schema/index.ts'

export type Reads = LibSQLDatabase<typeof schema>
/** A query built but not run, or a raw statement. */
export type Statement = SQL | { toSQL(): { sql: string; params: unknown[] } }

export interface Database {
  readonly read: Reads
  /** Runs the statements in one write transaction and one round trip; answers each one's rows. */
  write(...statements: readonly Statement[]): Promise<readonly ResultSet[]>
}

const dialect = new SQLiteAsyncDialect({ casing: 'snake_case' })
const ATTEMPTS = 6

export function openDatabase(url: string, authToken: string | undefined): Database {
  const client = createClient(authToken ? { url, authToken } : { url })
  return {
    read: drizzle(client, { schema, casing: 'snake_case' }),
    async write(...statements) {
      const batch = statements.map(toStatement)
      for (let attempt = 1; ; attempt++) {
        try {
          return await client.batch(batch, 'write')
        } catch (error) {
          if (attempt === ATTEMPTS || !isBusy(error)) throw error
          await new Promise((resolve) => setTimeout(resolve, 2 ** attempt * 10 * (0.5 + Math.random())))
        }
      }
    },
  }
}

function toStatement(statement: Statement): InStatement {
  const { sql, params } = 'toSQL' in statement ? statement.toSQL() : dialect.sqlToQuery(statement)
  return { sql, args: params.map(toValue) }
}

function toValue(value: unknown): string | number | null {
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value
  if (typeof value === 'boolean') return value ? 1 : 0
  throw new TypeError(`not a value the database takes: ${typeof value}`)
}

/** Busy writers and a server that refuses a burst pass by themselves; nothing was written. */
function isBusy(error: unknown): boolean {
  return /SQLITE_BUSY|status 429/.test(String(error))
}

/** A unique key of this column (e.g. "users.email_key") was violated. Over HTTP only the message says so. */
export function isDuplicate(error: unknown, column: string): boolean {
  return messages(error).some(
    (message) => message.includes('UNIQUE constraint failed') && message.includes(column),
  )
}

/** A trigger of the migrations refused the statement with this word. */
export function isRefused(error: unknown, word: string): boolean {
  return messages(error).some((message) => message.includes(word))
}

function messages(error: unknown): readonly string[] {
  const found: string[] = []
  for (let e = error; e instanceof Error; e = e.cause) found.push(e.message)
  return found
}
