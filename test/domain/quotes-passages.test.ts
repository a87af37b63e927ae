import { expect, test } from 'vitest'
import type { PageText } from '../../src/domain/page-text.ts'
import { indexDocument, nearestPassages } from '../../src/domain/quotes.ts'

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
})
