import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitPasted, withoutMark } from '../../../src/domain/rules/pasted-rules.ts'

const numberings = {
  '1.': '1. Alpha one\n2. Beta two',
  '1)': '1) Alpha one\n2) Beta two',
  '(1)': '(1) Alpha one\n(2) Beta two',
  '[1]': '[1] Alpha one\n[2] Beta two',
  '1:': '1: Alpha one\n2: Beta two',
  '1.1': '1.1 Alpha one\n1.2 Beta two',
  '1.1.': '1.1. Alpha one\n1.2. Beta two',
  '1.Alpha': '1.Alpha one\n2.Beta two',
  'a)': 'a) Alpha one\nb) Beta two',
  'A.': 'A. Alpha one\nB. Beta two',
  'ii.': 'i. Alpha one\nii. Beta two\n',
  'IV)': 'III) Alpha one\nIV) Beta two',
  dash: '- Alpha one\n- Beta two',
  'long dash': '– Alpha one\n– Beta two',
  star: '* Alpha one\n* Beta two',
  bullet: '• Alpha one\n• Beta two',
  'bullet and tab': '\t•\tAlpha one\r\n\t•\tBeta two',
  'tick box': '- [ ] Alpha one\n- [x] Beta two',
  Article: 'Article 1 Alpha one\nArticle 2: Beta two',
  '§': '§ 1 Alpha one\n§ 2 Beta two',
  'number on a line of its own': '1.\nAlpha one\n2.\nBeta two',
  'no numbers': 'Alpha one\n\nBeta two\n',
}

describe('a list in any common numbering splits into rules', () => {
  test.each(Object.entries(numberings))('%s', (_, text) => {
    expect(splitPasted(text).rules).toEqual(['Alpha one', 'Beta two'])
  })
})

test.each(['1. Alpha one\nBeta two', '1. Alpha one\n\nBeta two', '• Alpha one\n   Beta two'])(
  'a line without a mark is a separate rule: %j',
  (text) => {
    expect(splitPasted(text).rules).toEqual(['Alpha one', 'Beta two'])
  },
)

test('a list with mixed marks loses all marks and no line', () => {
  const text = '• Alpha\n– Beta\n(d) Gamma\n5.1 Delta\n・Epsilon\n③ Zeta\na) Eta\nREQ-014\tTheta'
  expect(splitPasted(text).rules).toEqual([
    ...['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon', 'Zeta', 'Eta', 'Theta'],
  ])
})

test('every line with words is one rule, whatever its marks, below a first that has one', () => {
  const marks = ['', '• ', '– ', '1. ', '2) ', '(d) ', '5.1 ', '・', '⑤', 'ID-7\t', 'A. ', 'iv) ', '- [ ] ']
  const line = fc.record({
    mark: fc.constantFrom(...marks),
    words: fc.stringMatching(/^[a-z]{3,9}( [a-z]{3,9}){1,4}$/),
  })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), (lines) => {
      const { rules } = splitPasted(
        lines.map(({ mark, words }, at) => (at === 0 ? '- ' : mark) + words).join('\n'),
      )
      expect(rules).toHaveLength(lines.length)
      for (const [index, { words }] of lines.entries()) expect(rules[index]?.endsWith(words)).toBe(true)
    }),
    { seed: 7, numRuns: 300 },
  )
})

test('sentences that begin with a number or an initial keep it', () => {
  const text =
    '1.5 metres is the distance\nA. Novák signs the contract\n3 copies are handed over\n2026 is the year'
  expect(splitPasted(text).rules).toEqual(text.split('\n'))
  const two = text.split('\n').slice(0, 2)
  expect(splitPasted(two.join('\n')).rules).toEqual(two)
})

test('40,000 lines that could be a list are split in time that grows with their number', () => {
  const lines = Array.from({ length: 40_000 }, (_, at) => `a. rule ${at}`)
  const began = performance.now()
  expect(splitPasted(lines.join('\n')).rules).toHaveLength(40_000)
  // Quadratic splitting took 39 s.
  expect(performance.now() - began).toBeLessThan(5000)
})

test('a list is distinguished from a text without numbers', () => {
  expect(splitPasted('- Alpha\n- Beta').marked).toBe(true)
  expect(splitPasted('Alpha\nBeta').marked).toBe(false)
})

test.each([
  ['3. Alpha one', 'Alpha one'],
  ['Alpha one', 'Alpha one'],
  ['3.', ''],
])('a single line %j loses its mark', (line, rule) => {
  expect(withoutMark(line)).toBe(rule)
})

test('the title above a list is no rule; a sentence above plain lines is', () => {
  expect(splitPasted('Checklist v3\n\n1. The price is stated.\n2. The term is stated.')).toEqual({
    rules: ['The price is stated.', 'The term is stated.'],
    marked: true,
  })
  const plain = 'The price is stated.\nThe term is stated.\nThe law is named.'
  expect(splitPasted(plain).rules).toHaveLength(3)
  expect(splitPasted('The price is stated.\n- The term is stated.').rules).toHaveLength(2)
})

test('a row of a table keeps its text cell; the heading of a table is dropped', () => {
  const table = '| No | Rule | Owner |\n|---:|------|---|\n| 7 | Payment is due within 30 days. | Ann |'
  expect(splitPasted(table).rules).toEqual(['Payment is due within 30 days.'])
  expect(withoutMark('| 7 | Payment is due within 30 days. |')).toBe('Payment is due within 30 days.')
})
