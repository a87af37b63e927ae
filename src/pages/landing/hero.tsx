/** @jsxImportSource preact */
import { pages } from '../../contract/urls.ts'
import { Findings, Sheet } from '../parts/sample.tsx'
import { broken, line, type SampleFinding, type SampleSheet } from '../parts/sample-text.ts'
import { SignUpOrDemo } from '../parts/sign-up-link.tsx'

/** Word for word from the check of the demo's contract: `dist/client/demo/result.json`. */
const findings: readonly SampleFinding[] = [
  {
    rule: 1,
    verdict: 'broken',
    text: 'Invoices must be payable within 30 days.',
    reason:
      'The document states “forty-five (45) days” (in section 3.3 “Fees and payment”, page 1); the rule allows at most 30 days.',
    page: 1,
  },
  {
    rule: 'General check',
    verdict: 'broken',
    text: 'Consistency of names, dates, numbers and references',
    reason: 'The number in words (“thirty”) and in figures (“60”) differ.',
    page: 1,
  },
  {
    rule: 6,
    verdict: 'not-found',
    text: 'The agreement must contain a data protection clause.',
    reason: 'No heading and no usual wording of “data protection” was found on any of the 3 pages.',
  },
]

const sections: SampleSheet['sections'] = [
  {
    heading: '2. Term and termination',
    paragraphs: [
      line`2.1 This Agreement begins on 1 April 2026 and continues for an indefinite period.`,
      line`2.2 Either party may terminate this Agreement by written notice. ${broken('G', 'The notice period is thirty (60) days and begins on the first day of the month after the notice was delivered.')}`,
    ],
  },
  {
    heading: '3. Fees and payment',
    paragraphs: [
      line`3.1 The Client shall pay the Provider a monthly fee of EUR 4,800 excluding value added tax.`,
      line`3.3 The Provider shall issue an invoice by the fifth day of each month. ${broken(1, 'The Client shall pay each invoice within forty-five (45) days of its receipt.')}`,
    ],
  },
]

export function Hero() {
  return (
    <section id="home" class="hero wrap">
      <div class="hero-words">
        <h1>
          <span>Know which rules a </span>
          <span>document breaks, and </span>
          <mark class="marker">see exactly where</mark>
        </h1>
        <p class="lead">
          Write your rules in plain language and upload a PDF. You get a verdict on every rule (met, broken,
          not found, or left to your judgement), the quotes behind it, and a copy of the PDF with the errors
          highlighted.
        </p>
        <p class="actions">
          <SignUpOrDemo>Sign up with $10 credit</SignUpOrDemo>
        </p>
        <p class="note">No card needed. PDF only. Desktop only for now.</p>
        <dl class="figures">
          <div>
            <dt>Review of a document</dt>
            <dd>under 10 minutes</dd>
          </div>
          <div>
            <dt>Preparation time</dt>
            <dd>95 percent less</dd>
          </div>
          <div>
            <dt>Results for small documents</dt>
            <dd>under one minute</dd>
          </div>
        </dl>
        <p class="note">Typical figures, not a guarantee: a long document with many rules takes longer.</p>
      </div>
      <figure class="proof">
        <Sheet sections={sections} />
        <Findings findings={findings} />
        <figcaption class="note stack-3">
          <a href={pages.demoHistory}>Open this result in the demo.</a> From page 1 of a sample contract, with
          three of its findings. Red words break the rule whose number is shown before them; blue words fail a
          general check (G).
        </figcaption>
      </figure>
    </section>
  )
}
