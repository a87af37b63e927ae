import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Movement } from '../../contract/billing.ts'
import { cents, centsToMills, dollars, mills } from '../../domain/account/money.ts'
import { STATEMENT_PAGE } from '../../domain/account/quotas.ts'
import type { Receipt } from '../../pages/receipt.tsx'
import type { Owner, Reads } from '../base/database.ts'
import { checkoutSessions, checks, ledger, users } from './schema/index.ts'

/** A page of entries, newest first, each with the balance after it and its check's file name while that is kept. */
export function movementsOf(db: Reads, owner: Owner, before?: number) {
  const account = sql`'user:' || ${owner}`
  const change = sql<number>`iif(${ledger.credit} = ${account}, ${ledger.amount}, -${ledger.amount})`
  const lines = db
    .select({
      id: ledger.id,
      at: ledger.at,
      code: ledger.code,
      ref: ledger.ref,
      change: change.as('change'),
      balance: sql<number>`sum(${change}) over (order by ${ledger.id})`.as('balance'),
    })
    .from(ledger)
    .where(sql`${ledger.debit} = ${account} or ${ledger.credit} = ${account}`)
    .as('lines')
  return db
    .select({
      id: lines.id,
      at: lines.at,
      code: lines.code,
      change: lines.change,
      balance: lines.balance,
      fileName: sql<string | null>`(select c.file_name from ${checks} c where ${lines.ref} = 'check:' || c.id
        and c.id = cast(substr(${lines.ref}, 7) as integer) and c.user_id = ${owner})`,
    })
    .from(lines)
    .where(before === undefined ? undefined : lt(lines.id, before))
    .orderBy(desc(lines.id))
    .limit(STATEMENT_PAGE)
}

type LedgerRow = Awaited<ReturnType<typeof movementsOf>>[number]

const KINDS: Readonly<
  Partial<Record<LedgerRow['code'], { kind: Movement['kind']; label: string; labelOf?: string }>>
> = {
  signup: { kind: 'credit', label: 'Beta credit' },
  credit: { kind: 'credit', label: 'Credit' },
  checkout: { kind: 'top-up', label: 'Top-up by card' },
  check: { kind: 'check', label: 'Document check', labelOf: 'Check of' },
  settlement: { kind: 'other', label: 'Top-up reversed' },
  reinstated: { kind: 'other', label: 'Top-up reinstated' },
  refund: { kind: 'refund', label: 'Refund of a check', labelOf: 'Refund of the check of' },
}

export function toMovement(row: LedgerRow): Movement {
  const { kind, label, labelOf } = KINDS[row.code] ?? { kind: 'other', label: 'Correction' }
  return {
    id: row.id,
    at: new Date(row.at).toISOString(),
    kind,
    label: labelOf && row.fileName ? `${labelOf} ${row.fileName}` : label,
    amount: dollars(mills(row.change)),
    balance: dollars(mills(row.balance)),
  }
}

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
