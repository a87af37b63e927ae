import { expect, test } from 'vitest'
import { excerpt, pieces, search } from '../../src/islands/workspace/rule-sets/rule-search.ts'

const contracts = {
  id: 1,
  name: 'Contracts',
  ruleSets: [
    { name: 'Payment terms', text: '1. The price is stated.', tags: [] },
    { name: 'Lease', text: '1. The rent is stated.\n2. PAYMENT is due within 30 days.', tags: [] },
    { name: 'Wills', text: '1. Two witnesses sign.', tags: [] },
  ],
}
const reports = {
  id: 2,
  name: 'Reports',
  ruleSets: [{ name: 'Annual report', text: '1. Payments are listed.', tags: [] }],
}

function found(words: string): string[] {
  return search({ words, tagId: null }, [contracts, reports]).flatMap(({ folderName, hits }) =>
    hits.map(({ ruleSet }) => `${folderName}/${ruleSet.name}`),
  )
}

test('names are searched', () => {
  expect(found('Annual')).toEqual(['Reports/Annual report'])
})

test('rules are searched, ignoring case', () => {
  expect(found('payment')).toEqual(['Contracts/Payment terms', 'Contracts/Lease', 'Reports/Annual report'])
})

test('hits are grouped by folder, and folders without hits are left out', () => {
  expect(
    search({ words: 'payment', tagId: null }, [contracts, reports]).map(({ folderName, hits }) => [
      folderName,
      hits.length,
    ]),
  ).toEqual([
    ['Contracts', 2],
    ['Reports', 1],
  ])
  expect(
    search({ words: 'witnesses', tagId: null }, [contracts, reports]).map(({ folderName }) => folderName),
  ).toEqual(['Contracts'])
})

test('a match names the rule that contains the words', () => {
  const hits = search({ words: 'due within', tagId: null }, [contracts])[0]?.hits
  expect(hits?.map(({ rule }) => rule)).toEqual(['PAYMENT is due within 30 days.'])
})

test('without words everything matches', () => {
  expect(found('  ').length).toBe(4)
})

test('special characters of patterns are searched literally', () => {
  const folder = {
    id: 3,
    name: 'Odd',
    ruleSets: [{ name: 'C++ (draft) [v1.0]?', text: '1. 100 % \\ done', tags: [] }],
  }
  for (const words of ['c++', '(DRAFT)', '[v1.0]?', '% \\'])
    expect(search({ words, tagId: null }, [folder]).length).toBe(1)
  expect(search({ words: 'v1x0', tagId: null }, [folder])).toEqual([])
})

test('all hits are marked and keep their letter case', () => {
  expect(pieces('Payment of a repayment', 'PAYMENT')).toEqual([
    { text: 'Payment', marked: true },
    { text: ' of a re', marked: false },
    { text: 'payment', marked: true },
  ])
  expect(pieces('İstanbul straße', 'STRASSE')).toEqual([{ text: 'İstanbul straße', marked: false }])
  expect(pieces('İstanbul ŽLUŤ', 'žluť')).toEqual([
    { text: 'İstanbul ', marked: false },
    { text: 'ŽLUŤ', marked: true },
  ])
})

test('a long rule is shortened around its hit', () => {
  const rule = `${'Before the words come many others. '.repeat(5)}Here is the payment.`
  expect(excerpt(rule, 'payment')).toMatch(/^….*Here is the payment\.$/)
  expect(excerpt('Short payment.', 'payment')).toBe('Short payment.')
})

test('a tag limits the hits, with or without words', () => {
  const tagged = { name: 'Sale', text: '1. The price is stated.', tags: [{ id: 7 }] }
  const folder = { id: 3, name: 'Sales', ruleSets: [tagged, { ...tagged, name: 'Other', tags: [{ id: 8 }] }] }
  const names = (words: string, tagId: number | null) =>
    search({ words, tagId }, [folder]).flatMap(({ hits }) => hits.map(({ ruleSet }) => ruleSet.name))
  expect(names('', 7)).toEqual(['Sale'])
  expect(names('price', 8)).toEqual(['Other'])
  expect(names('other', 7)).toEqual([])
  expect(names('', null)).toEqual(['Sale', 'Other'])
})
