/** `rulemark verify`. */
import { createHash, createPublicKey, verify as verifySignature } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { receiptText } from '../../src/contract/receipt-file.ts'
import { type PublicKey, type SignedReceipt, verifyReceipt } from '../../src/domain/results/receipt.ts'
import { RECEIPT_LIMITS, RECEIPT_PROBLEMS, receiptFacts } from '../../src/domain/results/receipt-words.ts'
import { CommandError } from './command-error.ts'
import { EXIT } from './report.ts'
import { print } from './terminal.ts'

export interface VerifyFlags {
  readonly keys?: string | undefined
  readonly pdf?: string | undefined
  readonly highlighted?: string | undefined
  readonly reviewed?: string | undefined
}

/**
 * Returns the exit code: 0 when the receipt and every given file belong together, else 1. Keys come from a file, or
 * from the server in RULEMARK_URL: never from an address that the receipt itself names. @throws CommandError
 */
export async function verify(flags: VerifyFlags, [path, ...more]: readonly string[]): Promise<number> {
  if (path === undefined || more.length > 0) throw new CommandError('Name one receipt.')
  const verified = await verifyReceipt(receiptText(await read(path)), await keysFrom(flags.keys), isSigned)
  if (!verified.ok) return said(`${path} ${RECEIPT_PROBLEMS[verified.problem]}.`, EXIT.broken)
  const { receipt } = verified
  const wrong = [
    await mismatch(flags.pdf, receipt.document.sha256),
    await mismatch(flags.highlighted, receipt.highlightedPdf?.sha256 ?? null),
    await mismatch(flags.reviewed, receipt.reviewedPdf?.sha256 ?? null),
  ].filter((each) => each !== null)
  for (const each of wrong) said(`${each} does not belong to this receipt.`, EXIT.broken)
  return wrong.length > 0 ? EXIT.broken : said(describe(receipt), EXIT.met)
}

function describe(receipt: SignedReceipt): string {
  const facts = receiptFacts(receipt).map(([label, value]) => `${`${label}:`.padEnd(16)}${value}`)
  return ['Unchanged since it was signed.', ...facts, RECEIPT_LIMITS].join('\n')
}

function said(text: string, code: number): number {
  print(text)
  return code
}

async function mismatch(path: string | undefined, sha256: string | null): Promise<string | null> {
  if (path === undefined) return null
  const found = createHash('sha256')
    .update(await read(path))
    .digest('hex')
  return found === sha256 ? null : path
}

async function keysFrom(path: string | undefined): Promise<readonly PublicKey[]> {
  const text = path === undefined ? await fetchKeys() : String(await read(path))
  try {
    const { keys } = JSON.parse(text) as { keys: readonly PublicKey[] }
    for (const key of keys) createPublicKey({ key: { ...key }, format: 'jwk' })
    return keys
  } catch {
    throw new CommandError(`No public keys in ${path ?? process.env.RULEMARK_URL}`)
  }
}

async function fetchKeys(): Promise<string> {
  const url = process.env.RULEMARK_URL
  if (!url) throw new CommandError('Add --keys FILE, or set RULEMARK_URL to a server that you trust.')
  const response = await fetch(new URL('/.well-known/rulemark-keys.json', url)).catch(() => null)
  if (!response?.ok) throw new CommandError(`No keys from ${url}`)
  return response.text()
}

async function isSigned(key: PublicKey, signature: string, text: string): Promise<boolean> {
  const publicKey = createPublicKey({ key: { ...key }, format: 'jwk' })
  return verifySignature(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64url'))
}

function read(path: string): Promise<Buffer> {
  return readFile(path).catch(() => {
    throw new CommandError(`Can't read ${path}`)
  })
}
