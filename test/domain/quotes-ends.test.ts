/** What a quote may change at its end, in its letter case and in its signs without losing its status or its proof. */
import { expect, test } from 'vitest'
import { indexDocument, type Located, locateQuote } from '../../src/domain/quotes.ts'
import { FILLING } from '../support/filling.ts'
import { pageOf } from '../support/hostile-texts.ts'

function locatedIn(sentence: string, quote: string): Located {
  const page = pageOf(`${FILLING.en}${sentence} ${FILLING.en}`)
  return locateQuote(indexDocument([page]), quote) ?? expect.fail('not located')
}

test.each([
  [
    'the end of its sentence',
    'The fee is due in May. The office is open.',
    'The fee is due in May.',
    'verified',
    true,
  ],
  ['no end', 'The fee is due in May. The office is open.', 'The fee is due in May', 'verified', true],
  [
    'an end in quotation marks',
    'The fee is due in May." The office is open.',
    'The fee is due in May.',
    'verified',
    true,
  ],
  [
    'an end before a note’s mark',
    'The fee is due in May.1 The office is open.',
    'The fee is due in May.',
    'verified',
    true,
  ],
  ['a semicolon', 'The fee is due in May; the office is open.', 'The fee is due in May;', 'verified', true],
  ['an end that is none', 'The fee is due in May, or in June.', 'The fee is due in May.', 'repaired', false],
  [
    'an end where the rule goes on',
    'The monthly rent is CZK 14,500, due on the fifth day.',
    'The monthly rent is CZK 14,500.',
    'repaired',
    false,
  ],
  [
    'an end before a bracket',
    'The fee is due in May (or June).',
    'The fee is due in May.',
    'repaired',
    false,
  ],
  [
    'a full stop for a question mark',
    'The fee is due now? All decide.',
    'The fee is due now.',
    'repaired',
    false,
  ],
  ['a question without its mark', 'The fee is due now? All decide.', 'The fee is due now', 'repaired', false],
  ['half of a mark', 'The fee is due now!? All decide.', 'The fee is due now!', 'repaired', false],
  ['a question', 'The fee is due now? All decide.', 'The fee is due now?', 'verified', false],
  ['a question in Japanese', '料金は五月に支払うか？残りは後で。', '料金は五月に支払うか', 'repaired', false],
])('a quote with %s: %j, %j', (_, sentence, quote, status, isProof) => {
  expect(locatedIn(sentence, quote)).toMatchObject({ status, isProof })
})

const MONTHS = 'Both agree that in May, June, and July the fee is due.'
const LIST = 'Both agree that in May, June and July the fee is due.'

test.each([
  ['without any capitals and signs', MONTHS, 'in may june and july the fee is due', true],
  ['with signs, but without capitals', MONTHS, 'in may, june, and july the fee is due', false],
  ['that lost four capitals and signs', LIST, 'in may june and july the fee is due', true],
  ['that lost them but for one sign', LIST, 'in may, june and july the fee is due', false],
  ['that lost them but for one capital', LIST, 'in May june and july the fee is due', false],
  [
    'that lost a sign which ends a clause',
    'In May, June and July the fee is due; it is paid by Alma.',
    'in may june and july the fee is due it is paid by alma',
    true,
  ],
  ['with a capital less inside', 'The fee is due in May and June.', 'The fee is due in may and June.', false],
  ['with two capitals less', 'The tenant pays the Fee in May.', 'the tenant pays the fee in May.', false],
  [
    'with a letter less',
    'The Tenant pays the fees every month.',
    'The Tenant pays the fee every month.',
    false,
  ],
  [
    'with a letter more',
    'The Tenant pays the fee every month.',
    'The Tenant pays the fees every month.',
    false,
  ],
  ['in capitals, of two words', 'Fees apply.', 'FEES APPLY.', true],
  ['with a unit in small letters', 'USE 5 KG OF OIL IN THE HALL.', 'Use 5 kg of oil in the hall.', false],
  ['with an amount of three letters', 'USE 5 OIL CANS IN THE HALL.', 'Use 5 oil cans in the hall.', true],
  ['that lost only two capitals', 'Both say in May and June it is due.', 'in may and june it is due', false],
])('a quote %s', (_, sentence, quote, isProof) => {
  expect(locatedIn(sentence, quote)).toMatchObject({ status: 'repaired', isProof })
})

test.each([
  ['The international fee is due in spring.', 'The inter-\nnational fee is due in spring.'],
  ['The inter-national fee is due in spring.', 'The inter-\nnational fee is due in spring.'],
  ['The inter-\nnational fee is due in spring.', 'The inter-national fee is due in spring.'],
  ['Agreed.', 'Agreed.'],
])(
  '%j is proved by %j: a hyphen at a line end may be the word’s own, and one word may be all',
  (sentence, quote) => {
    expect(locatedIn(sentence, quote)).toMatchObject({ status: 'verified', isProof: true })
  },
)

test('a verified quote has no differences, even if its signs are others', () => {
  const quote = 'The "Party\'s" duty is - as agreed - due in May.'
  const found = locatedIn('The “Party’s” duty is – as agreed – due in May.', quote)
  expect(found).toMatchObject({ status: 'verified', isProof: true, diff: [] })
})

test.each([
  ['____ is the tenant of the house.', '____ is the tenant of the house.', false],
  ['____ is the tenant of the house.', 'is the tenant of the house.', false],
  ['Name: ____\nThe tenant keeps the house.', 'The tenant keeps the house.', true],
  ['____ The tenant keeps the house.', 'The tenant keeps the house.', true],
  ['___X___ tenant keeps the house.', 'tenant keeps the house.', true],
])('in %j, %j is proof: %s', (sentence, quote, isProof) => {
  expect(locatedIn(sentence, quote)).toMatchObject({ status: 'verified', isProof })
})

test.each(['\ufffc', '\ufffd'])('a quote with a character that nobody can read is no proof: %j', (sign) => {
  const sentence = `The fee ${sign} is due in May.`
  expect(locatedIn(sentence, sentence)).toMatchObject({ status: 'verified', isProof: false })
})

test('crossed-out letters and lines are no proof', () => {
  const sentence = 'The fee is due in May.'
  const struckLetters = [...sentence].map((letter) => `${letter}\u0336`).join('')
  expect(locatedIn(struckLetters, sentence)).toMatchObject({ isProof: false })
  expect(locatedIn(struckLetters, sentence).struck).toHaveLength(1)
  const page = pageOf(`${FILLING.en}${sentence} ${FILLING.en}`)
  const start = page.text.indexOf(sentence)
  for (const [range, struck] of [
    [{ start: start + 4, end: start + 7 }, [{ page: 1, start: start + 4, end: start + 7 }]],
    [{ start: start - 9, end: start + 3 }, [{ page: 1, start, end: start + 3 }]],
    [{ start: start + 3, end: start + 4 }, []],
    [{ start: 0, end: start }, []],
  ] as const) {
    const found = locateQuote(indexDocument([{ ...page, struck: [range] }]), sentence)
    expect(found).toMatchObject({ struck, isProof: struck.length === 0 })
  }
  const other = {
    ...pageOf(page.text.replace(sentence, ''), 2),
    struck: [{ start: 0, end: page.text.length }],
  }
  const found = locateQuote(indexDocument([page, other]), sentence)
  expect(found).toMatchObject({ struck: [], isProof: true })
})
