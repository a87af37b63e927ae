/** The balance after each transaction, and the statement as a file. */
import type { Movement } from '../../contract/billing.ts'
import { toCsvFile } from '../../domain/csv.ts'

export interface StatementLine extends Movement {
  /** Dollars, after this transaction. */
  readonly balance: number
}

/** `movements` are all of an account's, newest first; a balance begins at nothing. */
export function withBalances(movements: readonly Movement[]): StatementLine[] {
  // In whole thousandths: sums of dollars would pick up rounding errors.
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
