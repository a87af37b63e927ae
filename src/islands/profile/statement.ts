import type { Movement } from '../../contract/billing.ts'
import { STATEMENT_PAGE } from '../../domain/account/quotas.ts'
import { toCsvFile } from '../../domain/text/csv.ts'
import type { ProfileSource } from './profile-source.ts'

export async function readStatement(
  source: Pick<ProfileSource, 'movements'>,
  pages: number,
): Promise<readonly Movement[]> {
  const lines: Movement[] = []
  for (let page = 0; page < pages; page++) {
    const next = await source.movements(lines.at(-1)?.id)
    lines.push(...next)
    if (next.length < STATEMENT_PAGE) break
  }
  return lines
}

export function statementCsv(lines: readonly Movement[]): string {
  const rows = lines.map(({ at, label, amount, balance }) => [
    at,
    label,
    amount.toFixed(3),
    balance.toFixed(3),
  ])
  return toCsvFile([['Date', 'Transaction', 'Amount (USD)', 'Balance (USD)'], ...rows])
}
