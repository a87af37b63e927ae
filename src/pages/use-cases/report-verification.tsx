/** @jsxImportSource preact */
import { pages } from '../../contract/urls.ts'
import { marketReportSample } from './samples/market-report.ts'
import type { UseCase } from './use-case-page.tsx'

export const reportVerification: UseCase = {
  path: pages.reportVerification,
  title: 'Report verification before delivery',
  description:
    'For consulting firms: check reports against the brief and the house rules before the client reads them, with the quoted sentence behind every verdict.',
  audience: 'Report verification for consulting firms',
  headline: (
    <>
      The last read‑through, <mark class="marker">with a list</mark>, before the client has it
    </>
  ),
  lead: 'Check a report against the brief and your house rules: figures that agree, sources that are named, recommendations with an owner, and no promise that you can’t keep.',
  problem: {
    title: 'Everyone has read it too often',
    paragraphs: [
      'The evening before delivery, the authors see what they meant to write. The summary still has last week’s figure, and the appendix uses the client’s old name.',
      'A partner’s review is expensive and comes late. It should focus on the argument, not on missing sources.',
    ],
  },
  rules: {
    title: 'Rules a consulting firm would write',
    note: 'Keep house rules in one rule set and the project brief in another. Run both.',
  },
  sample: marketReportSample,
  gains: [
    {
      title: 'A review that starts at the argument',
      text: 'Sources, names and figures are settled before a partner opens the file.',
    },
    {
      title: 'Grammar on the side',
      text: 'Built-in grammar checks run on every report and are listed separately from your own rules.',
    },
    {
      title: 'House rules that outlive a project',
      text: 'Reusable rule sets keep what you learned from the last delivery and apply it to the next.',
    },
  ],
}
