/** The worker is killed in the middle of a check and restarted. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '../../scripts/processes.ts'
import { type Product, startProduct } from '../../scripts/product.ts'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { newAccountAt } from '../support/account.ts'
import { newRuleSet, submit } from '../support/checks.ts'
import { largePdfOf } from '../support/pdf.ts'
import { ageProviderFiles, providerFiles } from '../support/provider-files.ts'

let state: string
let product: Product

beforeAll(async () => {
  state = mkdtempSync(join(tmpdir(), 'rulemark-crash-'))
  product = await startProduct({ port: await freePort(), state, quiet: true })
})

afterAll(async () => {
  await product.stop()
  rmSync(state, { recursive: true, force: true })
})

function delayNextAnswer(words: string, ms: number): Promise<Response> {
  return fetch(`${product.emulatedUrl}/model/faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ match: words, times: 1, fault: { kind: 'delay', ms } }),
  })
}

test('a check whose worker was killed is taken over and ends, money and ledger agree, and the AI keeps no copy', async () => {
  const account = await newAccountAt(product)
  const ruleSet = await newRuleSet(account, ['The document must mention "crash test".'])
  await delayNextAnswer('crash test', 90_000)
  const submitted = (await (
    await submit(account, ruleSet, await largePdfOf(['This is a crash test.']))
  ).json()) as HistoryEntry
  const entry = (): Promise<HistoryEntry | undefined> =>
    account.visitor
      .get<HistoryEntry[]>('/api/documents/results')
      .then((all) => all.find((each) => each.documentRequestId === submitted.documentRequestId))
  await vi.waitFor(
    async () => {
      expect((await entry())?.stage).toBe('asking')
      expect(await providerFiles(product)).toHaveLength(1)
    },
    { timeout: 20_000, interval: 100 },
  )

  await product.killWorker()
  await product.startWorker()
  await vi.waitFor(async () => expect((await entry())?.state).toMatch(/FINISHED|ERROR/), {
    timeout: 100_000,
    interval: 250,
  })

  expect(await entry()).toMatchObject({ state: 'FINISHED', priceFinal: 0.25 })
  expect(await account.visitor.get('/api/users/me')).toMatchObject({ balance: 9.75 })
  const movements = await account.visitor.get<{ amount: number }[]>('/api/users/me/movements')
  expect(movements.reduce((sum, { amount }) => sum + amount, 0)).toBe(9.75)

  expect(await providerFiles(product)).toHaveLength(1)
  await ageProviderFiles(product)
  await vi.waitFor(async () => expect(await providerFiles(product)).toEqual([]), {
    timeout: 40_000,
    interval: 250,
  })
})

test('everything is still there after a restart', async () => {
  const account = await newAccountAt(product)
  await newRuleSet(account)
  await product.killWorker()
  await product.startWorker()
  expect(await account.visitor.get('/api/prompt-folders')).toMatchObject([{ name: 'Contracts' }])
})
