/** Facts about an account for support, without documents, rules or results. */
import { desc, eq, sql } from 'drizzle-orm'
import { dollars, mills } from '../../domain/account/money.ts'
import type { Needs } from '../base/services.ts'
import { activity, checks, ledgerAccounts, mails, sessions, users } from '../db/schema/index.ts'
import { timeOrNull } from '../db/statements.ts'

const RECENT = 20

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
