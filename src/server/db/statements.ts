/** Statements that several verbs write: conditional inserts, bookings, entries of the activity, counters. */
import { getTableColumns, is, SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { RULE_SETS_MAX, RULE_TEXT_MAX_BYTES } from '../../domain/account/quotas.ts'
import { activity, counters, ledger, operatorActions, ruleSets } from './schema/index.ts'

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

/** Books once for each cause and each row of `from`, which may also be a condition alone: `from … where …`, or `where …`. */
export function book(booking: Row<typeof ledger>, from: SQL = sql``): SQL {
  return insertWhere(ledger, booking, from)
}

export function note(entry: Row<typeof activity>, from: SQL = sql``): SQL {
  return insertWhere(activity, entry, from)
}

export type CounterName = 'sweep' | 'payment-in-suspense' | 'reversal-unknown' | 'mail-refused' | 'deletion'

/** Increments the counter if `condition` holds. Raw SQL: one statement decides, creates and counts. */
export function count(name: CounterName, now: number, condition: SQL = sql`true`): SQL {
  return sql`insert into ${counters} (name, count, last_at) select ${name}, 1, ${now} where ${condition}
    on conflict do update set count = count + 1, last_at = excluded.last_at`
}

export function parsed<T>(json: SQL): SQL<T> {
  return json.mapWith((text: string): T => JSON.parse(text))
}

/** A condition of the statement that stores one more, so that simultaneous requests can't exceed the limit. */
export function room(rows: SQL, max: number): SQL {
  return sql`(select count(*) from ${rows}) < ${max}`
}

export function ruleSetRoom(userId: number, text: string, id = 0): { number: SQL; size: SQL } {
  const others = sql`${ruleSets} where user_id = ${userId} and id <> ${id}`
  const size = new TextEncoder().encode(text).length
  return {
    number: room(others, RULE_SETS_MAX),
    size: sql`(select coalesce(sum(octet_length(text)), 0) from ${others}) + ${size} <= ${RULE_TEXT_MAX_BYTES}`,
  }
}

/** ISO 8601. */
export function timeOrNull(at: number | null | undefined): string | null {
  return at == null ? null : new Date(at).toISOString()
}

export function recordAction(action: Omit<Row<typeof operatorActions>, 'at'>, now: number): SQL {
  return insertWhere(operatorActions, { at: now, ...action }, sql``)
}
