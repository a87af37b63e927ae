/** Direct database access for tests. */
import type { Client, InStatement, InValue, Row } from '@libsql/client/web'
import { inject } from 'vitest'
import { openSqlite } from '../../self-host/sqlite.ts'
import { connect, isRefused } from '../../src/server/db/client.ts'
import { BROKEN_INVARIANTS } from '../../src/server/operations/invariants.ts'

export function rows(sql: string, ...args: InValue[]): Promise<Row[]> {
  return rowsAt(inject('stack').databaseUrl, sql, ...args)
}

const files = new Map<string, Client>()

/** The database of a stack: a server, or the file of a self-hosted run. */
export function clientAt(url: string): Client {
  if (!url.startsWith('file:')) return connect(url)
  const client = files.get(url) ?? openSqlite(url.slice('file:'.length)).client
  files.set(url, client)
  return client
}

export async function rowsAt(url: string, sql: string, ...args: InValue[]): Promise<Row[]> {
  return (await untilFree(() => clientAt(url).execute({ sql, args }))).rows
}

/** Writes in one transaction. */
export async function write(statements: InStatement[]): Promise<void> {
  await untilFree(() => clientAt(inject('stack').databaseUrl).batch(statements, 'write'))
}

/** Tries again when another test's transaction took longer than the server waits for it. */
async function untilFree<T>(work: () => Promise<T>): Promise<T> {
  for (let left = 5; ; left--) {
    try {
      return await work()
    } catch (error) {
      if (left === 0 || !isRefused(error, 'SQLITE_BUSY')) throw error
    }
  }
}

/** Names of violated invariants. */
export async function brokenInvariants(url = inject('stack').databaseUrl): Promise<string[]> {
  return (await rowsAt(url, BROKEN_INVARIANTS)).map(({ name }) => String(name))
}

/** Every row that refers to a user's id, in all tables, and the user's ledger entries, as text. */
export async function everythingOf(userId: number): Promise<string> {
  const tables = await rows(
    `select m.name from sqlite_master m where m.type = 'table' and m.name <> 'sessions'
      and exists (select 1 from pragma_table_info(m.name) where name = 'user_id') order by 1`,
  )
  const found = await Promise.all([
    rows('select * from users where id = ?', userId),
    rows('select * from ledger where debit = ?1 or credit = ?1', `user:${userId}`),
    rows('select r.* from reviews r join checks c on c.id = r.check_id where c.user_id = ?', userId),
    ...tables.map(({ name }) => rows(`select * from ${String(name)} where user_id = ?`, userId)),
  ])
  return JSON.stringify(found, null, 1)
}
