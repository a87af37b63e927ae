import { receiptText } from '../../contract/receipt-file.ts'
import { type PublicKey, type SignedReceipt, verifyReceipt } from '../../domain/results/receipt.ts'
import { RECEIPT_LIMITS, RECEIPT_PROBLEMS, receiptFacts } from '../../domain/results/receipt-words.ts'
import { sha256Of } from '../base/file-hash.ts'

export interface Verdict {
  readonly isValid: boolean
  readonly title: string
  readonly text: string
  readonly files: readonly FileVerdict[]
  readonly facts: ReturnType<typeof receiptFacts>
}

interface FileVerdict {
  readonly isValid: boolean
  readonly text: string
}

/** Larger files are not read; the product's are far smaller. */
const TEXT_MAX = 100_000

/** @throws where the browser lacks Ed25519 */
export async function verdictOn(
  receipt: File,
  pdfs: readonly File[],
  keys: readonly PublicKey[],
): Promise<Verdict> {
  const text = receipt.size > TEXT_MAX ? '' : receiptText(new Uint8Array(await receipt.arrayBuffer()))
  const verified = await verifyReceipt(text, keys, isSigned)
  if (!verified.ok) {
    const title = `“${receipt.name}” ${RECEIPT_PROBLEMS[verified.problem]}.`
    return { isValid: false, title, text: ADVICE[verified.problem], files: [], facts: [] }
  }
  const files = await Promise.all(pdfs.map((pdf) => verdictOnFile(pdf, verified.receipt)))
  const isValid = files.every((file) => file.isValid)
  const title = isValid
    ? 'Nothing has changed since this receipt was signed.'
    : 'The receipt is unchanged, but not every file belongs to it.'
  return { isValid, title, text: RECEIPT_LIMITS, files, facts: receiptFacts(verified.receipt) }
}

const ADVICE = {
  'not-a-receipt': 'Choose the file that “Signed receipt” on a result has saved.',
  'unknown-key':
    'It may come from another Rulemark server. Ask its operator for the public keys, and enter them above.',
  changed: 'Don’t rely on it. Ask for the original file, as it was downloaded.',
} as const

async function verdictOnFile(
  pdf: File,
  { document, highlightedPdf, reviewedPdf }: SignedReceipt,
): Promise<FileVerdict> {
  const sha256 = await sha256Of(pdf)
  if (sha256 === document.sha256)
    return { isValid: true, text: `“${pdf.name}” is the document that was checked.` }
  if (sha256 === highlightedPdf?.sha256)
    return { isValid: true, text: `“${pdf.name}” is the highlighted PDF.` }
  if (sha256 === reviewedPdf?.sha256)
    return { isValid: true, text: `“${pdf.name}” is the reviewed PDF, with the decisions of this receipt.` }
  return { isValid: false, text: `“${pdf.name}” does not belong to this receipt.` }
}

async function isSigned({ kty, crv, x }: PublicKey, signature: string, text: string): Promise<boolean> {
  const key = await crypto.subtle.importKey('jwk', { kty, crv, x }, 'Ed25519', false, ['verify'])
  const bytes = Uint8Array.from(atob(signature.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  )
  return crypto.subtle.verify('Ed25519', key, bytes, new TextEncoder().encode(text))
}
