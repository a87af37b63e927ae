import { describe, expect, it } from 'vitest'
import { decide } from '../../local/model/deciders/decide.ts'
import { phrasesIn } from '../../local/model/phrases/phrases.ts'
import { documentOf } from './model-documents.ts'

const agreement = documentOf(
  `SUPPLY AGREEMENT
1. Orders
If the Buyer misses payment obligations a third time in any three (3) year period, the Supplier may stop deliveries.
2. Insurance
The Supplier maintains liability coverage with limits of at least $5,000,000.
3. Default
If a payment is not made within ninety (90) days of its due date, the Supplier may charge a fee.
4. Confidentiality
During the term and for a period of six (6) years thereafter the parties keep the information secret.
5. Termination
The Supplier may terminate this Agreement for convenience upon ninety (90) days' notice.
6. Breach
If a party fails to cure a breach within twenty (20) days after notice, the other may terminate this Agreement.`,
)

describe('a period answers only a rule about what it measures', () => {
  it.each([
    ['Payment must be due within 30 days.', 'not_found'],
    ['Liability must be capped at no more than 1,000,000 USD.', 'not_found'],
    ['Termination for breach requires a cure period of at least 30 days.', 'broken'],
    ['Either party may terminate for convenience on at most 120 days’ notice.', 'not_found'],
    ['The Supplier may terminate for convenience on at most 60 days’ notice.', 'broken'],
    ['Confidentiality must last at least five years after the term.', 'met'],
  ])('%s: %s', (text, verdict) => {
    expect(decide({ number: 1, text }, agreement, phrasesIn('en')).verdict).toBe(verdict)
  })
})

describe('"a" joins two kinds of clauses in Czech only', () => {
  const named = documentOf('LEASE AGREEMENT\n1. Law\nThis Agreement is governed by the laws of Finland.')

  it('is an article in English', () => {
    const { quotes } = decide(
      { number: 1, text: 'The agreement must name a governing law.' },
      named,
      phrasesIn('en'),
    )
    expect(quotes.map(({ text }) => text)).toEqual(['This Agreement is governed by the laws of Finland.'])
  })
})
