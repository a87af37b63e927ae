/** The two lists that only grow: bookings in the ledger and entries of an account's activity. */
import { type SQL, sql } from 'drizzle-orm'
import { type ActivityKind, activity, type BookingCode, ledger } from './schema/index.ts'

export interface Booking {
  readonly debit: SQL | string
  readonly credit: SQL | string
  /** Mills. */
  readonly amount: SQL | number
  readonly code: BookingCode
  /** Cause; a second booking with the same code and cause does nothing. */
  readonly ref: SQL | string
  readonly at: number
}

/** Books once for each row of `from`, which may also be a condition alone: `from … where …`, or `where …`. */
export function book({ debit, credit, amount, code, ref, at }: Booking, from: SQL = sql``): SQL {
  return sql`insert into ${ledger} (debit, credit, amount, code, ref, at)
    select ${debit}, ${credit}, ${amount}, ${code}, ${ref}, ${at} ${from}`
}

export interface Note {
  readonly userId: SQL | number
  readonly kind: ActivityKind
  readonly detail?: SQL | string
  readonly at: number
}

/** Notes something in a user's activity, for each row of `from` as in `book`. */
export function note({ userId, kind, detail = '', at }: Note, from: SQL = sql``): SQL {
  return sql`insert into ${activity} (user_id, kind, detail, at) select ${userId}, ${kind}, ${detail}, ${at} ${from}`
}
