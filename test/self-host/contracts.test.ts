/** The same contracts give the same results on workerd, Node and Deno. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { denoPath } from '../../scripts/deno.ts'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { type Account, signedUpAt } from '../support/account.ts'
import { newRuleSet, submitAndWait } from '../support/checks.ts'
import { startOwnStack } from '../support/own-stack.ts'
import { startSelfHosted } from '../support/self-hosted.ts'

const CONTRACTS = '../shared/corpus/contracts'
const RULES = [
  'Payment must be due within 30 days.',
  'The agreement must name the governing law.',
  'Either party may terminate the agreement for convenience.',
]

/** Results of all contracts as JSON, ordered by file name. */
async function resultsAt(account: Account): Promise<string[]> {
  const ruleSet = await newRuleSet(account, RULES)
  const names = readdirSync(CONTRACTS)
    .filter((name) => name.endsWith('.pdf'))
    .sort()
  const results: string[] = []
  for (const name of names) {
    const pdf = new Uint8Array(readFileSync(join(CONTRACTS, name)))
    results.push(comparable(await submitAndWait(account, ruleSet, pdf, name)))
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

test.skipIf(!existsSync(CONTRACTS))(
  '12 contracts have the same results everywhere',
  { timeout: 400_000 },
  async () => {
    const deno = denoPath() ? [await startSelfHosted('deno')] : []
    const workerd = await startOwnStack()
    try {
      const accounts: Account[] = []
      for (const stack of [workerd, inject('stack'), ...deno]) accounts.push(await signedUpAt(stack))
      const [onWorkerd, ...others] = await Promise.all(accounts.map(resultsAt))
      expect(onWorkerd).toHaveLength(12)
      for (const results of others) expect(results).toEqual(onWorkerd)
    } finally {
      await workerd.stop()
      await deno[0]?.stop()
    }
  },
)
