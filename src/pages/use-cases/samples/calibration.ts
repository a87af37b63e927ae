import { broken, line, met, type Sample } from '../../parts/sample-text.ts'

/** Quoted from the document and from its check; test/check/samples.test.ts compares both. */
export const calibrationSample: Sample = {
  name: 'procedure',
  file: 'QP-014-calibration.pdf',
  pages: 2,
  highlighted: { path: '/samples/QP-014-calibration.pdf', pages: 3 },
  rules: [
    'The document must contain “Document number”, “Version” and “Date of approval”.',
    'The document must contain a section on responsibilities.',
    'The calibration interval must be at most 12 months.',
    'The uncertainty of calibration must be at most 25 % of the tolerance.',
    'Deviations must be reported to the quality manager within 24 hours.',
    'Records must be kept for at least five years.',
    'The document must not use “as appropriate” or “regularly”.',
  ],
  counts: { broken: 2, notFound: 1, met: 4 },
  sheet: {
    page: 2,
    sections: [
      {
        heading: '4. Deviations',
        paragraphs: [
          line`4.1 Equipment that is outside its tolerance is taken out of use at once and entered in the list of faulty equipment.`,
          line`${met(5, '4.2 The technician reports the deviation to the quality manager within 24 hours.')}`,
          line`${broken(7, '4.3 Products that were measured with the equipment since its last calibration are measured again as appropriate.')}`,
        ],
      },
      {
        heading: '5. Records',
        paragraphs: [
          line`${broken(6, '5.1 Records of calibration are kept in the file of the equipment for three years.')}`,
          line`${broken(7, '5.2 The technician regularly compares the list of equipment with what is in the workshops.')}`,
          line`5.3 The record of a calibration states the equipment, the reference standard, the readings before and after adjustment, and the name of the technician.`,
        ],
      },
    ],
  },
  findings: [
    {
      rule: 6,
      verdict: 'broken',
      text: 'Records must be kept for at least five years.',
      reason:
        'The document states “three years” (in section 5.1 “Records”, page 2); the rule allows at least five years.',
      page: 2,
    },
    {
      rule: 7,
      verdict: 'broken',
      text: 'The document must not use “as appropriate” or “regularly”.',
      reason:
        'The rule forbids “as appropriate”, but it occurs in section 4.3 “Deviations”, page 2. The rule forbids “regularly”, but it occurs in section 5.2 “Records”, page 2.',
      page: 2,
    },
    {
      rule: 1,
      verdict: 'not-found',
      text: 'The document must contain “Document number”, “Version” and “Date of approval”.',
      reason: '“Date of approval” does not occur on any of the 2 pages.',
    },
    {
      rule: 5,
      verdict: 'met',
      text: 'Deviations must be reported to the quality manager within 24 hours.',
      reason:
        'The document states “24 hours” (in section 4.2 “Deviations”, page 2); the rule allows at most 24 hours, so it is met.',
      page: 2,
    },
  ],
}
