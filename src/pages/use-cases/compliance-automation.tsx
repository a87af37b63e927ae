/** @jsxImportSource preact */
import { pages } from '../../contract/urls.ts'
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
      'A changed requirement touches every procedure. Somebody has to open each of them, look for the sentence that covers it, and write down that it is there.',
      'The audit finds what that reading missed: a retention period that differs between two documents, a step without an owner, an approval without a date.',
    ],
  },
  rules: {
    title: 'Rules a quality manager would write',
    note: 'Take the requirement, name the thing to look for, and give the number. One set a standard, or one a kind of document.',
    list: [
      'The document has a number, a version and a date of approval.',
      'Every step of the procedure names the role that carries it out.',
      'Records are kept for at least five years.',
      'Deviations are reported to the quality manager within 24 hours.',
      'Measuring equipment is calibrated at a stated interval.',
      'The document says which records prove that it was followed.',
      'Every abbreviation is explained where it is first used.',
    ],
  },
  sample: {
    file: 'QP-014-calibration.pdf',
    heading: 'QP-014 Calibration of measuring equipment',
    page: '3',
    paragraphs: [
      [
        '4.1  Equipment is calibrated every twelve months. ',
        {
          quote: 'Any deviation is reported to the quality manager within 24 hours of being found.',
          verdict: 'met',
        },
      ],
      [
        '4.2  ',
        {
          quote: 'Calibration records are kept for three years after the equipment is withdrawn from use.',
          verdict: 'broken',
        },
        ' They are stored with the equipment file.',
      ],
      [
        '4.3  Equipment that fails is marked, locked away and entered in the list of nonconforming equipment.',
      ],
    ],
    findings: [
      {
        rule: 3,
        verdict: 'broken',
        text: 'Records are kept for at least five years.',
        reason: 'The procedure keeps calibration records for three years.',
        page: 3,
      },
      {
        rule: 4,
        verdict: 'met',
        text: 'Deviations are reported within 24 hours.',
        reason: 'The deadline and the addressee are both named.',
        page: 3,
      },
      {
        rule: 1,
        verdict: 'not-found',
        text: 'The document has a number, a version and a date of approval.',
        reason: 'Number and version are on page 1; no date of approval is given.',
      },
    ],
    caption: 'An example with an invented procedure: page 3 of 6 beside three of seven findings.',
  },
  gains: [
    {
      title: 'A requirement changes once',
      text: 'Edit the rule, run the set again on each document, and keep a dated result for every one of them.',
    },
    {
      title: 'Evidence, not assurances',
      text: 'For each requirement that is met you get the sentence and its page: what an auditor asks for first.',
    },
    {
      title: 'Gaps told apart from errors',
      text: '“Not found in the document” and “Broken” are two verdicts, because the work they cause is different.',
    },
  ],
}
