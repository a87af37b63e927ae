import { and, eq, sql } from 'drizzle-orm'
import { cents, centsToMills, dollars } from '../../domain/account/money.ts'
import type { Receipt } from '../../pages/receipt.tsx'
import type { Owner, Reads } from '../base/database.ts'
import { checkoutSessions, ledger, users } from '../db/schema/index.ts'

/** No row unless the entry is a top-up of this user. */
export function topUpById(db: Reads, owner: Owner, id: number) {
  return db
    .select({
      id: ledger.id,
      at: ledger.at,
      email: users.email,
      amountCents: checkoutSessions.amountCents,
      session: checkoutSessions.id,
      paymentIntent: checkoutSessions.paymentIntent,
    })
    .from(ledger)
    .innerJoin(checkoutSessions, eq(checkoutSessions.id, ledger.ref))
    .innerJoin(users, eq(users.id, owner))
    .where(
      and(eq(ledger.id, id), eq(ledger.code, 'checkout'), sql`${ledger.credit} = 'user:' || ${users.id}`),
    )
}

type TopUp = Awaited<ReturnType<typeof topUpById>>[number]

export function toReceipt(row: TopUp): Receipt {
  return {
    number: `RM-${String(row.id).padStart(6, '0')}`,
    at: new Date(row.at).toISOString(),
    account: row.email,
    amount: dollars(centsToMills(cents(row.amountCents))),
    payment: row.paymentIntent ?? row.session,
  }
}
