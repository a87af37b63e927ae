/** The contents of a database, to compare a backup with its origin. */
import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { BROKEN_INVARIANTS } from '../../src/server/operations/invariants.ts'

/** Row count and hash of each table; of a self-hosted run also of its files. */
export type Contents = Readonly<Record<string, { readonly rows: number; readonly hash: string }>>

/** Leaves out the database's own tables. */
export const OUR_OWN = "name not like 'sqlite\\_%' escape '\\' and name not like 'libsql\\_%' escape '\\'"

/** @throws when the data is damaged or an invariant is violated */
export function sound(database: DatabaseSync): Contents {
  const check = database.prepare('pragma integrity_check').get()
  if (check?.integrity_check !== 'ok') throw new Error('The database is damaged.')
  const broken = database.prepare(BROKEN_INVARIANTS).all()
  if (broken.length > 0) throw new Error(`Violated: ${broken.map(({ name }) => name).join('; ')}`)
  return Object.fromEntries(tablesOf(database).map((table) => [table, summary(database, table)]))
}

export function tablesOf(database: DatabaseSync): readonly string[] {
  const tables = database.prepare(
    `select name from sqlite_master where type = 'table' and ${OUR_OWN} order by name`,
  )
  return tables.all().map(({ name }) => String(name))
}

function summary(database: DatabaseSync, table: string): { rows: number; hash: string } {
  const hash = createHash('sha256')
  let rows = 0
  for (const row of database.prepare(`select * from "${table}" order by rowid`).iterate()) {
    hash.update(JSON.stringify(row))
    rows += 1
  }
  return { rows, hash: hash.digest('hex') }
}
