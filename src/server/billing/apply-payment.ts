/**
 * Books what the payment provider reports. Every booking is keyed by its session, refund or dispute, so events may
 * arrive twice, simultaneously and in any order. Every event is accepted; one without a known user or payment is kept
 * for the operator. Raw SQL, because one batch must read the balance, decide and book.
 */
import { sql } from 'drizzle-orm'
import { pages } from '../../contract/urls.ts'
import { cents, centsToMills, dollars, formatBalance } from '../../domain/account/money.ts'
import { topUpReceived } from '../../pages/emails/letters.ts'
import type { Settings } from '../base/env.ts'
import { logProblem } from '../base/log.ts'
import type { PaymentEvent } from '../base/ports.ts'
import type { Needs } from '../base/services.ts'
import { checkoutSessions, ledger, ledgerAccounts, reversals, users } from '../db/schema/index.ts'
import { book, count, note } from '../db/statements.ts'
import { enqueueMail, fillIn, letterToUser } from '../mail/outbox.ts'
import { bookReversals } from './reversals.ts'

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
