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
  },
  sample: consumerLoanSample,
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
