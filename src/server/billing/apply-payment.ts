/**
 * Books what the payment provider reports. Every booking is keyed by its session, refund or dispute, so events may
 * arrive twice, simultaneously and in any order. Every event is accepted; one without a known user or payment is kept
 * for the operator. Raw SQL, because one batch must read the balance, decide and book.
 */
import { type SQL, sql } from 'drizzle-orm'
import { pages } from '../../contract/urls.ts'
import { cents, centsToMills, dollars, formatBalance } from '../../domain/account/money.ts'
import { topUpReceived } from '../../pages/emails/letters.ts'
import type { Settings } from '../base/env.ts'
import { logProblem } from '../base/log.ts'
import type { PaymentEvent } from '../base/ports.ts'
import type { Needs } from '../base/services.ts'
import { checkoutSessions, ledger, ledgerAccounts, reversals, users } from '../db/schema/index.ts'
import { book, count, note } from '../db/statements.ts'
import { enqueueMail, fillIn, letterToUser } from '../mail/letters.ts'

export type BookingServices = Needs<'db' | 'clock' | 'jobs'> & {
  readonly settings: Pick<Settings, 'APP_ORIGIN'>
}

type Event<Kind extends PaymentEvent['kind']> = Extract<PaymentEvent, { kind: Kind }>

export async function applyPayment(services: BookingServices, event: PaymentEvent): Promise<void> {
  switch (event.kind) {
    case 'paid':
      return credit(services, event)
    case 'expired':
      await services.db.run(
        sql`update ${checkoutSessions} set status = 'expired' where id = ${event.sessionId} and status = 'open'`,
      )
      return
    case 'reversed':
    case 'reinstated':
      return reverse(services, event)
    case 'foreign':
      return logProblem('payment-in-another-currency', { id: event.id })
    case 'other':
      return
  }
}

/** Placeholder in a letter, replaced by the balance after the booking. */
const BALANCE = '{balance}'

/** Also books a session whose row was lost, from the provider's data. */
async function credit(services: BookingServices, event: Event<'paid'>): Promise<void> {
  const now = services.clock.now()
  const { sessionId, amountCents } = event
  // A payment opened by an earlier version names no user that we accept.
  const opened = sql`(select user_id from ${checkoutSessions} where id = ${sessionId})`
  const user = sql`cast(coalesce(${event.userId}, ${opened}, 0) as integer)`
  const account = sql`'user:' || ${user}`
  const amount = centsToMills(cents(amountCents))
  const isNew = sql`${amount} > 0 and not exists (select 1 from ${ledger} where code = 'checkout' and ref = ${sessionId})`
  const known = sql`exists (select 1 from ${users} where id = ${user})`
  const receiver = sql`case when ${known} then ${account} else 'suspense' end`
  const link = services.settings.APP_ORIGIN + pages.profile
  const letter = topUpReceived({ amount: dollars(amount), balance: BALANCE, link })
  const { stranger, mailed } = await services.db.write({
    stranger: sql`select 1 where ${isNew} and not ${known}`,
    mailed: letterToUser(sql`from ${users} where id = ${user} and ${isNew}`, letter, now),
    counted: count('payment-in-suspense', now, sql`${isNew} and not ${known}`),
    noted: note(
      { userId: user, kind: 'topped up', detail: formatBalance(dollars(amount)), at: now },
      sql`where ${isNew} and ${known}`,
    ),
    session: sql`insert into ${checkoutSessions} (id, user_id, amount_cents, status, payment_intent, created_at, paid_at)
      values (${sessionId}, iif(${known}, ${user}, 0), ${amountCents}, 'paid', ${event.paymentIntent}, ${now}, ${now})
      on conflict do update set status = 'paid', paid_at = excluded.paid_at, amount_cents = excluded.amount_cents,
      payment_intent = excluded.payment_intent where status <> 'paid'`,
    booked: book(
      { debit: 'stripe', credit: receiver, amount, code: 'checkout', ref: sessionId, at: now },
      sql`where ${amount} > 0`,
    ),
    reversals: bookReversals({ sessionId }, { kind: event.kind, ref: sessionId }, now),
    // The same format as formatBalance.
    balance: fillIn(
      BALANCE,
      sql`(select printf('$%d.%02d', balance / 1000, balance % 1000 / 10) from ${ledgerAccounts} where id = ${account})`,
      now,
    ),
  })
  if (stranger.rows.length > 0) logProblem('payment-in-suspense', { session: sessionId, user: event.userId })
  if (mailed.rows.length > 0) await enqueueMail(services, mailed)
}

/** A refund or dispute, or its reversal in the user's favour. It may arrive before its payment. */
async function reverse(services: BookingServices, event: Event<'reversed' | 'reinstated'>): Promise<void> {
  const now = services.clock.now()
  const { reversalId, paymentIntent, amountCents } = event
  const isReturned = event.kind === 'reinstated'
  const unknown = sql`not exists (select 1 from ${reversals} where id = ${reversalId}) and not exists
    (select 1 from ${checkoutSessions} where payment_intent = ${paymentIntent} and status = 'paid')`
  const { stranger } = await services.db.write({
    stranger: sql`select 1 where ${unknown}`,
    counted: count('reversal-unknown', now, unknown),
    reversal: sql`insert into ${reversals} (id, payment_intent, amount_cents, returned, at)
      values (${reversalId}, ${paymentIntent}, ${amountCents}, ${isReturned}, ${now})
      on conflict do update set returned = max(returned, excluded.returned)`,
    booked: bookReversals({ paymentIntent: paymentIntent ?? '' }, { kind: event.kind, ref: reversalId }, now),
  })
  if (stranger.rows.length > 0) logProblem('reversal-of-unknown-payment', { reversal: reversalId })
}

export interface Cause {
  readonly kind: PaymentEvent['kind']
  readonly ref: string
}

export type Payment = { readonly sessionId: string } | { readonly paymentIntent: string }

/**
 * Books a payment's refunds and disputes, then settles its user's account. Each statement compares what should be booked
 * with what is booked. The user owes a reversal ("receivable:<id>"); it is paid from the balance at once or by the next
 * payment. A payment in suspense is reversed from suspense. Does nothing before it is paid.
 */
export function bookReversals(payment: Payment, cause: Cause, now: number): SQL[] {
  const paid = paidSession(payment)
  const caused = { ref: cause.ref, at: now }
  const receivable = owedOf(sql`p.account`)
  const source = sql`case p.account when 'suspense' then 'suspense' else ${receivable} end`
  return [
    sql`insert into ${ledgerAccounts} (id, kind)
      select ${receivable}, 'house' from ${paid} p where p.account like 'user:%' on conflict do nothing`,
    book(
      { debit: source, credit: 'stripe', amount: sql`p.due - p.taken`, code: 'reversal', ...caused },
      sql`from ${paid} p where p.due > p.taken`,
    ),
    book(
      {
        debit: 'stripe',
        credit: sql`p.account`,
        amount: sql`p.taken - p.due`,
        code: 'reinstated',
        ...caused,
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
