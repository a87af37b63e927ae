import { formatBalance, formatBooked, formatPrice } from '../../domain/account/money.ts'

interface MoneyProps {
  amount: number
  /** `balance`: rounded down to cents; `price`: three decimals; `booked`: exact, with a sign. */
  as?: 'balance' | 'price' | 'booked'
}

const formats = { balance: formatBalance, price: formatPrice, booked: formatBooked }

export function Money({ amount, as = 'balance' }: MoneyProps) {
  const plus = as === 'booked' && amount > 0 ? '+' : ''
  const sign = amount < 0 ? '\u2212' : plus
  return (
    <data className="money" value={amount}>
      {sign + formats[as](Math.abs(amount))}
    </data>
  )
}
