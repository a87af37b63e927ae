/** What the receipt of a check states, and the keys that it is verified with. */
import { createHash, createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { canonicalJson, signedText } from '../../src/domain/results/receipt.ts'
import type { CheckRow } from '../../src/server/db/checks.ts'
import { issueReceipt } from '../../src/server/receipts/issue-receipt.ts'
import { publicKeys } from '../../src/server/receipts/keys.ts'
import { type CheckRows, NOW, newCheckRows } from './check-rows.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const RECEIPT_KEY = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const { x = '' } = publicKey.export({ format: 'jwk' })
const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')
const kidOf = (part: string): string =>
  createHash('sha256').update(Buffer.from(part, 'base64url')).digest('base64url').slice(0, 16)

const PROVENANCE = { sha256: 'd0c', promptVersion: 'prompt 1', productVersion: 'product 1' }
const RESULT = {
  ...{
    pages: 2,
    language: 'en',
    generalRules: [],
    warnings: [],
    checkedBy: 'model 1',
    provenance: PROVENANCE,
  },
  specificRules: ['First', 'Second'].map((rule, at) => ({
    ...{ id: at + 1, rule, error: '', verdict: 'met', reason: 'It says so.', evidence: [] },
  })),
}
const review = (findingId: number) => ({
  section: 'specific',
  findingId,
  decision: 'accepted',
  reason: '',
  madeIn: null,
})
const ROW = {
  ...{ id: 7, state: 'FINISHED', fileName: 'a.pdf', ruleSetName: 'Set', body: RESULT },
  ...{ reviews: [3, 1, 2].map(review), isMarked: true, pdfKey: 'annotated/7.pdf' },
  ...{ createdAt: NOW, endedAt: NOW + 60_000, decidedAt: NOW + 70_000 },
} as unknown as CheckRow

let checks: CheckRows

beforeEach(() => {
  checks = newCheckRows()
  checks.pass(90_000)
  checks.files.set('annotated/7.pdf', new Uint8Array([1, 2, 3]))
})

const issue = (columns = {}, settings = {}): ReturnType<typeof issueReceipt> =>
  issueReceipt(
    {
      ...checks.services,
      marker: { mark: async (pdf) => pdf, remark: async (pdf) => pdf },
      settings: { ...checks.services.settings, RECEIPT_KEY, ...settings },
    },
    { ...ROW, ...columns },
    'ada@example.org',
  )

test('a receipt states the check, its rules, result, file and decisions in order, and is signed', async () => {
  const { signature, ...receipt } = await issue()
  expect(receipt).toEqual({
    version: 1,
    issuer: 'https://rulemark.example',
    check: 7,
    document: { name: 'a.pdf', sha256: 'd0c', pages: 2 },
    rules: { name: 'Set', count: 2, sha256: hashOf('1. First\n2. Second') },
    result: { sha256: hashOf(canonicalJson({ ...RESULT, file: 'a.pdf' })) },
    highlightedPdf: { sha256: hashOf(new Uint8Array([1, 2, 3])) },
    reviewedPdf: { sha256: hashOf(new Uint8Array([1, 2, 3])) },
    decisions: {
      count: 3,
      sha256: hashOf(canonicalJson([1, 2, 3].map(review).map(({ madeIn: _, ...rest }) => rest))),
    },
    model: 'model 1',
    promptVersion: 'prompt 1',
    productVersion: 'product 1',
    submittedAt: new Date(NOW).toISOString(),
    finishedAt: new Date(NOW + 60_000).toISOString(),
    issuedAt: new Date(NOW + 90_000).toISOString(),
    key: kidOf(x),
  })
  const signed = Buffer.from(signedText(receipt))
  expect(verify(null, signed, publicKey, Buffer.from(signature, 'base64url'))).toBe(true)
  expect(signature).toMatch(/^[\w-]{86}$/)
})

test('a check without highlights has no file in its receipt', async () => {
  expect(await issue({ isMarked: false, pdfKey: null })).toMatchObject({
    highlightedPdf: null,
    reviewedPdf: null,
  })
})

test.each([
  ['without a key', {}, { RECEIPT_KEY: '' }],
  ['without a result', { body: null }, {}],
  ['of a result without its origin', { body: { ...RESULT, provenance: undefined } }, {}],
])('there is no receipt %s', async (_, columns, settings) => {
  await expect(issue(columns, settings)).rejects.toMatchObject({ code: 'noReceipt' })
})

test('the current key is listed first, then the earlier ones; without any there is none', async () => {
  const past = Buffer.alloc(32, 9).toString('base64url')
  const key = (part: string) => ({ kty: 'OKP', crv: 'Ed25519', kid: kidOf(part), x: part })
  expect(await publicKeys({ RECEIPT_KEY, RECEIPT_PAST_KEYS: `${past},` })).toEqual([key(x), key(past)])
  expect(await publicKeys({ RECEIPT_KEY: '', RECEIPT_PAST_KEYS: past })).toEqual([key(past)])
  expect(await publicKeys({ RECEIPT_KEY: '', RECEIPT_PAST_KEYS: '' })).toEqual([])
  expect(createPublicKey({ key: key(x), format: 'jwk' }).equals(publicKey)).toBe(true)
})
