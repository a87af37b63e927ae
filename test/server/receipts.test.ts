/** Receipts are verified by our code, Node and OpenSSL; altered ones are rejected. */
import { execFileSync } from 'node:child_process'
import { createHash, createPublicKey, verify } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import {
  canonicalJson,
  type PublicKey,
  type SignedReceipt,
  verifyReceipt,
} from '../../src/domain/results/receipt.ts'
import { type Account, newAccount } from '../support/account.ts'
import { entryOf, newRuleSet, submitAndWait } from '../support/checks.ts'
import { programOf } from '../support/command-line.ts'
import { agreement, pdfOf } from '../support/pdf.ts'

let account: Account
let id: number
let text: string
let keys: readonly PublicKey[]
const folder = mkdtempSync(join(tmpdir(), 'rulemark-receipt-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function receiptText(): Promise<string> {
  const response = await account.visitor.call('GET', `/api/documents/${id}/receipt`)
  expect(response.status).toBe(200)
  return response.text()
}

function isSigned(key: PublicKey, signature: string, signed: string): Promise<boolean> {
  const publicKey = createPublicKey({ key: { ...key }, format: 'jwk' })
  return Promise.resolve(verify(null, Buffer.from(signed), publicKey, Buffer.from(signature, 'base64url')))
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

beforeAll(async () => {
  account = await newAccount()
  ;({ documentRequestId: id } = await submitAndWait(account, await newRuleSet(account), await agreement()))
  text = await receiptText()
  const answer = await fetch(`${inject('stack').url}/.well-known/rulemark-keys.json`)
  ;({ keys } = (await answer.json()) as { keys: readonly PublicKey[] })
})

test('says what was checked, with hashes that anyone can compute', async () => {
  const receipt = JSON.parse(text) as SignedReceipt
  const entry = await entryOf(account, id)
  const marked = await account.visitor.call('GET', `/api/documents/${id}/pdf`)
  expect(receipt).toMatchObject({
    check: id,
    document: { name: 'agreement.pdf', sha256: hashOf(await agreement()), pages: 1 },
    rules: { name: 'Service contract', count: 3 },
    result: { sha256: hashOf(canonicalJson(entry.result)) },
    highlightedPdf: { sha256: hashOf(new Uint8Array(await marked.arrayBuffer())) },
    decisions: { count: 0, sha256: hashOf('[]') },
    model: entry.result?.checkedBy,
  })
})

test('has the hash of the reviewed PDF, which stays the same until a decision changes', async () => {
  const reviewed = async (): Promise<string> => {
    const answer = await account.visitor.call('GET', `/api/documents/${id}/reviewed-pdf`)
    return hashOf(new Uint8Array(await answer.arrayBuffer()))
  }
  const { reviewedPdf } = JSON.parse(text) as SignedReceipt
  expect([await reviewed(), await reviewed()]).toEqual([reviewedPdf?.sha256, reviewedPdf?.sha256])
  const review = { section: 'specific', findingId: 2, decision: 'dismissed', reason: 'Agreed by e-mail' }
  await account.visitor.json('PUT', `/api/documents/${id}/reviews`, review)
  const after = JSON.parse(await receiptText()) as SignedReceipt
  expect(await reviewed()).toBe(after.reviewedPdf?.sha256)
  expect(after.reviewedPdf).not.toEqual(reviewedPdf)
  await account.visitor.json('PUT', `/api/documents/${id}/reviews`, { ...review, decision: null })
})

test('is verified with the public key; earlier keys are listed too', async () => {
  expect(await verifyReceipt(text, keys, isSigned)).toMatchObject({ ok: true })
  expect(keys.map(({ x }) => x)).toContain('9QgB5HalR3rvRJItX_7iXEXS1aTBOEsYeJDJhqWAgHY')
  expect(await verifyReceipt(text, keys.slice(1), isSigned)).toEqual({ ok: false, problem: 'unknown-key' })
})

test('is verified by OpenSSL', () => {
  const { signature, ...rest } = JSON.parse(text) as SignedReceipt
  const [key] = keys
  const pem = createPublicKey({ key: { ...key }, format: 'jwk' }).export({ type: 'spki', format: 'pem' })
  const paths = ['key.pem', 'signed', 'signature'].map((name) => join(folder, name))
  const contents = [pem, canonicalJson(rest), Buffer.from(signature, 'base64url')]
  for (const [at, path] of paths.entries()) writeFileSync(path, contents[at] ?? '')
  const [publicKey = '', signed = '', signatureFile = ''] = paths
  const args = [
    'pkeyutl',
    '-verify',
    '-pubin',
    '-inkey',
    publicKey,
    '-rawin',
    '-in',
    signed,
    '-sigfile',
    signatureFile,
  ]
  expect(execFileSync('openssl', args, { encoding: 'utf8' })).toMatch(/Verified Successfully/)
})

test('is verified by the command line, byte for byte, and only with valid keys', async () => {
  const { run } = await programOf(account, ['read'])
  const verified = async (receipt: string | Uint8Array, keySet: string) => {
    const [path, keyFile] = [join(folder, 'receipt.json'), join(folder, 'keys.json')]
    writeFileSync(path, receipt)
    writeFileSync(keyFile, keySet)
    const { code, out, err } = await run('verify', path, '--keys', keyFile)
    return [code, `${out}${err}`.split('\n')[0]?.replace(folder, '')]
  }
  const good = JSON.stringify({ keys })
  const bytes = new TextEncoder().encode(text)
  expect(await verified(text, good)).toEqual([0, 'Unchanged since it was signed.'])
  expect(await verified(new Uint8Array([0xef, 0xbb, 0xbf, ...bytes]), good)).toEqual([
    1,
    '/receipt.json is not a receipt.',
  ])
  expect(await verified(bytes.with(bytes.length - 10, 0xff), good)).toEqual([
    1,
    '/receipt.json is not a receipt.',
  ])
  expect((await verified(text.replace('agreement.pdf', 'agreement.PDF'), good))[0]).toBe(1)
  for (const none of ['', '{}', '{"keys":[{"kid":"x"}]}', '[1]'])
    expect(await verified(text, none)).toEqual([2, 'rulemark: No public keys in /keys.json'])
})

test('is refused with any single bit changed', async () => {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += 1)
    for (let bit = 0; bit < 8; bit += 1) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ (1 << bit)
      const { ok } = await verifyReceipt(changed.toString('utf8'), keys, isSigned)
      expect([at, bit, ok]).toEqual([at, bit, false])
    }
})

test('is refused with any field changed, added or removed', async () => {
  const receipt = JSON.parse(text) as Record<string, unknown>
  for (const name of Object.keys(receipt)) {
    const { [name]: _, ...without } = receipt
    for (const changed of [without, { ...receipt, [name]: 'other' }, { ...receipt, [`${name}2`]: 1 }])
      expect((await verifyReceipt(canonicalJson(changed), keys, isSigned)).ok).toBe(false)
  }
})

test('a decision changes what the next receipt covers', async () => {
  const decision = { section: 'specific', findingId: 2, decision: 'accepted', reason: 'agreed' }
  await account.visitor.json('PUT', `/api/documents/${id}/reviews`, decision)
  const { decisions } = JSON.parse(await receiptText()) as SignedReceipt
  expect(decisions.count).toBe(1)
  expect(decisions).not.toEqual((JSON.parse(text) as SignedReceipt).decisions)
})

test('does not exist for a failed check', async () => {
  const blank = await submitAndWait(account, await newRuleSet(account), await pdfOf([]))
  const response = await account.visitor.call('GET', `/api/documents/${blank.documentRequestId}/receipt`)
  expect([response.status, await response.json()]).toEqual([
    409,
    { code: 'noReceipt', message: 'There is no receipt for this document.' },
  ])
})
