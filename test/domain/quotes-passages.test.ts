import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PageText } from '../../src/domain/document/page-text.ts'
import { indexDocument, nearestPassages, tellingWords } from '../../src/domain/quotes/quotes.ts'
import { pageOf } from '../check/support.ts'

function nearestIn(texts: readonly string[], text: string, limit = 3): ReturnType<typeof nearestPassages> {
  const pages = texts.map((one, i): PageText => {
    const boxes = new Float32Array(one.length * 4)
    return { number: i + 1, width: 595, height: 842, rotation: 0, text: one, boxes }
  })
  return nearestPassages(indexDocument(pages), text, limit)
}

const CONTRACT = [
  'The Supplier delivers the goods within 30 days. The price is fixed.\nEither party may terminate this agree-\nment by notice.',
  'The courts of Prague decide all disputes. Notices are sent by post.',
]

test('the passage that shares the rarest words comes first, as one line of text', () => {
  expect(nearestIn(CONTRACT, 'Does the contract say how it can be terminated?')[0]).toEqual({
    page: 1,
    text: 'Either party may terminate this agreement by notice.',
  })
})

test('a word of one letter is looked up', () => {
  expect(nearestIn(['It is plan x. It is plan y.'], 'x')).toEqual([{ page: 1, text: 'It is plan x.' }])
})

test('inflected words match', () => {
  expect(nearestIn(CONTRACT, 'jurisdiction of a court over a dispute')[0]?.page).toBe(2)
})

test('at most the requested number of passages, none without a common word, and no duplicates', () => {
  expect(nearestIn(CONTRACT, 'the price of the goods', 1)).toHaveLength(1)
  expect(nearestIn(CONTRACT, 'zebra crossing')).toEqual([])
  expect(nearestIn(['Signed by both.', 'Signed by both.'], 'signed')).toHaveLength(1)
  expect(nearestIn([], 'anything')).toEqual([])
})

test('scripts without spaces are compared by pairs of characters', () => {
  const text = ['甲方应于三十日内交付货物。乙方可以书面通知终止本合同。争议由法院解决。']
  expect(nearestIn(text, '合同的终止')[0]?.text).toBe('乙方可以书面通知终止本合同。')
  expect(nearestIn(['Sum: 元. Date: 日.'], '日')).toEqual([{ page: 1, text: 'Date: 日.' }])
  expect(nearestIn(['甲合同。同乙合。'], '合同')).toEqual([{ page: 1, text: '甲合同。' }])
})

test.each([
  ['words', Array.from({ length: 300 }, (_, i) => `word${i}`).join(' '), 'word7'],
  ['signs without spaces', '合同终止'.repeat(300), '合同的终止'],
])('a passage of %s is at most 400 characters long', (_, page, rule) => {
  const passages = nearestIn([page], rule, 9)
  expect(passages.length).toBeGreaterThan(0)
  for (const { text } of passages) expect(text.length).toBeLessThanOrEqual(400)
})

test('words that a reader can’t see are in no passage', () => {
  const text = 'The tenant pays no rent at all. The tenant pays the rent monthly.'
  const hidden = [{ start: 0, end: 'The tenant pays no rent at all.'.length }]
  const boxes = new Float32Array(text.length * 4)
  const page: PageText = { number: 1, width: 595, height: 842, rotation: 0, text, boxes, hidden }
  expect(nearestPassages(indexDocument([page]), 'rent of the tenant', 3)).toEqual([
    { page: 1, text: 'The tenant pays the rent monthly.' },
  ])
  const between = { ...page, hidden: [{ start: 11, end: 19 }] }
  expect(nearestPassages(indexDocument([between]), 'rent', 1)).toEqual([
    { page: 1, text: 'The tenant rent at all.' },
  ])
})

/** Okapi BM25 as the textbooks write it, with words of six letters at most. */
function ranked(sentences: readonly string[], text: string): string[] {
  const terms = (of: string): string[] =>
    (of.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => word.slice(0, 6))
  const all = sentences.map(terms)
  const mean = all.reduce((sum, { length }) => sum + length, 0) / all.length
  const score = (own: readonly string[]): number =>
    [...new Set(terms(text))].reduce((sum, term) => {
      const having = all.filter((each) => each.includes(term)).length
      const count = own.filter((each) => each === term).length
      const rarity = Math.log(1 + (all.length - having + 0.5) / (having + 0.5))
      return sum + (rarity * count * 2.2) / (count + 1.2 * (0.25 + (0.75 * own.length) / mean))
    }, 0)
  const scored = sentences.map((sentence, at) => ({ sentence, score: score(all[at] ?? []) }))
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ sentence }) => sentence)
}

test('passages are in the order of BM25, equal ones in that of the document', () => {
  const word = fc.constantFrom('rent', 'deposit', 'keys', 'tenant', 'terminates', 'termination', 'and')
  const sentence = fc.array(word, { minLength: 1, maxLength: 9 }).map((words) => `The ${words.join(' ')}.`)
  fc.assert(
    fc.property(
      fc.uniqueArray(sentence, { minLength: 1, maxLength: 12 }),
      fc.array(word, { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 1, max: 6 }),
      (sentences, words, limit) => {
        const text = words.join(' ')
        const found = nearestIn([sentences.join(' ')], text, limit).map((each) => each.text)
        expect(found).toEqual(ranked(sentences, text).slice(0, limit))
      },
    ),
    { numRuns: 60 },
  )
})

test.each([
  [
    'at a full stop, and at a line without text',
    'Pay rent. Pay it\n\nPay now; pay',
    ['Pay rent.', 'Pay it', 'Pay now; pay'],
  ],
  ['not inside a line', 'Pay\nrent 1.5 times', ['Pay rent 1.5 times']],
  ['at an ideographic full stop', '支付租金。支付押金。', ['支付租金。', '支付押金。']],
])('a passage ends %s', (_, text, passages) => {
  expect(
    nearestIn([text], 'pay 支付', 9)
      .map((each) => each.text)
      .sort(),
  ).toEqual([...passages].sort())
})

test('a long sentence is cut at the last space before 400 characters, or there if it has none in the second half', () => {
  const cut = (text: string): number[] => nearestIn([text], 'rent rentxx', 9).map((each) => each.text.length)
  expect(cut(`rent${'x'.repeat(396)}`)).toEqual([400])
  expect(cut(`rent ${'x'.repeat(300)} ${'y'.repeat(200)} rent`)).toEqual([305])
  expect(cut(`rent ${'x'.repeat(500)} rent`)).toEqual([400])
})

test('the telling words of a rule are rare in the document and not in the other rules', () => {
  const text =
    'The party may pay the rent. A party may give notice. The party may leave. The party may stay. The party shall not assign it.'
  const index = indexDocument([pageOf(1, text)])
  const rule = 'The party may assign, transfer or delegate the contract.'
  expect(tellingWords(index, rule, ['The contract must name a price.'])).toEqual([
    'assign',
    'transfer',
    'delegate',
  ])
})
