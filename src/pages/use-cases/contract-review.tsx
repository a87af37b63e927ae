/** @jsxImportSource preact */
import { pages } from '../../contract/urls.ts'
import type { UseCase } from './use-case-page.tsx'

export const contractReview: UseCase = {
  path: pages.contractReview,
  title: 'Contract review against your own checklist',
  description:
    'For financial product managers: check loan, leasing and account contracts against your own clauses, with the quoted sentence and page for every verdict.',
  audience: 'Contract review for financial product managers',
  headline: (
    <>
      Every contract against your checklist, <mark class="marker">clause by clause</mark>
    </>
  ),
  lead: 'Fees, withdrawal, interest changes, early repayment: write down once what a product’s contracts must say, and check every new draft against it in minutes.',
  problem: {
    title: 'The clause that is not there',
    paragraphs: [
      'A wrong fee catches the eye. A withdrawal period that a draft has lost does not, and it is the one that costs a campaign, a complaint or a fine.',
      'Product terms change in small steps. Each step needs the whole contract read again, because a fee in section 5 may undo a promise in section 2.',
    ],
  },
  rules: {
    title: 'Rules a product manager would write',
    note: 'One checkable thing a line. Say what must be there, what must not, and which number is the limit.',
    list: [
      'The annual percentage rate is stated on the first page.',
      'The borrower may withdraw within 14 days without giving a reason.',
      'Every fee is a fixed amount or has a stated maximum.',
      'The lender may change the interest rate only with at least 60 days’ written notice.',
      'Governing law and the competent court are named.',
      'Early repayment costs at most 1 % of the amount repaid.',
      'The contract does not let the lender change the fees alone.',
    ],
  },
  sample: {
    file: 'consumer-loan-draft-7.pdf',
    heading: 'Consumer Loan, draft 7',
    page: '5',
    paragraphs: [
      [
        '6.1  ',
        {
          quote: 'The interest rate is 7.9 % a year; the annual percentage rate is 8.4 %.',
          verdict: 'met',
        },
        ' It is repeated on the first page of this Agreement.',
      ],
      [
        '6.2  ',
        {
          quote:
            'The Lender may change the interest rate by notice sent fifteen days before the change takes effect.',
          verdict: 'broken',
        },
        ' The Borrower may terminate within that period.',
      ],
      ['6.3  Interest on late payment follows the statutory rate in force on the first day of the delay.'],
    ],
    findings: [
      {
        rule: 4,
        verdict: 'broken',
        text: 'The interest rate changes only with 60 days’ notice.',
        reason: 'The draft allows a change after fifteen days.',
        page: 5,
      },
      {
        rule: 1,
        verdict: 'met',
        text: 'The annual percentage rate is stated.',
        reason: 'It is stated as 8.4 %.',
        page: 5,
      },
      {
        rule: 5,
        verdict: 'not-found',
        text: 'Governing law and the competent court are named.',
        reason: 'A court is named on page 9; no sentence names the law.',
      },
    ],
    caption: 'An example with an invented contract: page 5 of 9 beside three of seven findings.',
  },
  gains: [
    {
      title: 'Drafts compared by rule',
      text: 'Run the same rule set on draft 7 and draft 8 and see which verdicts moved, instead of comparing words.',
    },
    {
      title: 'Questions with a page number',
      text: 'Hand the highlighted PDF to your lawyers: each mark says which rule it breaks and why.',
    },
    {
      title: 'One checklist for the team',
      text: 'Folders hold the rules of each product, so that two reviewers look for the same things.',
    },
  ],
}
