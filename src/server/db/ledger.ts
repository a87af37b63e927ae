/** Queries on money. */
import { desc, sql } from 'drizzle-orm'
import type { Movement } from '../../contract/billing.ts'
import { dollars, mills } from '../../domain/money.ts'
import type { Reads } from './client.ts'
import { ledger } from './schema/index.ts'
import type { Owner } from './workspace.ts'

/** What moved a user's balance, newest first. */
export function movementsOf(db: Reads, owner: Owner) {
  const account = sql`'user:' || ${owner}`
  return db
    .select()
    .from(ledger)
    .where(sql`${ledger.debit} = ${account} or ${ledger.credit} = ${account}`)
    .orderBy(desc(ledger.id))
}

type LedgerRow = Awaited<ReturnType<typeof movementsOf>>[number]

const KINDS: Readonly<Record<string, { kind: Movement['kind']; label: string }>> = {
  signup: { kind: 'credit', label: 'Beta credit' },
  checkout: { kind: 'top-up', label: 'Top-up by card' },
  check: { kind: 'check', label: 'Document check' },
  refund: { kind: 'refund', label: 'Refund of a failed check' },
}

export function toMovement(row: LedgerRow, userId: number): Movement {
  const { kind, label } = KINDS[row.code] ?? { kind: 'other', label: 'Correction' }
  const sign = row.credit === `user:${userId}` ? 1 : -1
  return {
    id: row.id,
    at: new Date(row.at).toISOString(),
    kind,
    label,
    amount: sign * dollars(mills(row.amount)),
  }
}
