import { AppError } from '../../domain/errors/errors.ts'
import type { Review } from '../../domain/results/decisions.ts'
import {
  canonicalJson,
  type PublicKey,
  type Receipt,
  type SignedReceipt,
  signedText,
} from '../../domain/results/receipt.ts'
import { formatRules } from '../../domain/rules/rules.ts'
import type { Settings } from '../base/env.ts'
import { fileSha256 } from '../base/hash.ts'
import type { Needs } from '../base/services.ts'
import { type CheckRow, resultOf, reviewsOf } from '../db/checks.ts'
import { readPdf, reviewedPdf } from '../documents/pdf-of-check.ts'

export async function issueReceipt(
  services: Needs<'settings' | 'files' | 'clock' | 'marker'>,
  row: CheckRow,
  account: string,
): Promise<SignedReceipt> {
  const key = await signingKey(services.settings)
  const result = resultOf(row)
  if (!key || !result?.provenance) throw new AppError('noReceipt')
  const { sha256, promptVersion, productVersion } = result.provenance
  const rules = result.specificRules.map(({ rule }) => rule)
  const reviews = reviewsOf(row).toSorted(byFinding)
  const marked = row.isMarked ? await readPdf(services, row) : null
  // Encryption takes random bytes, so that an encrypted file is another at each download.
  const repeats = marked !== null && !Buffer.from(marked).includes('/Encrypt')
  const receipt: Receipt = {
    version: 1,
    issuer: new URL(services.settings.APP_ORIGIN).origin,
    check: row.id,
    document: { name: row.fileName, sha256, pages: result.pages },
    rules: { name: row.ruleSetName, count: rules.length, sha256: await textSha256(formatRules(rules)) },
    result: { sha256: await textSha256(canonicalJson(result)) },
    highlightedPdf: marked && { sha256: await fileSha256(marked) },
    reviewedPdf: repeats ? { sha256: await fileSha256(await reviewedPdf(services, row, account)) } : null,
    decisions: { count: reviews.length, sha256: await textSha256(canonicalJson(reviews)) },
    model: result.checkedBy,
    promptVersion,
    productVersion,
    submittedAt: new Date(row.createdAt).toISOString(),
    finishedAt: new Date(row.endedAt ?? row.createdAt).toISOString(),
    issuedAt: new Date(services.clock.now()).toISOString(),
  }
  const named = { ...receipt, key: key.publicKey.kid }
  return { ...named, signature: await key.sign(signedText(named)) }
}

function byFinding(a: Review, b: Review): number {
  return a.findingId - b.findingId
}

function textSha256(text: string): Promise<string> {
  return fileSha256(Buffer.from(text))
}

type KeySettings = Pick<Settings, 'RECEIPT_KEY' | 'RECEIPT_PAST_KEYS'>

/** Null if none is configured: no receipts are issued. */
export async function signingKey({ RECEIPT_KEY }: KeySettings) {
  if (RECEIPT_KEY === '') return null
  const der = Buffer.from(RECEIPT_KEY.replace(/-----[A-Z ]+-----/g, ''), 'base64url')
  const key = await crypto.subtle.importKey('pkcs8', der, 'Ed25519', true, ['sign'])
  const { x } = (await crypto.subtle.exportKey('jwk', key)) as JsonWebKey
  if (!x) throw new Error('RECEIPT_KEY has no public part')
  return {
    publicKey: await publicKeyOf(x),
    async sign(text: string) {
      return Buffer.from(await crypto.subtle.sign('Ed25519', key, Buffer.from(text))).toString('base64url')
    },
  }
}

export async function publicKeys(settings: KeySettings): Promise<readonly PublicKey[]> {
  const current = await signingKey(settings)
  const past = settings.RECEIPT_PAST_KEYS.split(',').filter((x) => x !== '')
  return [...(current ? [current.publicKey] : []), ...(await Promise.all(past.map(publicKeyOf)))]
}

/** `x`: the 32 bytes, base64url. The key's id is derived from it. */
async function publicKeyOf(x: string): Promise<PublicKey> {
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(x, 'base64url')))
  return { kty: 'OKP', crv: 'Ed25519', kid: digest.toString('base64url').slice(0, 16), x }
}
