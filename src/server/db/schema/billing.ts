/**
 * Money. Amounts are mills (thousandths of a dollar). `ledger` is append-only and double-entry; triggers in the
 * migration keep `balance` equal to the sum of the ledger and refuse payments beyond the balance. Accounts are named
 * "user:<id>", "receivable:<id>" (negative: the user's debt), "credit" (gifts), "revenue", "stripe" and "suspense"
 * (payments that belong to no user).
 */
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

export const ledgerAccounts = sqliteTable(
  'ledger_accounts',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['user', 'house'] }).notNull(),
    balance: integer().notNull().default(0),
  },
  (table) => [check('user_balance_not_negative', sql`${table.kind} <> 'user' or ${table.balance} >= 0`)],
)

export const BOOKING_CODES = [
  'signup',
  'credit',
  'check',
  'refund',
  'checkout',
  'reversal',
  'reinstated',
  'settlement',
  'closure',
  'write-off',
] as const
export type BookingCode = (typeof BOOKING_CODES)[number]

export const ledger = sqliteTable(
  'ledger',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    debit: text().notNull(),
    credit: text().notNull(),
    amount: integer().notNull(),
    code: text({ enum: BOOKING_CODES }).notNull(),
    /** Cause of the entry; unique with the code, so that a repeated booking does nothing. */
    ref: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [
    uniqueIndex('ledger_cause').on(table.code, table.ref),
    index('ledger_debit').on(table.debit),
    index('ledger_credit').on(table.credit),
    check('ledger_amount_positive', sql`${table.amount} > 0`),
    check('ledger_two_accounts', sql`${table.debit} <> ${table.credit}`),
  ],
)

export const checkoutSessions = sqliteTable(
  'checkout_sessions',
  {
    id: text().primaryKey(),
    /** 0 when the provider named no user. */
    userId: integer().notNull(),
    amountCents: integer().notNull(),
    status: text({ enum: ['open', 'paid', 'expired'] }).notNull(),
    paymentIntent: text(),
    createdAt: integer().notNull(),
    paidAt: integer(),
  },
  (table) => [
    index('checkout_sessions_user').on(table.userId),
    index('checkout_sessions_payment').on(table.paymentIntent),
  ],
)

/** Refunds and disputes as the provider reported them, including those of unknown payments. */
export const reversals = sqliteTable(
  'reversals',
  {
    id: text().primaryKey(),
    paymentIntent: text(),
    amountCents: integer().notNull(),
    /** The refund failed or the dispute was won: nothing is taken back, whatever arrives later. */
    returned: integer({ mode: 'boolean' }).notNull(),
    at: integer().notNull(),
  },
  (table) => [index('reversals_payment').on(table.paymentIntent)],
)
