/** @jsxImportSource preact */
import type { VNode } from 'preact'
import { formatBooked } from '../domain/money.ts'
import type { Assets } from './layout.tsx'
import { PublicPage, supportAddress } from './public-page.tsx'

export interface Receipt {
  readonly number: string
  /** ISO 8601. */
  readonly at: string
  readonly account: string
  /** Dollars. */
  readonly amount: number
  /** The payment provider's reference. */
  readonly payment: string
}

/** The receipt of a top-up; prints without header and footer. */
export function ReceiptPage({ receipt, assets }: { receipt: Receipt; assets: Assets }): VNode {
  const { number, at, account, amount, payment } = receipt
  const [day, time] = [at.slice(0, 10), at.slice(11, 16)]
  const facts = [
    ['Receipt number', number],
    ['Date', `${day}, ${time} UTC`],
    ['Account', account],
    ['For', 'Rulemark balance top-up by card'],
    ['Payment reference', payment],
    ['Received by', assets.operator ?? 'The operator of Rulemark'],
    ['Amount paid', `${formatBooked(amount)} (US dollars)`],
  ]
  return (
    <PublicPage title={`Receipt ${number}`} path="/receipt" assets={assets} banner={false} noindex>
      <section class="wrap part receipt">
        <h1>Receipt</h1>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p class="small">This receipt is not a tax invoice. Questions: {supportAddress(assets)}</p>
      </section>
    </PublicPage>
  )
}
