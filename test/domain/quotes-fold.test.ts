/** What the two normal forms of text keep and drop. */
import { expect, test } from 'vitest'
import { foldLoose, looseForm } from '../../src/domain/quotes/text/fold.ts'
import { sameAsWritten, strictForm } from '../../src/domain/quotes/text/strict-form.ts'

test.each([
  ['letter case and spaces', 'The  Tenant\n\tPays\u00a0Rent', 'thetenantpaysrent'],
  ['hyphens, dashes and blanks', 'non-com\u00adpete \u2013 ____ x\u2011y', 'noncompetexy'],
  ['bullets', '\u2022 one \u25aa two', 'onetwo'],
  ['accents', 'Příliš žluťoučký ñandú', 'priliszlutouckynandu'],
  ['invisible characters', 'a\u200bb\ufe0fc\u0640d\u0000e', 'abcde'],
  ['Hebrew points', 'שָׁלוֹם', 'שלום'],
  ['Arabic vowel signs', 'كِتَاب', 'کتاب'],
])('the loose form drops %s', (_, text, form) => {
  expect(looseForm(text)).toBe(form)
})

test.each([
  [
    'letters that people write otherwise',
    'Straße æon œuvre søn łódź đak ısı',
    'strasseaeonoeuvresonlodzdakisi',
  ],
  ['the final sigma', 'λόγος', 'λογοσ'],
  ['Persian and Arabic letters', 'ي ى ك', 'ییک'],
  ['slashes', 'a⁄b∕c/d', 'a/b/c/d'],
  ['quotation marks', '«a» “b” ‘c’ "d" \'e\' ′f″ 〝g〟 ‹h›', "'a''b''c''d''e''f''g''h'"],
  ['ligatures and full width', 'ﬁﬂ ＡＢ１', 'fiflab1'],
  ['digits of any script', '٠١٩ ۴۵ ०९ 𝟎𝟗 𑛐𑛙𑛚𑛣', '0194509090909'],
])('the loose form has one form of %s', (_, text, form) => {
  expect(looseForm(text)).toBe(form)
})

test('alefs come before lams in each run of them, each at a place of the run', () => {
  const found: [string, number][] = []
  foldLoose('بلاﻻ ب', (unit, offset) => found.push([String.fromCharCode(unit), offset]))
  expect(found).toEqual([
    ['ب', 0],
    ['ا', 1],
    ['ا', 2],
    ['ل', 3],
    ['ل', 3],
    ['ب', 5],
  ])
  expect(looseForm('لا')).toBe(looseForm('ال'))
  expect(looseForm('لا ب لا')).toBe('البال')
})

test('a run of one unit is shortened: to one dot, to 4 letters, to 32 digits', () => {
  expect(looseForm(`a${'.'.repeat(9)}b…c`)).toBe('a.b.c')
  expect(looseForm(`${'x'.repeat(4)}y`)).toBe('xxxxy')
  expect(looseForm(`${'x'.repeat(9)}yx`)).toBe('xxxxyx')
  for (const digit of ['0', '5', '9']) expect(looseForm(digit.repeat(40))).toBe(digit.repeat(32))
  for (const sign of ['/', ':']) expect(looseForm(sign.repeat(40))).toBe(sign.repeat(4))
})

test('each unit has the offset of its character, also behind one of two units', () => {
  const offsets: number[] = []
  foldLoose('𝐀ß b', (_, offset) => offsets.push(offset))
  expect(offsets).toEqual([0, 2, 2, 4])
  expect(looseForm('-_ \u0301\u00ad')).toBe('')
})

test.each([
  ['keeps letter case, accents and punctuation', 'The Fee, paid; è', 'TheFee,paid;è'],
  [
    'has one kind of dash, of double and of single quotation mark',
    '–—− “a” «b» ‘c’ ´d`',
    '-"a""b"\'c\'\'d\'',
  ],
  ['resolves ligatures and full width', 'ﬁ Ａ', 'fiA'],
  ['has one form of the sign of inches', '5″ 5"', '5"5"'],
  ['resolves triple primes and the n after an apostrophe', '‴ ŉ', "''''n"],
  ['drops bullets', '• a', 'a'],
  ['shortens leaders and blanks', 'a ....... b … -- c ___ d', 'a...b...-c_d'],
  ['keeps two dots', 'a..b', 'a..b'],
])('the strict form %s', (_, text, form) => {
  expect(strictForm(text)).toBe(form)
})

test.each([
  ['agree-\nment', 'agreement', true],
  ['agree-\nment', 'agree-ment', true],
  ['agree\u2010 \n  ment', 'agreement', true],
  ['agree\u00adment', 'agreement', true],
  ['agree\u0002ment', 'agree-ment', true],
  ['cafe\u0301-\nbar', 'cafébar', true],
  ['𝐀-\n𝐁', 'AB', true],
  ['agree-ment', 'agreement', false],
  ['1-\n2', '12', false],
  ['agree-\n2', 'agree2', false],
  [`e${'\u0301'.repeat(8)}-\nb`, `e${'\u0301'.repeat(8)}b`, true],
  [`e${'\u0301'.repeat(9)}-\nb`, `e${'\u0301'.repeat(9)}b`, false],
  ['a-\n2', 'a2', false],
  ['1-\na', '1a', false],
  ['-\nment', 'ment', false],
  ['agreement', 'agreements', false],
  ['agree', 'agreex', false],
  ['The fee', 'the fee', false],
  ['agree-\nment.', 'agreement', false],
  ['agreement-', 'agreement', false],
  ['agreement', 'agreement\u00ad', true],
])('%j and %j are written alike: %s', (own, said, same) => {
  expect(sameAsWritten(strictForm(own), strictForm(said))).toBe(same)
  expect(sameAsWritten(strictForm(said), strictForm(own))).toBe(same)
})
