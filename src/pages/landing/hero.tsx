/** @jsxImportSource preact */
import type { VNode } from 'preact'
import { pages } from '../../contract/urls.ts'
import { type Sample, SampleResult } from '../sample.tsx'

const sample: Sample = {
  file: 'loan-agreement.pdf',
  heading: 'Loan Agreement',
  page: '4',
  paragraphs: [
    ['5.1  The Borrower repays the Loan in forty-eight equal monthly instalments, the first on 1 March.'],
    [
      '5.2  ',
      {
        quote:
          'The Lender may charge an administration fee as set out in its price list, as amended from time to time.',
        verdict: 'broken',
      },
      ' The fee falls due together with the next instalment.',
    ],
    [
      '5.3  ',
      {
        quote:
          'The Borrower may withdraw from this Agreement within fourteen days of signing it, without giving a reason.',
        verdict: 'met',
      },
      ' The notice must reach the Lender in writing.',
    ],
    ['5.4  Interest accrues daily on the outstanding amount and is payable monthly in arrears.'],
  ],
  findings: [
    {
      rule: 3,
      verdict: 'broken',
      text: 'Every fee is a fixed amount or has a stated maximum.',
      reason: 'The administration fee has neither an amount nor a maximum.',
      page: 4,
    },
    {
      rule: 2,
      verdict: 'met',
      text: 'The borrower can withdraw within 14 days.',
      reason: 'Fourteen days from signing, no reason needed.',
      page: 4,
    },
    {
      rule: 6,
      verdict: 'not-found',
      text: 'Early repayment costs at most 1 % of the amount repaid.',
      reason: 'None of the 7 pages sets a cost for early repayment.',
    },
  ],
  caption: 'An example with an invented contract: page 4 as it comes back, beside three of its findings.',
}

/** The promise, the way in, and what one gets. */
export function Hero(): VNode {
  return (
    <section id="home" class="hero wrap">
      <div class="hero-words">
        <h1>
          Know which rules a document breaks, and <mark class="marker">see exactly where</mark>
        </h1>
        <p class="lead">
          Write your rules in plain language and upload a PDF. Every rule comes back as met, broken or not
          found, with the quoted words and a copy of the PDF in which the errors are highlighted.
        </p>
        <p class="actions">
          <a class="button button-primary button-large" href={pages.register}>
            Sign up with $10 credit
          </a>
          <a class="button button-secondary button-large" href={pages.demoCheck}>
            Try Demo
          </a>
        </p>
        <p class="small">No card needed. PDF only. For desktop computers, for now.</p>
        <Figures />
      </div>
      <SampleResult sample={sample} />
    </section>
  )
}

function Figures(): VNode {
  return (
    <>
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
      <p class="small">Typical figures, not a guarantee: a long document with many rules takes longer.</p>
    </>
  )
}
