/** Credit from an operator. The reason is the booking's cause, so it is booked only once per user. */
import { and, eq, sql } from 'drizzle-orm'
import { dollars, formatBooked, type Mills } from '../../domain/account/money.ts'
import type { Needs } from '../base/services.ts'
import { build } from '../db/client.ts'
import { ledger } from '../db/schema/index.ts'
import { book, note, recordAction } from '../db/statements.ts'

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
