/** @jsxImportSource preact */
import { pages } from '../../contract/urls.ts'
import type { UseCase } from './use-case-page.tsx'

export const reportVerification: UseCase = {
  path: pages.reportVerification,
  title: 'Report verification before delivery',
  description:
    'For consulting firms: check reports against the brief and the house rules before the client reads them, with quoted proof for every verdict.',
  audience: 'Report verification for consulting firms',
  headline: (
    <>
      The last read‑through, <mark class="marker">with a list</mark>, before the client has it
    </>
  ),
  lead: 'Check a report against the brief and your house rules: figures that agree, sources that are named, recommendations with an owner, and no promise that you can’t keep.',
  problem: {
    title: 'Everybody has read it too often',
    paragraphs: [
      'On the evening before delivery the authors see what they meant to write. The summary still holds last week’s figure, and the appendix calls the client by the old name.',
      'A partner’s review is dear and late. It should go to the argument, not to missing sources.',
    ],
  },
  rules: {
    title: 'Rules a consulting firm would write',
    note: 'House rules go in one set, the brief of the project in another. Run both.',
    list: [
      'Every figure in the summary stands in the body with the same value.',
      'Each recommendation names who is responsible and by when.',
      'Every market figure has a source and a year.',
      'No sentence promises a result.',
      'The client’s name is written the same way throughout.',
      'The report answers each of the four questions of the brief.',
      'Limits of the analysis are stated.',
    ],
  },
  sample: {
    file: 'logistics-review-final.pdf',
    heading: 'Review of warehouse logistics',
    page: '12',
    paragraphs: [
      [
        'Moving picking to the night shift shortens the average time to dispatch. ',
        {
          quote: 'These measures will reduce logistics costs by 18 percent within the first year.',
          verdict: 'broken',
        },
      ],
      [
        {
          quote: 'The head of operations introduces the new shift plan by 30 June.',
          verdict: 'met',
        },
        ' A trial in the northern hall precedes it.',
      ],
      ['The market for regional parcel delivery grew by nine percent. Demand is expected to remain stable.'],
    ],
    findings: [
      {
        rule: 4,
        verdict: 'broken',
        text: 'No sentence promises a result.',
        reason: '“Will reduce … by 18 percent” is a promise, not an estimate.',
        page: 12,
      },
      {
        rule: 2,
        verdict: 'met',
        text: 'Each recommendation names who and by when.',
        reason: 'Head of operations, by 30 June.',
        page: 12,
      },
      {
        rule: 7,
        verdict: 'not-found',
        text: 'Limits of the analysis are stated.',
        reason: 'None of the 31 pages speaks of limits or assumptions.',
      },
    ],
    caption: 'An example with an invented report: page 12 of 31 beside three of seven findings.',
  },
  gains: [
    {
      title: 'A review that starts at the argument',
      text: 'Sources, names and figures are settled before a partner opens the file.',
    },
    {
      title: 'Grammar on the side',
      text: 'Built-in grammar checks run with every report, listed apart from your own rules.',
    },
    {
      title: 'House rules that outlive a project',
      text: 'Reusable rule sets keep what was learnt from the last delivery and apply it to the next.',
    },
  ],
}
