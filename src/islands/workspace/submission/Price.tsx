import { priceOf } from '../../../domain/money.ts'
import { Money } from '../../ui/index.ts'
import { useWorkspace } from '../environment.ts'

/** The price of the check and the balance after it, before submitting. */
export function Price({ agreement }: { agreement: boolean }) {
  const { balance, prices } = useWorkspace()
  const price = priceOf(prices, agreement)
  return (
    <dl className="price">
      <dt>Price of this check</dt>
      <dd>
        <Money amount={price} as="price" />
      </dd>
      <dt>Your balance</dt>
      <dd>
        <Money amount={balance} />
      </dd>
      {balance >= price && (
        <>
          <dt>Balance after this check</dt>
          <dd>
            <Money amount={balance - price} />
          </dd>
        </>
      )}
    </dl>
  )
}
