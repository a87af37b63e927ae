/** The same documents give the same results on workerd, Node and Deno. */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { denoPath } from '../../scripts/testing/deno.ts'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { type Account, signedUpAt } from '../support/account.ts'
import { newRuleSet, submitAndWait } from '../support/checks.ts'
import { pdfsIn, SMALL_CORPUS } from '../support/corpus.ts'
import { startOwnStack } from '../support/own-stack.ts'
import { startSelfHosted } from '../support/self-hosted.ts'

const DOCUMENTS = pdfsIn(join(SMALL_CORPUS, 'pairs'))
const RULES = [
  'Payment must be due within 30 days.',
  'The agreement must name the governing law.',
  'Either party may terminate the agreement for convenience.',
]

/** Results of all documents as JSON, ordered by file name. */
async function resultsAt(account: Account): Promise<string[]> {
  const ruleSet = await newRuleSet(account, RULES)
  const results: string[] = []
  for (const file of DOCUMENTS) {
    const pdf = new Uint8Array(readFileSync(file))
    results.push(comparable(await submitAndWait(account, ruleSet, pdf, basename(file))))
  }
  return results
}

/** Without ids and times. */
function comparable(entry: HistoryEntry): string {
  const { documentRequestId: id, documentResultId, createdAt, resultDate, annotatedPdf, ...rest } = entry
  expect([entry.state, entry.result?.file, annotatedPdf]).toEqual([
    'FINISHED',
    entry.fileName,
    `/api/documents/${id}/pdf`,
  ])
  return JSON.stringify(rest)
}

test('real documents have the same results everywhere', { timeout: 400_000 }, async () => {
  const deno = denoPath() ? [await startSelfHosted('deno')] : []
  const workerd = await startOwnStack()
  try {
    const accounts: Account[] = []
    for (const stack of [workerd, inject('stack'), ...deno]) accounts.push(await signedUpAt(stack))
    const [onWorkerd, ...others] = await Promise.all(accounts.map(resultsAt))
    expect(onWorkerd).toHaveLength(DOCUMENTS.length)
    for (const results of others) expect(results).toEqual(onWorkerd)
  } finally {
    await workerd.stop()
    await deno[0]?.stop()
  }
})
