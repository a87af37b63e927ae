/** Which part of a suggestion is wording to copy. */
import { expect, test } from 'vitest'
import { wordingOf } from '../../src/islands/history/findings/wording.ts'
import { REPEATED } from '../support/hostile-texts.ts'

const evidence = [
  {
    quote: 'The Client pays within forty-five (45) days of the the receipt.',
    page: 1,
    quads: [],
    status: 'verified',
  },
] as const
const rule = 'Invoices are payable within 30 days.'
const broken = { rule, verdict: 'broken' } as const

test.each([
  ['Change “forty-five (45) days” to at most 30 days.', null],
  ['Change “forty-five (45) days” to “thirty (30) days”.', 'thirty (30) days'],
  ['Remove or replace “forty-five (45) days”.', null],
  ['Odstraňte nebo nahraďte „forty-five (45) days“.', null],
  ['Add: a data protection clause.', null],
  [
    'The Client pays within thirty (30) days of receipt.',
    'The Client pays within thirty (30) days of receipt.',
  ],
  ['“Fees” means the amounts in Annex 1.', '“Fees” means the amounts in Annex 1.'],
  ['', null],
])('of a rule: %s', (fix, wording) => {
  expect(wordingOf({ ...broken, fix, evidence }, false)).toBe(wording)
})

test('words named by a broken rule are not offered; words required by a rule that is not found are', () => {
  const finding = { rule: 'It says “best efforts”.', fix: 'Remove or replace “best efforts”.', evidence: [] }
  expect(wordingOf({ ...finding, verdict: 'broken' }, false)).toBe(null)
  expect(wordingOf({ ...finding, fix: 'Add “best efforts”.', verdict: 'not-found' }, false)).toBe(
    'best efforts',
  )
})

test.each([
  ['Write “the”.', 'the'],
  ['Napište „the“.', 'the'],
  ['Fill in what is missing.', null],
  ['The Client pays within 45 days of the receipt.', 'The Client pays within 45 days of the receipt.'],
])('of a general check: %s', (fix, wording) => {
  expect(wordingOf({ ...broken, fix, evidence }, true)).toBe(wording)
})

test('an instruction that shares a word with the quote is not a wording', () => {
  const [first] = evidence
  const unfinished = [{ ...first, quote: 'The Provider shall remedy a defect in [insert number] days.' }]
  expect(wordingOf({ ...broken, fix: 'Fill in what is missing.', evidence: unfinished }, true)).toBe(null)
})

test('the copied text is always a part of the suggestion', () => {
  for (const fix of REPEATED.map((each) => each.repeat(2000))) {
    const wording = wordingOf({ ...broken, fix, evidence }, true)
    if (wording !== null) expect(fix).toContain(wording)
  }
})
