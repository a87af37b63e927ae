/** How the demo model decides rules, through the answer to a task. */
import { expect, it } from 'vitest'
import { answerTask } from '../../local/model/respond.ts'
import type { RuleAnswer } from '../../local/model/wire.ts'
import { REPEATED, repeatOf } from '../support/hostile-texts.ts'

const contract = [
  `SERVICE AGREEMENT
This Agreement is made on 2 March 2026 between Halden Ltd and Ferrow Ltd, ferrow@example.org.
1. Payment
The Client shall pay each invoice within forty-five (45) days of its receipt.
The monthly fee is EUR 4,800, and USD 95 an hour is charged for other work.
2. Liability
The liability of each party is limited to EUR 57,600 in a calendar year.
3. Assignment
Neither party may assign this Agreement without the prior written consent of the other party.
Purchase order: PO-4711
By: /s/ Jana Kolb By: /s/ Petr Ferrow`,
  `4. Final provisions
This Agreement is governed by the laws of the Czech Republic.
The Provider shall use its best efforts to begin work on the next day.
The Provider shall insure the equipment against theft, except in transit. The price of a licence is [***].
Noise level: 42 dB Power: 11 kW
5. Term
This Agreement shall continue for three years.`,
]

function answer(text: string, pages: readonly string[] = contract): RuleAnswer | undefined {
  const sources = pages.map((page, at) => ({ number: at + 1, text: page }))
  const task = { version: '1', language: 'en', rules: [{ number: 1, text }], general: false } as const
  return answerTask({ ...task, rules: [...task.rules] }, sources).rules[0]
}

it.each([
  ['The agreement must mention "best efforts".', 'met'],
  ['The agreement must not mention "best efforts".', 'broken'],
  ['The agreement must not use "reasonable efforts".', 'met'],
  ['The agreement must contain "warranty" and "Czech Republic".', 'not_found'],
  ['The agreement must mention Halden Ltd.', 'met'],
  ['Invoices must be payable within 30 days.', 'broken'],
  ['Invoices must be payable within 60 days.', 'met'],
  ['Liability must be limited to at most EUR 100,000.', 'met'],
  ['Interest on late payments must be at most 8 %.', 'not_found'],
  ['All amounts must be in EUR.', 'broken'],
  ['The agreement must be governed by the laws of the Czech Republic.', 'met'],
  ['The agreement must be governed by the laws of France.', 'broken'],
  ['The agreement must not be governed by the laws of France.', 'met'],
  ['The service agreement must not be longer than two pages.', 'met'],
  ['Halden Ltd must be a party to the agreement.', 'met'],
  ['The noise level must be at most 45 dB.', 'met'],
  ['The term must be at most one year.', 'broken'],
  ['The agreement must contain an assignment clause.', 'met'],
  ['The agreement must not contain a cap on liability.', 'broken'],
  ['The agreement must contain a force majeure clause.', 'not_found'],
  ['The agreement must contain an e-mail address and a date.', 'met'],
  ['The agreement must contain a phone number.', 'not_found'],
  ['The purchase order must be stated.', 'met'],
  ['The agreement must be signed by both parties.', 'met'],
  ['The agreement must have at most 2 pages.', 'met'],
  ['The agreement must have at most 10 words.', 'broken'],
  ['The agreement must not contain placeholders.', 'met'],
  ['The provider must use its best efforts to begin work on the next day.', 'met'],
])('decides %j: %s', (rule, verdict) => {
  expect(answer(rule)).toMatchObject({ verdict })
})

it.each([
  'If the client is late, interest of 5 % must be due.',
  'If the document mentions a penalty, it must be at most 5 %.',
  'If the document mentions arbitration, the place must be Vienna.',
  'The fee must be 4,800 EUR and be raised by at most 3 % within 12 months.',
  'The parties must treat each other fairly.',
  'The client must not use its best efforts.',
  'The agreement must not mention "efforts" more than twice.',
  'The fee for training must be at most EUR 100.',
  'The liability cap must be reasonable.',
  'The provider must insure the equipment against theft.',
  'The agreement must state the price of a licence.',
  'The agreement must contain a clause that nobody would look for.',
])('says that it can’t judge %j', (rule) => {
  expect(answer(rule)).toMatchObject({
    verdict: 'cannot_judge',
    reason: expect.stringContaining("can't judge"),
  })
})

it('does not take a month for a date, nor a line to sign on for a signature', () => {
  const draft = ['Fact sheet of the town and its people for the month of March 2026\nSigned: ____________']
  for (const rule of ['The fact sheet must be dated.', 'The fact sheet must contain a signature.'])
    expect(answer(rule, draft)?.verdict, rule).toBe('cannot_judge')
})

it('never says that there is no figure where one stands', () => {
  expect(answer('The fee for a reminder must be at most EUR 10.')?.verdict).toBe('cannot_judge')
})

it('reads other languages by exact words, and says so', () => {
  const czech = [
    'Smlouva o dílo. Zhotovitel provede dílo do třiceti dnů. Smluvní pokuta činí 0,05 % denně. Záruka trvá dva roky.',
  ]
  expect(answer('The contract must mention "Záruka".', czech)).toMatchObject({ verdict: 'met' })
  expect(answer('The contract must mention "Pojištění".', czech)?.reason).toContain('reads English')
  expect(answer('The contract must contain a warranty clause.', czech)).toMatchObject({
    verdict: 'cannot_judge',
  })
})

it('quotes the document as written', () => {
  for (const rule of [
    'Invoices must be payable within 30 days.',
    'The agreement must contain a cap on liability.',
  ])
    for (const { text, page } of answer(rule)?.quotes ?? [])
      expect(contract[page - 1]?.replace(/\s+/gu, ' ')).toContain(text)
})

it('answers about repetitions of every class of characters', { timeout: 120_000 }, () => {
  const rules = ['The contract must contain a governing law clause.', 'The fee must be at most 5 %.']
  for (const unit of REPEATED)
    for (const rule of rules)
      expect(answer(rule, [repeatOf(unit, 2_000)]), JSON.stringify(unit)).toMatchObject({ number: 1 })
})
