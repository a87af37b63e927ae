/** @jsxImportSource preact */
import { formatBooked } from '../domain/account/money.ts'
import { type Assets, Document } from './parts/layout.tsx'
import { supportAddress } from './parts/public-page.tsx'

export interface Receipt {
  readonly number: string
  /** ISO 8601. */
  readonly at: string
  readonly account: string
  readonly amount: number
  readonly payment: string
}

export function ReceiptPage({ receipt, assets }: { receipt: Receipt; assets: Assets }) {
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
    <Document
      title={`Receipt ${number}`}
      path="/receipt"
      assets={{ style: assets.style, fonts: assets.fonts }}
      noindex
    >
      <main class="wrap part receipt-page">
        <p class="audience">Rulemark</p>
        <h1>Receipt</h1>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p class="note">This receipt is not a tax invoice. Questions: {supportAddress(assets)}</p>
      </main>
    </Document>
  )
}
