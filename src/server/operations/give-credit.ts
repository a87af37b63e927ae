/** Credit from an operator. The reason is the booking's cause, so it is booked only once per user. */
import { sql } from 'drizzle-orm'
import { dollars, formatBooked, type Mills } from '../../domain/money.ts'
import { activity, ledger } from '../db/schema/index.ts'
import type { Needs } from '../services.ts'
import { recordAction } from './operator-actions.ts'

export interface Credit {
  readonly userId: number
  readonly amount: Mills
  readonly reason: string
  readonly operator: string
}

/** Returns false if this reason was booked before. */
export async function giveCredit(
  { db, clock }: Needs<'db' | 'clock'>,
  { userId, amount, reason, operator }: Credit,
): Promise<boolean> {
  const now = clock.now()
  const account = `user:${userId}`
  const ref = `${account}:${reason}`
  const detail = `${formatBooked(dollars(amount))}: ${reason}`
  // Raw SQL: the activity entry depends on the ledger before the booking.
  const [earlier] = await db.settle(
    sql`select 1 from ${ledger} where code = 'credit' and ref = ${ref}`,
    sql`insert into ${activity} (user_id, kind, detail, at) select ${userId}, 'credit received', ${detail}, ${now}
      where not exists (select 1 from ${ledger} where code = 'credit' and ref = ${ref})`,
    sql`insert into ${ledger} (debit, credit, amount, code, ref, at)
      values ('credit', ${account}, ${amount}, 'credit', ${ref}, ${now})`,
    recordAction({ operator, command: 'credit', subject: account }, now),
  )
  return earlier?.rows.length === 0
}
