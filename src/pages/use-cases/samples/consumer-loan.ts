import { broken, line, met, type Sample } from '../../parts/sample-text.ts'

/** Quoted from the document and from its check; test/check/samples.test.ts compares both. */
export const consumerLoanSample: Sample = {
  name: 'loan agreement',
  file: 'consumer-loan-draft-7.pdf',
  pages: 2,
  highlighted: { path: '/samples/consumer-loan-draft-7.pdf', pages: 3 },
  rules: [
    'The annual percentage rate must be at most 9.5 %.',
    'The agreement must contain a clause on the right of withdrawal.',
    'The notice period for a change in the interest rate must be at least 60 days.',
    'The fee for a reminder must be at most CZK 300.',
    'The fee for early repayment must be at most 1 % of the amount repaid.',
    'The agreement must not use “at its sole discretion”.',
    'The agreement must be governed by the laws of the Czech Republic.',
  ],
  counts: { broken: 3, notFound: 1, met: 3 },
  sheet: {
    page: 1,
    sections: [
      {
        heading: '2. Interest',
        paragraphs: [
          line`2.1 The interest rate is 7.9 % a year. ${met(1, 'The annual percentage rate of charge is 8.4 % and takes the fee under section 3.1 into account.')}`,
          line`2.2 The Lender may change the interest rate if the reference rate of the Czech National Bank changes. ${broken(3, 'The notice of a change in the interest rate is sent in writing fifteen (15) days before the change takes effect.')}`,
        ],
      },
      {
        heading: '3. Fees',
        paragraphs: [
          line`3.1 The fee for arranging the loan is CZK 650. It is due on the day on which the loan is paid out.`,
          line`${broken(6, '3.2 The Lender may change the fees under this Agreement at its sole discretion.')}`,
        ],
      },
      {
        heading: '4. Early repayment',
        paragraphs: [
          line`4.1 The Borrower may repay the loan early at any time, in whole or in part.`,
          line`4.2 The fee for early repayment is 1 % of the amount repaid, or 0.5 % of it where the loan has less than one year to run.`,
          line`4.3 No fee is charged where the loan is repaid from an insurance that secures it.`,
        ],
      },
    ],
  },
  findings: [
    {
      rule: 3,
      verdict: 'broken',
      text: 'The notice period for a change in the interest rate must be at least 60 days.',
      reason:
        'The document states “fifteen (15) days” (in section 2.2 “Interest”, page 1); the rule allows at least 60 days.',
      page: 1,
    },
    {
      rule: 6,
      verdict: 'broken',
      text: 'The agreement must not use “at its sole discretion”.',
      reason: 'The rule forbids “at its sole discretion”, but it occurs in section 3.2 “Fees”, page 1.',
      page: 1,
    },
    {
      rule: 2,
      verdict: 'not-found',
      text: 'The agreement must contain a clause on the right of withdrawal.',
      reason: 'No heading or passage on any of the 2 pages deals with “a clause on the right of withdrawal”.',
    },
    {
      rule: 1,
      verdict: 'met',
      text: 'The annual percentage rate must be at most 9.5 %.',
      reason:
        'The document states “8.4 %” (in section 2.1 “Interest”, page 1); the rule allows at most 9.5 %, so it is met.',
      page: 1,
    },
  ],
}
