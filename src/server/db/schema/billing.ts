/**
 * Money. Amounts are mills (thousandths of a dollar). `ledger` is append-only and double-entry; triggers in the
 * migration keep `balance` equal to what the ledger adds up to and refuse what a balance can't pay.
 * Accounts are named "user:<id>", "receivable:<id>", "credit" (gifts), "revenue" and "stripe".
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
    /** signup, check, refund, checkout, reversal, reversal-owed, reinstated, reinstated-owed, closure */
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
