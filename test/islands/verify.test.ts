/** What the page for verifying receipts says about a receipt and the files that were checked. */
import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { canonicalJson, type PublicKey } from '../../src/domain/results/receipt.ts'
import { verdictOn } from '../../src/islands/verify/verdict.ts'

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const KEYS = [{ ...publicKey.export({ format: 'jwk' }), kid: 'k1' } as unknown as PublicKey]

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const RECEIPT = {
  key: 'k1',
  check: 7,
  document: { name: 'lease.pdf', pages: 1, sha256: sha256('lease') },
  highlightedPdf: { sha256: sha256('highlighted lease') },
  reviewedPdf: { sha256: sha256('reviewed lease') },
  rules: { name: 'Leases', count: 1 },
  decisions: { count: 0 },
}

function receiptFile(receipt: object): File {
  const signature = sign(null, Buffer.from(canonicalJson(receipt)), privateKey).toString('base64url')
  return new File([canonicalJson({ ...receipt, signature })], 'lease.json')
}

const pdf = (name: string, words: string): File => new File([words], name)

test('a receipt is valid with the document, the highlighted and the reviewed PDF, and with no other file', async () => {
  const own = [pdf('a.pdf', 'lease'), pdf('b.pdf', 'highlighted lease'), pdf('d.pdf', 'reviewed lease')]
  expect(await verdictOn(receiptFile(RECEIPT), own, KEYS)).toMatchObject({
    isValid: true,
    title: 'Nothing has changed since this receipt was signed.',
    text: 'A receipt proves that nothing was changed, not that a verdict is correct.',
    files: [
      { isValid: true, text: '“a.pdf” is the document that was checked.' },
      { isValid: true, text: '“b.pdf” is the highlighted PDF.' },
      { isValid: true, text: '“d.pdf” is the reviewed PDF, with the decisions of this receipt.' },
    ],
  })
  expect(await verdictOn(receiptFile(RECEIPT), [...own, pdf('c.pdf', 'Lease')], KEYS)).toMatchObject({
    isValid: false,
    files: [
      { isValid: true },
      { isValid: true },
      { isValid: true },
      { isValid: false, text: '“c.pdf” does not belong to this receipt.' },
    ],
  })
})

test.each([
  ['is not a receipt', new File(['lease'], 'lease.json')],
  ['is not a receipt', new File([' '.repeat(100_001)], 'lease.json')],
  ['was signed with a key that is not in the list', receiptFile({ ...RECEIPT, key: 'theirs' })],
  [
    'was changed after it was signed',
    new File([(await receiptFile(RECEIPT).text()).replace('7', '8')], 'lease.json'),
  ],
])('a file that %s is refused with the reason', async (problem, file) => {
  expect(await verdictOn(file, [], KEYS)).toMatchObject({
    isValid: false,
    title: `“lease.json” ${problem}.`,
    files: [],
    facts: [],
  })
})
