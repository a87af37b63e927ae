import type { ReactNode } from 'react'
import { formatBalance, formatBooked, formatPrice } from '../../domain/money.ts'

interface MoneyProps {
  /** In dollars. */
  amount: number
  /** Rounded down to cents for a balance; three decimals for the price of a check; a line of a statement as booked. */
  as?: 'balance' | 'price' | 'booked'
}

const formats = { balance: formatBalance, price: formatPrice, booked: formatBooked }

/** An amount in dollars, with its unit and, below zero, its sign; as booked with a plus too. */
export function Money({ amount, as = 'balance' }: MoneyProps): ReactNode {
  const plus = as === 'booked' && amount > 0 ? '+' : ''
  const sign = amount < 0 ? '\u2212' : plus
  return (
    <data className="money" value={amount}>
      {sign + formats[as](Math.abs(amount))}
    </data>
  )
}
