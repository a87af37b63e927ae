import { getTableColumns, is, SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

type Row<Table extends SQLiteTable> = {
  readonly [Column in keyof Table['$inferInsert']]: Table['$inferInsert'][Column] | SQL
}

/**
 * Inserts a row only where a condition holds, or one for each row of a query: `where …`, or `from … where …`. The
 * statement itself decides, so that simultaneous requests can't exceed a limit. The builder's insert from a select
 * requires every column, even the id.
 */
export function insertWhere<Table extends SQLiteTable>(table: Table, row: Row<Table>, where: SQL): SQL {
  const columns = getTableColumns(table)
  const given = Object.entries(row).filter(([, value]) => value !== undefined)
  const names = given.map(([name]) => sql.identifier(toSnakeCase(columns[name]?.name ?? name)))
  const values = given.map(([name, value]) => (is(value, SQL) ? value : sql.param(value, columns[name])))
  return sql`insert into ${table} (${sql.join(names, sql`, `)}) select ${sql.join(values, sql`, `)} ${where}`
}
