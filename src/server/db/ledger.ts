import { desc, sql } from 'drizzle-orm'
import type { Movement } from '../../contract/billing.ts'
import { dollars, mills } from '../../domain/money.ts'
import type { Reads } from './client.ts'
import type { Owner } from './owner.ts'
import { checks, ledger } from './schema/index.ts'

/**
 * A user's ledger entries, newest first, with the file name of a check that is still in the history. The check's id
 * is cut out of the reference; the comparison with the whole reference excludes references to anything else.
 */
export function movementsOf(db: Reads, owner: Owner) {
  const account = sql`'user:' || ${owner}`
  return db
    .select({
      id: ledger.id,
      at: ledger.at,
      code: ledger.code,
      credit: ledger.credit,
      amount: ledger.amount,
      fileName: sql<string | null>`(select c.file_name from ${checks} c where ${ledger}.ref = 'check:' || c.id
        and c.id = cast(substr(${ledger}.ref, 7) as integer) and c.user_id = ${owner})`,
    })
    .from(ledger)
    .where(sql`${ledger.debit} = ${account} or ${ledger.credit} = ${account}`)
    .orderBy(desc(ledger.id))
}

type LedgerRow = Awaited<ReturnType<typeof movementsOf>>[number]

const KINDS: Readonly<Record<string, { kind: Movement['kind']; label: string; labelOf?: string }>> = {
  signup: { kind: 'credit', label: 'Beta credit' },
  credit: { kind: 'credit', label: 'Credit' },
  checkout: { kind: 'top-up', label: 'Top-up by card' },
  check: { kind: 'check', label: 'Document check', labelOf: 'Check of' },
  settlement: { kind: 'other', label: 'Top-up reversed' },
  reinstated: { kind: 'other', label: 'Top-up reinstated' },
  refund: { kind: 'refund', label: 'Refund of a check', labelOf: 'Refund of the check of' },
}

export function toMovement(row: LedgerRow, userId: number): Movement {
  const { kind, label, labelOf } = KINDS[row.code] ?? { kind: 'other', label: 'Correction' }
  const sign = row.credit === `user:${userId}` ? 1 : -1
  return {
    id: row.id,
    at: new Date(row.at).toISOString(),
    kind,
    label: labelOf && row.fileName ? `${labelOf} ${row.fileName}` : label,
    amount: sign * dollars(mills(row.amount)),
  }
}
