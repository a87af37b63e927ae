import { Money } from '../../ui/index.ts'

/** Price of a check in dollars; nothing is "free". */
export function Price({ amount }: { amount: number }) {
  return amount === 0 ? 'free' : <Money amount={amount} as="price" />
}
