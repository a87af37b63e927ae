/**
 * Money. Amounts are mills (thousandths of a dollar). `ledger` is append-only and double-entry; triggers in the
 * migration keep `balance` equal to what the ledger adds up to and refuse what a balance can't pay.
 * Accounts are named "user:<id>", "receivable:<id>" (below zero: what the user owes), "credit" (gifts), "revenue",
 * "stripe" and "suspense" (payments that belong to no user).
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

export const ledger = sqliteTable(
  'ledger',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    debit: text().notNull(),
    credit: text().notNull(),
    amount: integer().notNull(),
    /** signup, check, refund, checkout, reversal, reinstated, settlement, closure, write-off, orphan */
    code: text().notNull(),
    /** What caused it: with the code, the key that makes a repeat a no-op. */
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
    /** The payment provider's id of the session. */
    id: text().primaryKey(),
    /** 0 when the provider named nobody. */
    userId: integer().notNull(),
    amountCents: integer().notNull(),
    status: text({ enum: ['open', 'paid', 'expired'] }).notNull(),
    /** The provider's id of the payment itself; refunds and disputes name it. */
    paymentIntent: text(),
    createdAt: integer().notNull(),
    paidAt: integer(),
  },
  (table) => [
    index('checkout_sessions_user').on(table.userId),
    index('checkout_sessions_payment').on(table.paymentIntent),
  ],
)

/** Refunds and disputes, as the provider told them: also those of payments that are not known (yet). */
export const reversals = sqliteTable(
  'reversals',
  {
    /** The provider's id of the refund or dispute. */
    id: text().primaryKey(),
    paymentIntent: text(),
    amountCents: integer().notNull(),
    /** The refund failed, or the dispute was won: it takes nothing, whatever is told later. */
    returned: integer({ mode: 'boolean' }).notNull(),
    at: integer().notNull(),
  },
  (table) => [index('reversals_payment').on(table.paymentIntent)],
)
