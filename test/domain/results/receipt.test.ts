import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canonicalJson,
  type PublicKey,
  type SignedReceipt,
  verifyReceipt,
} from '../../../src/domain/results/receipt.ts'
import { receiptFacts } from '../../../src/domain/results/receipt-words.ts'

test('canonical JSON is the same for equal values, regardless of key order', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalJson(value)
      const shuffled = JSON.parse(text, (_, field) =>
        typeof field === 'object' && field !== null && !Array.isArray(field)
          ? Object.fromEntries(Object.entries(field).reverse())
          : field,
      )
      expect(canonicalJson(shuffled)).toBe(text)
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

const SIGNATURE = `${'a'.repeat(85)}A`
const KEYS = ['old', 'new'].map((kid) => ({ kid }) as PublicKey)
const RECEIPT = { key: 'new', signature: SIGNATURE, sum: 250 }

/** Accepts only the text signed above, by the key "new". */
function judged(text: string) {
  const isSigned = async (key: PublicKey, signature: string, words: string): Promise<boolean> =>
    key.kid === 'new' && signature === SIGNATURE && words === canonicalJson({ key: 'new', sum: 250 })
  return verifyReceipt(text, KEYS, isSigned)
}

test('a receipt’s signature covers everything else, with or without a line break at the end', async () => {
  const text = canonicalJson(RECEIPT)
  expect(await judged(text)).toEqual({ ok: true, receipt: RECEIPT })
  expect(await judged(`${text}\n`)).toEqual({ ok: true, receipt: RECEIPT })
})

test.each([
  ['other figures', canonicalJson({ ...RECEIPT, sum: 251 })],
  ['another spelling of the same values', JSON.stringify(RECEIPT, null, 1)],
  ['two line breaks', `${canonicalJson(RECEIPT)}\n\n`],
  ['a field twice', canonicalJson(RECEIPT).replace('"sum":250', '"sum":250,"sum":250')],
  ['a field twice, the other value last', canonicalJson(RECEIPT).replace('"sum"', '"sum":1,"sum"')],
  ['its key twice', canonicalJson(RECEIPT).replace('"key":"new"', '"key":"old","key":"new"')],
  ['a number written 250.0', canonicalJson(RECEIPT).replace('250', '250.0')],
  ['a number written 2.5e2', canonicalJson(RECEIPT).replace('250', '2.5e2')],
  ['a number as text', canonicalJson(RECEIPT).replace('250', '"250"')],
  ['a letter written as its code', canonicalJson(RECEIPT).replace('"sum"', '"\\u0073um"')],
  ['fields in another order', `{"signature":"${SIGNATURE}","key":"new","sum":250}`],
  ['a field more', canonicalJson({ ...RECEIPT, note: '' })],
  ['a field named __proto__', canonicalJson(RECEIPT).replace('{', '{"__proto__":{"sum":1},')],
  ['the key of another', canonicalJson({ ...RECEIPT, key: 'old' })],
  ['another spelling of the signature', canonicalJson({ ...RECEIPT, signature: `${'a'.repeat(85)}B` })],
])('a receipt with %s counts as changed', async (_, text) => {
  expect(await judged(text)).toEqual({ ok: false, problem: 'changed' })
})

test('a receipt with an unknown key is distinguished from a changed one', async () => {
  const text = canonicalJson({ ...RECEIPT, key: 'theirs' })
  expect(await judged(text)).toEqual({ ok: false, problem: 'unknown-key' })
})

test.each([
  ['no JSON', 'receipt'],
  ['nothing', 'null'],
  ['a text', '"key signature"'],
  ['a key that is no text', canonicalJson({ ...RECEIPT, key: 1 })],
  ['no signature', canonicalJson({ key: 'new' })],
  ['no key', canonicalJson({ signature: SIGNATURE })],
  ['a list', '[]'],
  ['a receipt with a mark at its beginning', `\ufeff${canonicalJson(RECEIPT)}`],
  ['a field that is nested', canonicalJson({ ...RECEIPT, x: { y: {}, z: 1 } })],
  [
    'a nest of lists',
    `{"key":"new","signature":"${SIGNATURE}","x":${'['.repeat(9_000)}${']'.repeat(9_000)}}`,
  ],
  ['more characters than any receipt has', canonicalJson({ ...RECEIPT, x: 'x'.repeat(20_000) })],
])('%s is not a receipt', async (_, text) => {
  expect(await judged(text)).toEqual({ ok: false, problem: 'not-a-receipt' })
})

test('a text is read up to the length of the longest receipt, and no further', async () => {
  const fill = (length: number): string => {
    const empty = canonicalJson({ ...RECEIPT, x: '' }).length
    return canonicalJson({ ...RECEIPT, x: 'x'.repeat(length - empty) })
  }
  expect(await judged(fill(20_000))).toMatchObject({ problem: 'changed' })
  expect(await judged(fill(20_001))).toMatchObject({ problem: 'not-a-receipt' })
})

test('a receipt is described with all that its signature covers', () => {
  const receipt = {
    ...{
      issuer: 'https://rulemark.example',
      check: 7,
      model: 'm1',
      promptVersion: 'p2',
      productVersion: '3',
    },
    document: { name: 'lease.pdf', pages: 12 },
    rules: { name: 'Leases', count: 2 },
    decisions: { count: 1 },
    ...{ submittedAt: 'at 1', finishedAt: 'at 2', issuedAt: 'at 3' },
  } as SignedReceipt
  expect(receiptFacts(receipt)).toEqual([
    ['Signed by', 'https://rulemark.example'],
    ['Check', '7'],
    ['Document', 'lease.pdf (12 pages)'],
    ['Rules', 'Leases (2 rules)'],
    ['Decisions', '1'],
    ['Checked by', 'm1, prompt p2, Rulemark 3'],
    ['Submitted', 'at 1'],
    ['Finished', 'at 2'],
    ['Receipt issued', 'at 3'],
  ])
})
