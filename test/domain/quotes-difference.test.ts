import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differenceOf } from '../../src/domain/quotes/comparison/difference.ts'

const SIGNS = { same: ' ', document: '-', quote: '+' } as const

function shown(quote: string, own: string): string[] {
  return differenceOf(quote, own).map(({ kind, text }) => `${SIGNS[kind]}${text}`)
}

function textOf(parts: ReturnType<typeof differenceOf>, without: 'document' | 'quote'): string {
  return parts.flatMap(({ kind, text }) => (kind === without ? [] : text)).join('')
}

test.each([
  ['within 45 days', 'within 30 days', [' within ', '-30', '+45', '  days']],
  ['within 45 full weeks', 'within 30 days', [' within ', '-30 days', '+45 full weeks']],
  ['the fee', 'the agreed fee', [' the ', '-agreed ', ' fee']],
  ['the fee, due', 'the fee due', [' the fee', '+,', '  due']],
  ['a, b, c', 'b', ['+a, ', ' b', '+, c']],
  [',.pay', 'pay,.', ['+,.', ' pay', '-,.']],
  ['within  30\ndays', 'within 30 days', []],
  ['', '', []],
] as const)('%j differs from %j by %j', (quote, own, parts) => {
  expect(shown(quote, own)).toEqual(parts)
})

test('the parts make up both texts, and adjacent parts have different kinds', () => {
  const text = fc
    .array(fc.constantFrom('pay', '30', '45', ',', '支', '払', 'days'), { maxLength: 10 })
    .map((words) => words.join(' '))
  fc.assert(
    fc.property(text, text, (quote, own) => {
      const parts = differenceOf(quote, own)
      expect(textOf(parts, 'quote')).toBe(quote === own ? '' : own)
      expect(textOf(parts, 'document')).toBe(quote === own ? '' : quote)
      for (const [at, { kind, text }] of parts.entries()) {
        expect(text).not.toBe('')
        expect(kind).not.toBe(parts[at + 1]?.kind)
      }
    }),
  )
})

test('as many words as possible are "same"', () => {
  function common(a: string, b: string): number {
    if (a === '' || b === '') return 0
    if (a[0] === b[0]) return 1 + common(a.slice(1), b.slice(1))
    return Math.max(common(a.slice(1), b), common(a, b.slice(1)))
  }
  const text = fc.string({ unit: fc.constantFrom('支', '払', '期'), minLength: 1, maxLength: 7 })
  fc.assert(
    fc.property(text, text, (quote, own) => {
      const parts = differenceOf(quote, own)
      const same = parts.flatMap(({ kind, text }) => (kind === 'same' ? text : [])).join('')
      if (parts.length > 0) expect(same).toHaveLength(common(quote, own))
    }),
  )
})

test('texts too long to compare are one difference between their common ends', () => {
  const words = (name: string): string =>
    Array.from({ length: 800 }, (_, at) => (at % 9 === 0 ? 'the' : `${name}${at}`)).join(' ')
  const [said, own] = [`Pay ${words('a')} now`, `Pay ${words('b')} now`]
  const parts = differenceOf(said, own)
  expect(parts.map(({ kind }) => kind)).toEqual(['same', 'document', 'quote', 'same'])
  expect([textOf(parts, 'document'), textOf(parts, 'quote')]).toEqual([said, own])
})
