import { expect, test } from 'vitest'
import { figuresOf } from '../../../src/domain/results/figures.ts'
import type { EvidenceStatus } from '../../../src/domain/results/verdicts.ts'

function figures(rule: string, quote: string, status: EvidenceStatus = 'verified') {
  return figuresOf({ rule, evidence: [{ quote, page: 1, quads: [], status }] })
}

test.each([
  [
    'Notice takes at least 30 days.',
    'upon giving fifteen (15) days notice, within the 15 day period',
    '15 days',
  ],
  ['Liability is at most EUR 100,000.', '7.1 It is limited to EUR 57,600 in a year.', 'EUR 57,600'],
  ['Zahlbar innerhalb von 30 Tagen.', 'Zahlbar 45 Tage nach Erhalt', '45 Tage'],
  ['The fee is at most €5.', 'a fee of €12 for 3 months', '€12'],
  ['Interest is no more than 5 %.', 'at 8% a year', '8%'],
])('the figures of “%s” and of the document stand side by side', (rule, quote, document) => {
  expect(figures(rule, quote)).toEqual({ document, rule: rule.slice(0, -1) })
})

test('a rule is shown from the start of its sentence to its figure', () => {
  const rule = 'Look at the end. Notice by either party must take at least thirty (30) days in writing.'
  expect(figures(rule, '15 days')?.rule).toBe('Notice by either party must take at least thirty (30) days')
})

test.each([
  ['two figures in the rule', 'Between 10 and 30 days', 'in 15 days', 'verified'],
  ['two figures in the document', 'At most 30 days', 'in 15 days, else in 20 days', 'verified'],
  ['other units', 'At most 30 days', 'in 2 months', 'verified'],
  ['a quote that is not in the document', 'At most 30 days', 'in 15 days', 'unverified'],
] as const)('nothing is compared with %s', (_, rule, quote, status) => {
  expect(figures(rule, quote, status)).toBeNull()
})
