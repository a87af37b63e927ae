/** Radicals and the ideographs that fonts draw alike. */
import { expect, test } from 'vitest'
import { indexDocument, locateQuote } from '../../src/domain/quotes/quotes.ts'
import { unifiedIdeograph, withUnifiedIdeographs } from '../../src/domain/text/unified-ideographs.ts'
import { pageOf } from '../support/hostile-texts.ts'

test('radicals become the ideographs that they look like', () => {
  expect(withUnifiedIdeographs('⻛险 ⻓期 ⻋⻔ 第⻚ ⼈⽉⿕ ⺟⻳')).toBe('风险 长期 车门 第页 人月龠 母龟')
})

test('all Kangxi radicals and nearly all others have an ideograph of one unit; other characters stay', () => {
  const codes = (first: number, last: number): number[] =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at)
  const isIdeograph = (code: number): boolean => /^\p{Unified_Ideograph}$/u.test(String.fromCharCode(code))
  const changed = (first: number, last: number): number[] =>
    codes(first, last).filter((code) => isIdeograph(unifiedIdeograph(code)))
  expect(changed(0x2f00, 0x2fd5)).toHaveLength(214)
  expect(changed(0x2e80, 0x2ef3)).toHaveLength(101)
  for (const code of [...codes(0x20, 0x2e80), ...codes(0x2ef4, 0x2eff), ...codes(0x2fd6, 0x31ff), 0x1f600])
    expect(unifiedIdeograph(code)).toBe(code)
})

test('a quote with radicals is in a text with ideographs as written', () => {
  const index = indexDocument([pageOf('设备卸货并经检验后，风险转移给客户。')])
  expect(locateQuote(index, '经检验后，⻛险转移给客户')).toMatchObject({
    status: 'same',
    quote: '经检验后，风险转移给客户',
  })
})
