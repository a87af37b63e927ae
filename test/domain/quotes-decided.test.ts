/** Surroundings of a quote that one condition alone decides about. */
import { expect, test } from 'vitest'
import { meaningsIn } from '../../src/domain/quotes/meaning/languages.ts'
import { indexDocument, locateQuote } from '../../src/domain/quotes.ts'
import { FILLING } from '../support/filling.ts'
import { pageOf } from '../support/hostile-texts.ts'

const CLAUSE = 'The Tenant keeps the roof in good repair.'
const KEPT = 'the Tenant keeps the roof in good repair'

function isProof(text: string, quote: string, language = 'en'): boolean | undefined {
  const filling = (FILLING[language] ?? '').trim()
  const page = pageOf(`${text}\n9. ${filling}\n${filling}\n${filling}\n`)
  return locateQuote(indexDocument([page]), quote)?.isProof
}

test.each([
  [`Never, save as agreed, ${KEPT}.`, KEPT],
  [`Bob agrees that ${KEPT}, Anna never does.`, KEPT],
  [`“Excluded Risks” means\n${CLAUSE}`, CLAUSE],
  [`The Tenant claims the following: “Bins are blue. Keys are red. Doors stay shut. ${CLAUSE}”`, CLAUSE],
  [`${CLAUSE}\nAgreed by nobody\nThe bins are blue today and red tomorrow.`, CLAUSE],
  [`${CLAUSE}\nIn force:\n☐ Yes ☒ No`, CLAUSE],
  [`3. Roof\n3.1 ${CLAUSE}\n7. Fees\n3.1 | yes\n3.1 | deleted`, CLAUSE],
  [`3. Roof\n3.1 ${CLAUSE}\n7. Fees\nChapter    Agreed\n3    no`, CLAUSE],
])('the quote is no proof: %s', (text, quote) => {
  expect(isProof(text, quote)).toBe(false)
})

test('in a script without spaces, the stem of a list with a colon takes its items back', () => {
  const clause = '借主は屋根を良好に保つ。'
  expect(isProof(`無効な条項：\n(1) ${clause}`, clause, 'ja')).toBe(false)
  expect(isProof(`有効な条項：\n(1) ${clause}`, clause, 'ja')).toBe(true)
})

test('a slash between two things does not belong to the first', () => {
  expect(isProof('The Tenant keeps the roof/ the walls in good repair.', 'The Tenant keeps the roof')).toBe(
    true,
  )
})

test('two frequent words of a language among many others do not make the text one of that language', () => {
  const others = Array.from({ length: 60 }, () => 'zork')
  expect(meaningsIn(['the', 'of', 'and', 'with', ...others.slice(0, 6)].join(' ')).isKnown).toBe(true)
  expect(meaningsIn(['the', 'of', ...others].join(' ')).isKnown).toBe(false)
})
