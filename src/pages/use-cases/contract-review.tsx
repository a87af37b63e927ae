/** @jsxImportSource preact */
import { pages } from '../../contract/urls.ts'
import { consumerLoanSample } from './samples/consumer-loan.ts'
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
  lead: 'Fees, withdrawal, interest changes, early repayment: write down once what a product’s contracts must say, then check every new draft against it in minutes.',
  problem: {
    title: 'The clause that is not there',
    paragraphs: [
      'A wrong fee catches the eye. A withdrawal period missing from a draft doesn’t, and that is what costs a campaign, a complaint or a fine.',
      'Product terms change in small steps. Each step means rereading the whole contract, because a fee in section 5 may undo a promise in section 2.',
    ],
  },
  rules: {
    title: 'Rules a product manager would write',
    note: 'One checkable thing per line. Say what must be there, what must not, and what the limit is.',
  },
  sample: consumerLoanSample,
  gains: [
    {
      title: 'Drafts compared by rule',
      text: 'Run the same rule set on draft 7 and draft 8 and see which verdicts changed, instead of comparing words.',
    },
    {
      title: 'Questions with a page number',
      text: 'Send the highlighted PDF to your lawyers: each mark says which rule is broken and why.',
    },
    {
      title: 'One checklist per product',
      text: 'Keep each product’s rules in its own folder, so that every review looks for the same things.',
    },
  ],
}
