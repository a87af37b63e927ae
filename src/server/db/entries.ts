/** The two lists that only grow: bookings in the ledger and entries of an account's activity. */
import { type SQL, sql } from 'drizzle-orm'
import { insertWhere } from './inserts.ts'
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
export function book(booking: Booking, from: SQL = sql``): SQL {
  return insertWhere(ledger, booking, from)
}

export interface Note {
  readonly userId: SQL | number
  readonly kind: ActivityKind
  readonly detail?: SQL | string
  readonly at: number
}

/** Notes something in a user's activity, for each row of `from` as in `book`. */
export function note(entry: Note, from: SQL = sql``): SQL {
  return insertWhere(activity, entry, from)
}
