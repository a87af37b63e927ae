import { describe, expect, test } from 'vitest'
import { splitPasted } from '../../src/islands/workspace/editor/pasted-rules.ts'

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

test('a line without a number continues the item above it', () => {
  expect(splitPasted('1. Alpha\n   one\n2. Beta\ntwo').rules).toEqual(['Alpha one', 'Beta two'])
})

test('after an empty line a line without a number is a rule of its own', () => {
  expect(splitPasted('1. Alpha one\n\nBeta two').rules).toEqual(['Alpha one', 'Beta two'])
})

test('sentences that begin with a figure or an initial keep it', () => {
  const text =
    '1.5 metres is the distance\nA. Novák signs the contract\n3 copies are handed over\n2026 is the year'
  expect(splitPasted(text).rules).toEqual(text.split('\n'))
})

test('a list is told from a text without numbers', () => {
  expect(splitPasted('- Alpha\n- Beta').marked).toBe(true)
  expect(splitPasted('Alpha\nBeta').marked).toBe(false)
})
