/** @jsxImportSource preact */
import { pages } from '../../contract/urls.ts'
import { calibrationSample } from './samples/calibration.ts'
import type { UseCase } from './use-case-page.tsx'

export const complianceAutomation: UseCase = {
  path: pages.complianceAutomation,
  title: 'Compliance automation for controlled documents',
  description:
    'For quality managers: check procedures, work instructions and records against your standard’s requirements, with the quoted sentence behind every verdict.',
  audience: 'Compliance automation for quality managers',
  headline: (
    <>
      Find the gap in a procedure <mark class="marker">before the auditor</mark> does
    </>
  ),
  lead: 'Turn the requirements of your standard into rules, and check every procedure, instruction and record against them before it is released.',
  problem: {
    title: 'Forty procedures, one afternoon',
    paragraphs: [
      'A changed requirement affects every procedure. Someone has to open each one, find the sentence that covers it, and record that it’s there.',
      'The audit finds what that reading missed: a retention period that differs between two documents, a step without an owner, an approval without a date.',
    ],
  },
  rules: {
    title: 'Rules a quality manager would write',
    note: 'Take the requirement, name what to look for, and give the number. Keep one rule set per standard, or one per kind of document.',
  },
  sample: calibrationSample,
  gains: [
    {
      title: 'A requirement changes once',
      text: 'Edit the rule, run the rule set again on each document, and download a dated result for every one.',
    },
    {
      title: 'Evidence, not assurances',
      text: 'Where a sentence meets a requirement, you get that sentence and its page: what an auditor asks for first.',
    },
    {
      title: 'Gaps told apart from errors',
      text: '“Not found in the document” and “Broken” are two verdicts, because they call for different work.',
    },
  ],
}
