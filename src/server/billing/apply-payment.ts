/**
 * Books what the payment provider says happened. Every booking is keyed by the session, refund or dispute it is
 * about, so events may come twice, at once and in any order. Raw SQL, because one batch reads the balance, decides and
 * books: nothing may come between.
 */
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { pages } from '../../contract/urls.ts'
import { AppError } from '../../domain/errors.ts'
import { cents, centsToMills, dollars, formatBalance, mills } from '../../domain/money.ts'
import { topUpReceived } from '../../pages/emails/top-up-received.tsx'
import { build } from '../db/client.ts'
import { activity, checkoutSessions, ledger, ledgerAccounts, users } from '../db/schema/index.ts'
import type { Settings } from '../env.ts'
import { announceMail, letterTo } from '../mail/outbox.ts'
import type { PaymentEvent } from '../ports.ts'
import type { Needs } from '../services.ts'

/** What booking needs. */
export type Books = Needs<'db' | 'clock' | 'jobs'> & {
  readonly settings: Pick<Settings, 'APP_ORIGIN'>
}

type Event<Kind extends PaymentEvent['kind']> = Extract<PaymentEvent, { kind: Kind }>

export async function applyPayment(services: Books, event: PaymentEvent): Promise<void> {
  switch (event.kind) {
    case 'paid':
      return credit(services, event)
    case 'expired':
      return expire(services, event)
    case 'reversed':
      return reverse(services, event)
    case 'reinstated':
      return reinstate(services, event)
    case 'other':
      return
  }
}

async function expire({ db }: Needs<'db'>, { sessionId }: Event<'expired'>): Promise<void> {
  await db.run((query) =>
    query
      .update(checkoutSessions)
      .set({ status: 'expired' })
      .where(and(eq(checkoutSessions.id, sessionId), eq(checkoutSessions.status, 'open'))),
  )
}

/** A session that only the provider remembers (our row was lost) is booked all the same. */
async function credit(services: Books, event: Event<'paid'>): Promise<void> {
  const now = services.clock.now()
  const account = `user:${event.userId}`
  const amount = centsToMills(cents(event.amountCents))
  const [, booked, , found] = await services.db.write(
    sql`insert into ${checkoutSessions} (id, user_id, amount_cents, status, created_at)
      values (${event.sessionId}, ${event.userId}, ${event.amountCents}, 'open', ${now}) on conflict do nothing`,
    sql`update ${checkoutSessions} set status = 'paid', paid_at = ${now}, payment_intent = ${event.paymentIntent}
      where id = ${event.sessionId} and status <> 'paid'`,
    sql`insert into ${ledger} (debit, credit, amount, code, ref, at)
      select 'stripe', ${account}, ${amount}, 'checkout', ${event.sessionId}, ${now}
      where ${amount} > 0 and exists (select 1 from ${ledgerAccounts} where id = ${account})`,
    sql`select u.email, a.balance from ${users} u join ${ledgerAccounts} a on a.id = ${account}
      where u.id = ${event.userId}`,
  )
  const user = found?.rows[0]
  if (booked?.rowsAffected !== 1 || !user) return
  const letter = topUpReceived({
    amount: dollars(amount),
    balance: dollars(mills(Number(user.balance))),
    link: services.settings.APP_ORIGIN + pages.profile,
  })
  const results = await services.db.write(
    build
      .insert(activity)
      .values({ userId: event.userId, kind: 'topped up', detail: formatBalance(dollars(amount)), at: now }),
    letterTo(String(user.email), letter, now),
  )
  await announceMail(services, results.at(-1)?.rows[0]?.id)
}

/** The user's account of a payment, by the session that made it. */
function payer(prefix: 'user' | 'receivable', paymentIntent: string): SQL {
  return sql`(select ${`${prefix}:`} || user_id from ${checkoutSessions} where payment_intent = ${paymentIntent})`
}

/** Takes back what the balance can pay; the rest is owed. @throws AppError unavailable before the payment is known */
async function reverse(services: Books, event: Event<'reversed'>): Promise<void> {
  const now = services.clock.now()
  const amount = centsToMills(cents(event.amountCents))
  const user = payer('user', event.paymentIntent)
  const owed = payer('receivable', event.paymentIntent)
  const paid = sql`(select min(balance, ${amount}) from ${ledgerAccounts} where id = ${user})`
  const booked = sql`coalesce((select amount from ${ledger} where code = 'reversal' and ref = ${event.reversalId}), 0)`
  const [known] = await services.db.write(
    sql`select ${user} as id`,
    sql`insert into ${ledgerAccounts} (id, kind) select id, 'house' from (select ${owed} as id)
      where id is not null on conflict do nothing`,
    sql`insert into ${ledger} (debit, credit, amount, code, ref, at)
      select ${user}, 'stripe', ${paid}, 'reversal', ${event.reversalId}, ${now} where ${paid} > 0
      and not exists (select 1 from ${ledger} where code = 'reversal-owed' and ref = ${event.reversalId})`,
    sql`insert into ${ledger} (debit, credit, amount, code, ref, at)
      select ${owed}, 'stripe', ${amount} - ${booked}, 'reversal-owed', ${event.reversalId}, ${now}
      where ${owed} is not null and ${amount} > ${booked}`,
  )
  // The provider tells again what was not taken.
  if (known?.rows[0]?.id === null) throw new AppError('unavailable')
}

/**
 * A dispute that was won: each booking of the reversal goes back the other way.
 * @throws AppError unavailable before the reversal is known
 */
async function reinstate(services: Books, event: Event<'reinstated'>): Promise<void> {
  const now = services.clock.now()
  const [known] = await services.db.write(
    sql`select 1 from ${ledger} where code in ('reversal', 'reversal-owed') and ref = ${event.reversalId}`,
    ...(['reversal', 'reversal-owed'] as const).map(
      (code) => sql`insert into ${ledger} (debit, credit, amount, code, ref, at)
        select credit, debit, amount, ${code.replace('reversal', 'reinstated')}, ref, ${now}
        from ${ledger} where code = ${code} and ref = ${event.reversalId}`,
    ),
  )
  if (known?.rows.length === 0) throw new AppError('unavailable')
}
