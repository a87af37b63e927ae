import { formatBalance } from '../../domain/money.ts'
import { type Letter, letter } from './layout.tsx'

export interface TopUp {
  /** Dollars paid. */
  amount: number
  /** The balance afterwards, formatted: "$34.75". */
  balance: string
  /** Address of the profile. */
  link: string
}

export function topUpReceived({ amount, balance, link }: TopUp): Letter {
  return letter({
    subject: `${formatBalance(amount)} added to your Rulemark balance`,
    paragraphs: [`We received your payment of ${formatBalance(amount)}. Your balance is now ${balance}.`],
    action: { label: 'See your balance', link },
    notes: ['Stripe, which processed the payment, sends the card receipt separately.'],
  })
}
