/** What operators do for an account: facts for support, credit, and its data for a request under the GDPR. */
import { and, desc, eq, sql } from 'drizzle-orm'
import { dollars, formatBooked, type Mills, mills } from '../../domain/account/money.ts'
import type { Needs } from '../base/services.ts'
import { build } from '../db/client.ts'
import { activity, checks, ledger, ledgerAccounts, mails, sessions, users } from '../db/schema/index.ts'
import { book, note, recordAction, timeOrNull } from '../db/statements.ts'
import { uploadKey } from '../documents/files.ts'

const RECENT = 20

/** Without documents, rules or results. */
export async function accountFacts({ db }: Needs<'db'>, id: number) {
  const [[user], states, recent] = await db.read.batch([
    db.read
      .select({
        id: users.id,
        email: users.email,
        role: users.role,
        enabled: users.enabled,
        created: users.createdAt,
        confirmed: users.confirmedAt,
        mailRefused: users.mailRefusedAt,
        balance: balanceOf('user:', id),
        /** Debt after a refund or dispute above the balance; the next top-up pays it. */
        owes: sql<number>`-${balanceOf('receivable:', id)}`,
        sessions: sql<number>`(select count(*) from ${sessions} where user_id = ${id})`,
        lettersWaiting: sql<number>`(select count(*) from ${mails} m where m.recipient = ${users}.email)`,
      })
      .from(users)
      .where(eq(users.id, id)),
    db.read
      .select({ state: checks.state, count: sql<number>`count(*)` })
      .from(checks)
      .where(eq(checks.userId, id))
      .groupBy(checks.state),
    db.read
      .select({ at: activity.at, kind: activity.kind })
      .from(activity)
      .where(eq(activity.userId, id))
      .orderBy(desc(activity.id))
      .limit(RECENT),
  ])
  return {
    ...user,
    created: timeOrNull(user?.created),
    confirmed: timeOrNull(user?.confirmed),
    mailRefused: timeOrNull(user?.mailRefused),
    balance: dollars(mills(user?.balance ?? 0)),
    owes: dollars(mills(user?.owes ?? 0)),
    checks: Object.fromEntries(states.map(({ state, count }) => [state, count])),
    recent: recent.map(({ at, kind }) => ({ at: timeOrNull(at), kind })),
  }
}

function balanceOf(kind: 'user:' | 'receivable:', id: number) {
  return sql<number>`coalesce((select balance from ${ledgerAccounts} where id = ${kind + id}), 0)`
}

export interface Credit {
  readonly userId: number
  readonly amount: Mills
  readonly reason: string
  readonly operator: string
}

/** The reason is the booking's cause, so it is booked only once per user: false if it was before. */
export async function giveCredit(
  { db, clock }: Needs<'db' | 'clock'>,
  { userId, amount, reason, operator }: Credit,
): Promise<boolean> {
  const now = clock.now()
  const account = `user:${userId}`
  const ref = `${account}:${reason}`
  const detail = `${formatBooked(dollars(amount))}: ${reason}`
  // The activity entry depends on the ledger before the booking.
  const booked = build
    .select({ id: ledger.id })
    .from(ledger)
    .where(and(eq(ledger.code, 'credit'), eq(ledger.ref, ref)))
  const { earlier } = await db.settle({
    earlier: booked,
    noted: note({ userId, kind: 'credit received', detail, at: now }, sql`where not exists ${booked}`),
    booked: book({ debit: 'credit', credit: account, amount, code: 'credit', ref, at: now }),
    recorded: recordAction({ operator, command: 'credit', subject: account }, now),
  })
  return earlier.length === 0
}

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

/** Every table with a user's id, also those added later, and the rows that refer to them; without secrets. */
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
