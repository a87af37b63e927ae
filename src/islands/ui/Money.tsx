import type { ReactNode } from 'react'
import { formatBalance, formatPrice } from '../../domain/money.ts'

interface MoneyProps {
  /** In dollars. */
  amount: number
  /** Two for a balance or a payment, three for the price of a check. */
  decimals?: 2 | 3
  /** Shows a plus too, for a line of a statement. */
  signed?: boolean
}

/** An amount in dollars, with its unit and, below zero, its sign. */
export function Money({ amount, decimals = 2, signed = false }: MoneyProps): ReactNode {
  const format = decimals === 2 ? formatBalance : formatPrice
  const plus = signed && amount > 0 ? '+' : ''
  const sign = amount < 0 ? '\u2212' : plus
  return (
    <data className="money" value={amount}>
      {sign + format(Math.abs(amount))}
    </data>
  )
}
