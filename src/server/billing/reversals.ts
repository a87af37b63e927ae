/**
 * Books refunds and disputes. Each statement compares what should be booked with what is booked, so events may arrive
 * twice, simultaneously and in any order with the same result. The user owes a reversal ("receivable:<id>"); it is
 * paid from the balance at once or by the next payment. A payment in suspense is reversed from suspense.
 * Raw SQL, because each statement computes what it books.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { PaymentEvent } from '../base/ports.ts'
import { checkoutSessions, ledger, ledgerAccounts, reversals, users } from '../db/schema/index.ts'
import { book } from '../db/statements.ts'

export interface Cause {
  readonly kind: PaymentEvent['kind']
  readonly ref: string
}

export type Payment = { readonly sessionId: string } | { readonly paymentIntent: string }

/** Books a payment's changes, then settles its user's account. Does nothing before it is paid. */
export function bookReversals(payment: Payment, cause: Cause, now: number): SQL[] {
  const paid = paidSession(payment)
  const receivable = owedOf(sql`p.account`)
  const source = sql`case p.account when 'suspense' then 'suspense' else ${receivable} end`
  return [
    sql`insert into ${ledgerAccounts} (id, kind)
      select ${receivable}, 'house' from ${paid} p where p.account like 'user:%' on conflict do nothing`,
    book(
      {
        debit: source,
        credit: 'stripe',
        amount: sql`p.due - p.taken`,
        code: 'reversal',
        ref: cause.ref,
        at: now,
      },
      sql`from ${paid} p where p.due > p.taken`,
    ),
    book(
      {
        debit: 'stripe',
        credit: sql`p.account`,
        amount: sql`p.taken - p.due`,
        code: 'reinstated',
        ref: cause.ref,
        at: now,
      },
      sql`from ${paid} p where p.taken > p.due`,
    ),
    ...settle(sql`(select account from ${paid} p)`, cause, now),
  ]
}

/** The paid session with its account and, in mills, the amounts due and already taken back. */
function paidSession(payment: Payment): SQL {
  const found =
    'sessionId' in payment
      ? sql`s.id = ${payment.sessionId}`
      : sql`s.id = (select min(id) from ${checkoutSessions}
          where payment_intent = ${payment.paymentIntent} and status = 'paid')`
  return sql`(select l.credit as account,
    min(l.amount, coalesce((select sum(amount_cents) * 10 from ${reversals}
      where payment_intent = s.payment_intent and returned = 0), 0)) as due,
    coalesce((select sum(case l.code when 'reversal' then l.amount else -l.amount end) from ${ledger} l
      where l.code in ('reversal', 'reinstated') and l.ref in
      (select s.id union all select id from ${reversals} where payment_intent = s.payment_intent)), 0) as taken
    from ${checkoutSessions} s join ${ledger} l on l.code = 'checkout' and l.ref = s.id
    where s.status = 'paid' and ${found})`
}

function owedOf(account: SQL): SQL {
  return sql`'receivable:' || substr(${account}, 6)`
}

/** Pays a user's debt from their balance, and closes the account of a deleted user. */
function settle(account: SQL, cause: Cause, at: number): SQL[] {
  const ref = `${cause.kind}:${cause.ref}`
  const amount = sql`min(a.balance, -owed.balance)`
  return [
    book(
      { debit: sql`a.id`, credit: sql`owed.id`, amount, code: 'settlement', ref, at },
      sql`${withDebt(account)} and a.balance > 0 and owed.balance < 0`,
    ),
    ...closeAccount(account, ref, at),
  ]
}

/** Books out the balance and debt of a deleted user. */
export function closeAccount(account: SQL, ref: string, at: number): SQL[] {
  const nobody = sql`a.id like 'user:%' and not exists (select 1 from ${users} u where 'user:' || u.id = a.id)`
  return [
    book(
      { debit: sql`a.id`, credit: 'revenue', amount: sql`a.balance`, code: 'closure', ref, at },
      sql`from ${ledgerAccounts} a where a.id = ${account} and a.balance > 0 and ${nobody}`,
    ),
    book(
      { debit: 'revenue', credit: sql`owed.id`, amount: sql`-owed.balance`, code: 'write-off', ref, at },
      sql`${withDebt(account)} and owed.balance < 0 and ${nobody}`,
    ),
  ]
}

function withDebt(account: SQL): SQL {
  return sql`from ${ledgerAccounts} a join ${ledgerAccounts} owed on owed.id = ${owedOf(sql`a.id`)} where a.id = ${account}`
}
