/**
 * All data about a user, for a request under the GDPR: every table with a user's id (including tables added later) and
 * the rows that refer to them. Hashes of passwords, tokens and keys are omitted, because they are secrets and not the
 * user's data.
 */
import { sql } from 'drizzle-orm'
import type { Needs } from '../base/services.ts'
import { uploadKey } from '../documents/files.ts'

type Row = Readonly<Record<string, unknown>>

/** Rows per query: a result may be 1 MB and a database response 10 MB. */
const PAGE = 5
const SECRET = /_hash$|^lease_token$|^password/
const TIME = /(?:^|_)(?:at|until|before|start)$/

const REFERRING: Readonly<Record<string, string>> = {
  users: 'id = :id',
  reviews: 'check_id in (select id from checks where user_id = :id)',
  rule_set_tags: 'rule_set_id in (select id from rule_sets where user_id = :id)',
  mails: 'recipient = (select email from users where id = :id)',
  ledger_accounts: "id in ('user::id', 'receivable::id')",
  ledger: "'user::id' in (debit, credit) or 'receivable::id' in (debit, credit)",
  reversals: 'payment_intent in (select payment_intent from checkout_sessions where user_id = :id)',
}

export async function accountData(
  { db }: Needs<'db'>,
  userId: number,
): Promise<Readonly<Record<string, readonly Row[]>>> {
  const tables = await db.read.all<{
    name: string
  }>(sql`select m.name from sqlite_master m where m.type = 'table'
    and exists (select 1 from pragma_table_info(m.name) where name = 'user_id') order by 1`)
  const owned = tables.map(({ name }) => [name, 'user_id = :id'] as const)
  const data: Record<string, readonly Row[]> = {}
  for (const [table, where] of [...owned, ...Object.entries(REFERRING)])
    data[table] = await allRows(db, table, where.replaceAll(':id', String(userId)))
  return data
}

/** Keys of the highlighted PDFs of results, and of the uploads of checks that have not ended. */
export function filesIn({
  results = [],
  checks = [],
}: Readonly<Record<string, readonly Row[]>>): readonly string[] {
  const marked = results.filter((row) => row.marked === 1).map((row) => String(row.pdf_key))
  const waiting = checks.filter((row) => row.ended_at === null && row.stored_at !== null)
  return [...marked, ...waiting.map((row) => uploadKey(Number(row.id)))]
}

async function allRows(db: Needs<'db'>['db'], table: string, where: string): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (let after = 0; ; ) {
    const page = await db.read.all<Row & { rowid_: number }>(
      sql.raw(
        `select rowid as rowid_, * from ${table} where rowid > ${after} and (${where}) order by rowid limit ${PAGE}`,
      ),
    )
    rows.push(...page.map(readable))
    const last = page.at(-1)
    if (!last || page.length < PAGE) return rows
    after = last.rowid_
  }
}

function readable({ rowid_: _, ...row }: Row): Row {
  const kept = Object.entries(row).filter(([name]) => !SECRET.test(name))
  return Object.fromEntries(kept.map(([name, value]) => [name, TIME.test(name) ? dateOf(value) : value]))
}

function dateOf(value: unknown): unknown {
  return typeof value === 'number' && value > 0 ? new Date(value).toISOString() : value
}
