/** Describes a verified receipt, for the command line and the public page. */
import { counted } from '../text/counted.ts'
import type { ReceiptProblem, SignedReceipt } from './receipt.ts'

export const RECEIPT_PROBLEMS: Readonly<Record<ReceiptProblem, string>> = {
  'not-a-receipt': 'is not a receipt',
  'unknown-key': 'was signed with a key that is not in the list',
  changed: 'was changed after it was signed',
}

/** The limits of what a valid signature proves. */
export const RECEIPT_LIMITS = 'A receipt proves that nothing was changed, not that a verdict is correct.'

/** Labels and values, in reading order. */
export function receiptFacts(receipt: SignedReceipt): readonly (readonly [label: string, value: string])[] {
  const { issuer, check, document, rules, decisions, model, promptVersion, productVersion } = receipt
  return [
    ['Signed by', issuer],
    ['Check', String(check)],
    ['Document', `${document.name} (${counted(document.pages, 'page')})`],
    ['Rules', `${rules.name} (${counted(rules.count, 'rule')})`],
    ['Decisions', String(decisions.count)],
    ['Checked by', `${model}, prompt ${promptVersion}, Rulemark ${productVersion}`],
    ['Submitted', receipt.submittedAt],
    ['Finished', receipt.finishedAt],
    ['Receipt issued', receipt.issuedAt],
  ]
}
