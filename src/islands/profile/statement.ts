/** Running balances, and the statement as CSV. */
import type { Movement } from '../../contract/billing.ts'
import { toCsvFile } from '../../domain/csv.ts'

export interface StatementLine extends Movement {
  /** Dollars, after this transaction. */
  readonly balance: number
}

/** `movements` must be complete, newest first, because balances are summed from zero. */
export function withBalances(movements: readonly Movement[]): StatementLine[] {
  // Summed in whole thousandths, because sums of dollars have rounding errors.
  let mills = 0
  return [...movements]
    .reverse()
    .map((movement) => {
      mills += Math.round(movement.amount * 1000)
      return { ...movement, balance: mills / 1000 }
    })
    .reverse()
}

export function statementCsv(lines: readonly StatementLine[]): string {
  const rows = lines.map(({ at, label, amount, balance }) => [
    at,
    label,
    amount.toFixed(3),
    balance.toFixed(3),
  ])
  return toCsvFile([['Date', 'Transaction', 'Amount (USD)', 'Balance (USD)'], ...rows])
}
