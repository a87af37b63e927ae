import type { Evidence, Verdict } from '../../domain/results/verdicts.ts'
import { VerdictMark } from '../ui/index.ts'
import { EvidenceList } from './findings/EvidenceList.tsx'

const QUOTE: Evidence = {
  quote: 'The Client shall pay each invoice within forty-five (45) days of its receipt.',
  page: 3,
  quads: [],
  status: 'verified',
}

const OTHERS: readonly (readonly [Verdict, string])[] = [
  ['not-found', 'The agreement must contain a data protection clause.'],
  ['met', 'The notice period must be at least 30 days.'],
]

/** An example result, for an account that has none. */
export default function ExampleResult() {
  return (
    <figure className="results-example">
      <figcaption className="note">A result looks like this:</figcaption>
      <div>
        <div className="finding">
          <p className="finding-head">
            <VerdictMark verdict="broken" />
          </p>
          <h3>Invoices must be payable within 30 days.</h3>
          <p className="finding-words">The document says 45 days.</p>
          <EvidenceList label="Evidence" evidence={[QUOTE]} onSpot={null} fileName={null} />
        </div>
        {OTHERS.map(([verdict, rule]) => (
          <div key={rule} className="finding">
            <p className="finding-head">
              <VerdictMark verdict={verdict} />
            </p>
            <h3>{rule}</h3>
          </div>
        ))}
      </div>
      <div className="example-page">
        <p>3. Fees and payment</p>
        <p>3.1 The Client shall pay the Provider a monthly fee of EUR 8,000 excluding value added tax.</p>
        <p>
          3.2 <mark>{QUOTE.quote}</mark>
        </p>
        <p>3.3 If the Client is late with a payment, the Provider may charge interest.</p>
        <p>Page {QUOTE.page}</p>
      </div>
    </figure>
  )
}
