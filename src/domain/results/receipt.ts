/** Receipts of checks: hashes and the model, under the operator’s signature (Ed25519, RFC 8032). */

/** SHA-256 in hexadecimal. */
type Hash = string

export interface Receipt {
  readonly version: 1
  /** Origin (URL) of the issuing installation. */
  readonly issuer: string
  /** Id of the check. */
  readonly check: number
  readonly document: { readonly name: string; readonly sha256: Hash; readonly pages: number }
  /** `sha256`: hash of the numbered rules as text. */
  readonly rules: { readonly name: string; readonly count: number; readonly sha256: Hash }
  /** Hash of the result as canonical JSON. */
  readonly result: { readonly sha256: Hash }
  /** Null for a document that could not be highlighted. */
  readonly highlightedPdf: { readonly sha256: Hash } | null
  /** The highlighted PDF with these decisions; null as above. */
  readonly reviewedPdf?: { readonly sha256: Hash } | null | undefined
  /** Hash of the decisions as canonical JSON, in the order of their findings. */
  readonly decisions: { readonly count: number; readonly sha256: Hash }
  readonly model: string
  readonly promptVersion: string
  readonly productVersion: string
  /** ISO 8601. */
  readonly submittedAt: string
  readonly finishedAt: string
  readonly issuedAt: string
}

export interface SignedReceipt extends Receipt {
  readonly key: string
  /** 64 bytes, base64url; signs the canonical JSON of all other fields. */
  readonly signature: string
}

/** A public key of an operator, as a JSON Web Key (RFC 8037). */
export interface PublicKey {
  readonly kty: 'OKP'
  readonly crv: 'Ed25519'
  readonly kid: string
  readonly x: string
}

type Fields = Readonly<Record<string, unknown>>

/** JSON with sorted keys and no spaces: equal values always give the same text. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields: Fields = { ...value }
  const names = Object.keys(fields).filter((name) => fields[name] !== undefined)
  const written = names.sort().map((name) => `${JSON.stringify(name)}:${canonicalJson(fields[name])}`)
  return `{${written.join(',')}}`
}

/** The text that is signed. */
export function signedText(receipt: Omit<SignedReceipt, 'signature'>): string {
  return canonicalJson({ ...receipt, signature: undefined })
}

export type Verified =
  | { readonly ok: true; readonly receipt: SignedReceipt }
  | { readonly ok: false; readonly problem: ReceiptProblem }

export type ReceiptProblem = 'not-a-receipt' | 'unknown-key' | 'changed'

/** Maximum length of a receipt's text, in characters. */
const RECEIPT_MAX = 20_000

/** Verifies that the text is what was signed. `isSigned` verifies an Ed25519 signature (base64url) of a text. */
export async function verifyReceipt(
  text: string,
  keys: readonly PublicKey[],
  isSigned: (key: PublicKey, signature: string, text: string) => Promise<boolean>,
): Promise<Verified> {
  const receipt = readReceipt(text)
  if (!receipt) return { ok: false, problem: 'not-a-receipt' }
  const key = keys.find(({ kid }) => kid === receipt.key)
  if (!key) return { ok: false, problem: 'unknown-key' }
  // Another encoding of the same values or signature counts as a change.
  const isExact =
    text.replace(/\n$/, '') === canonicalJson(receipt) && /^[\w-]{85}[AQgw]$/.test(receipt.signature)
  const isValid = isExact && (await isSigned(key, receipt.signature, signedText(receipt)))
  return isValid ? { ok: true, receipt } : { ok: false, problem: 'changed' }
}

/** Validates what is needed to find the key, and that nothing is nested deeper than in a receipt: the signature covers the rest. */
function readReceipt(text: string): SignedReceipt | null {
  if (text.length > RECEIPT_MAX) return null
  try {
    const value: unknown = JSON.parse(text)
    const fields: Fields = { ...(value as object) }
    const isFlat = Object.values(fields).every(
      (field) => !isObject(field) || !Object.values(field).some(isObject),
    )
    const has = (name: string): boolean => typeof fields[name] === 'string'
    return isFlat && has('key') && has('signature') ? (value as SignedReceipt) : null
  } catch {
    return null
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
