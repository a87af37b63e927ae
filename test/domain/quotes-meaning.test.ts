import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evaluateMeaning, showsOwnWords } from '../../bench/quotes/meaning/evaluate.ts'
import { generatedTexts, pageOf, type Text } from '../../bench/quotes/meaning/texts.ts'
import { indexDocument, type Located, locateQuote } from '../../src/domain/quotes.ts'

const TEXTS = generatedTexts('test', 1)
const PER_KIND = 8

const evaluation = evaluateMeaning([], TEXTS, PER_KIND, 'test')

test.each(evaluation.rows.map((row) => [row.kind, row] as const))(
  'neither proof nor verified: %s',
  (_, row) => {
    expect(row.cases).toBeGreaterThan(0)
    expect(row).toMatchObject({ proof: 0, verified: 0, shown: row.repaired })
  },
)

test.each(evaluation.cuts.map((row) => [row.kind, row] as const))('verbatim, but not proof: %s', (_, row) => {
  expect(row.cases).toBeGreaterThan(0)
  expect(row.proof).toBe(0)
})

test.each(evaluation.recalls.slice(0, 3).map((row) => [row.kind, row] as const))(
  'still proof: %s',
  (_, row) => {
    expect(row.proof).toBe(row.cases)
  },
)

/** Indices instead of texts, so that a failure prints on one line. */
const sentence = fc.tuple(fc.nat({ max: TEXTS.length - 1 }), fc.nat({ max: 11 }))

function chosen([number, at]: readonly [number, number]): { readonly one: Text; readonly said: string } {
  const one = TEXTS[number] ?? expect.fail()
  return { one, said: one.sentences[at % one.sentences.length] ?? '' }
}

const RUNS = { numRuns: 150, seed: 7 }

function located(one: Text, quote: string): Located | null {
  return locateQuote(indexDocument(one.pages), quote)
}

const SIGNS = [
  '%',
  '-',
  '$',
  '+',
  '/',
  '7',
  '²',
  '½',
  'not',
  'any',
  'only',
  'x',
  '不',
  'die',
  'degli',
  'Ω',
  '☒',
  '<',
]

test('with any inserted word, number or sign, a quote is neither proof nor verified', () => {
  fc.assert(
    fc.property(sentence, fc.nat(), fc.constantFrom(...SIGNS), (which, at, sign) => {
      const { one, said } = chosen(which)
      const words = said.split(' ')
      const place = 1 + (at % (words.length - 1))
      const before = words[place - 1] ?? ''
      // A dash between words is punctuation.
      fc.pre(sign !== '-' || /^\d/.test(words[place] ?? ''))
      fc.pre(sign !== before && sign !== words[place])
      const found = located(one, [...words.slice(0, place), sign, ...words.slice(place)].join(' '))
      expect(found?.isProof ?? false).toBe(false)
      expect(found?.status).not.toBe('verified')
    }),
    RUNS,
  )
})

test('with any omission between two words, a quote is neither proof nor verified', () => {
  fc.assert(
    fc.property(sentence, fc.nat(), fc.integer({ min: 1, max: 4 }), (which, at, count) => {
      const { one, said } = chosen(which)
      const words = said.split(' ')
      const place = 1 + (at % Math.max(1, words.length - count - 2))
      const quote = [...words.slice(0, place), ...words.slice(place + count)].join(' ')
      fc.pre(!said.toLowerCase().includes(quote.toLowerCase()))
      const found = located(one, quote)
      expect(found?.isProof ?? false).toBe(false)
      expect(found?.status).not.toBe('verified')
    }),
    RUNS,
  )
})

test('the diff gives the document’s words on one side and the quote’s on the other', () => {
  const edit = fc.record({
    at: fc.nat(),
    by: fc.constantFrom('', 'a', 'the other', '5', 'ähm', '、', '“so”'),
  })
  fc.assert(
    fc.property(sentence, fc.array(edit, { maxLength: 5 }), (which, edits) => {
      const { one, said } = chosen(which)
      const words = said.split(' ')
      for (const { at, by } of edits) words[at % words.length] = by
      const quote = words.filter((word) => word !== '').join(' ')
      const found = located(one, quote)
      if (found === null || found.status === 'verified') return
      expect(showsOwnWords(one, quote, found)).toBe(true)
    }),
    RUNS,
  )
})

test('a long quote of equal characters is compared within the limits', () => {
  const page = pageOf(`${'ab '.repeat(1900)}end of the text`, 1)
  const found = locateQuote(indexDocument([page]), `${'ab '.repeat(1000)}cd ${'ab '.repeat(900)}end`)
  expect(found?.isProof ?? false).toBe(false)
})
