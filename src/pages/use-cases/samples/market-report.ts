import { broken, line, met, type Sample } from '../../parts/sample-text.ts'

/** Quoted from the document and from its check; test/check/samples.test.ts compares both. */
export const marketReportSample: Sample = {
  name: 'report',
  file: 'parcel-delivery-2026.pdf',
  pages: 2,
  highlighted: { path: '/samples/parcel-delivery-2026.pdf', pages: 3 },
  rules: [
    'The report must have at most 4 pages.',
    'The report must not use “guarantee” or “will save”.',
    'The report must not use the client’s former name “Tolvane Freight”.',
    'The survey must have at least 200 respondents.',
    'The assumed market growth must be at most 5 % a year.',
    'The payback period must be at most five years.',
    'The report must contain a section on limitations.',
  ],
  counts: { broken: 3, notFound: 1, met: 3 },
  sheet: {
    page: 2,
    sections: [
      {
        heading: '4. Recommendations',
        paragraphs: [
          line`4.1 Open a second hub in Olomouc by 30 April 2027. Responsible: head of operations. ${broken(2, 'The hub will save EUR 1.9 million a year in transport between depots.')}`,
          line`4.2 Building and equipping the hub costs EUR 5.7 million. ${met(6, 'The payback period is three years.')}`,
          line`4.3 Collect parcels from the largest customers until 20:00. Responsible: head of sales. The later hour needs two more drivers in each depot.`,
          line`4.4 Decide on the hub by 30 September 2026, before the lease of the hall in Brno has to be renewed. Responsible: board of directors.`,
        ],
      },
      {
        heading: 'Annex A: Parcels delivered',
        paragraphs: [
          line`${broken(3, 'Tolvane Freight delivered 5.1 million parcels in 2025, about two thirds of them to homes.')}`,
          line`Returned parcels are counted. Parcels that were handed to another carrier are not.`,
        ],
      },
    ],
  },
  findings: [
    {
      rule: 2,
      verdict: 'broken',
      text: 'The report must not use “guarantee” or “will save”.',
      reason: 'The rule forbids “will save”, but it occurs in section 4.1 “Recommendations”, page 2.',
      page: 2,
    },
    {
      rule: 3,
      verdict: 'broken',
      text: 'The report must not use the client’s former name “Tolvane Freight”.',
      reason: 'The rule forbids “Tolvane Freight”, but it occurs in section A “Parcels delivered”, page 2.',
      page: 2,
    },
    {
      rule: 7,
      verdict: 'not-found',
      text: 'The report must contain a section on limitations.',
      reason: 'No heading or passage on any of the 2 pages deals with “a section on limitations”.',
    },
    {
      rule: 6,
      verdict: 'met',
      text: 'The payback period must be at most five years.',
      reason:
        'The document states “three years” (in section 4.2 “Recommendations”, page 2); the rule allows at most five years, so it is met.',
      page: 2,
    },
  ],
}
