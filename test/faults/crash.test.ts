/** The worker is killed in the middle of checks and restarted. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '../../scripts/product/processes.ts'
import { type Product, startProduct } from '../../scripts/product/product.ts'
import type { BatchChecks } from '../../src/contract/batches.ts'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { newAccountAt } from '../support/account.ts'
import { newRuleSet, submit, submitPatiently } from '../support/checks.ts'
import { brokenInvariants, rowsAt } from '../support/database.ts'
import { holdAnswers } from '../support/held-answers.ts'
import { largePdfOf, pdfOf } from '../support/pdf.ts'
import { ageProviderFiles, providerFiles } from '../support/provider-files.ts'

const FILES = 50
/** Of those, as many as the balance covers. */
const AFFORDED = 9

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

/** Kills the worker and starts it a minute later by the database's times: leases are over, messages are sent again. */
async function restartWorker(): Promise<void> {
  await product.killWorker()
  await fetch(`${product.emulatedUrl}/model/faults`, { method: 'DELETE' })
  await rowsAt(
    product.databaseUrl,
    `update checks set lease_until = lease_until - 60000, sent_at = sent_at - 60000 where ended_at is null`,
  )
  await product.startWorker()
}

test('a check whose worker was killed is taken over and ends; money and ledger agree, and the AI keeps no copy', async () => {
  const account = await newAccountAt(product)
  const ruleSet = await newRuleSet(account, ['The document must mention "crash test".'])
  await holdAnswers(product, 'crash test')
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
    { timeout: 30_000, interval: 100 },
  )

  await restartWorker()
  await vi.waitFor(async () => expect((await entry())?.state).toMatch(/FINISHED|ERROR/), {
    timeout: 100_000,
    interval: 250,
  })

  expect(await entry()).toMatchObject({ state: 'FINISHED', priceFinal: 0.25 })
  expect(await account.visitor.get('/api/users/me')).toMatchObject({ balance: 9.75 })
  const movements = await account.visitor.get<{ amount: number }[]>('/api/users/me/movements')
  expect(movements.reduce((sum, { amount }) => sum + amount, 0)).toBe(9.75)
  expect(await account.visitor.get('/api/prompt-folders')).toMatchObject([{ name: 'Contracts' }])

  expect(await providerFiles(product)).toHaveLength(1)
  await ageProviderFiles(product)
  await product.sweep()
  expect(await providerFiles(product)).toEqual([])
})

test('50 documents with money for 9: the worker is killed, all are submitted again, and exactly 9 are checked and charged', async () => {
  const account = await newAccountAt(product)
  const batch = crypto.randomUUID()
  const ruleSet = await newRuleSet(account, ['The document must mention "batch crash".'])
  await rowsAt(
    product.databaseUrl,
    `insert into ledger (debit, credit, amount, code, ref, at)
      select 'user:' || id, 'revenue', 10000 - ?, 'correction', 'batch', 1 from users where email = ?`,
    AFFORDED * 250 + 50,
    account.email,
  )
  // Two of the checks are waiting for the AI when the worker dies.
  await holdAnswers(product, 'batch crash', 2)
  const files = await Promise.all(Array.from({ length: FILES }, (_, n) => pdfOf([`Batch crash ${n}.`])))
  const submitAll = (some: typeof files): Promise<number[]> =>
    Promise.all(
      some.map(async (file) => {
        const answer = await submitPatiently(account, ruleSet, file, `${files.indexOf(file)}.pdf`, batch)
        await answer.body?.cancel()
        return answer.status
      }),
    )
  const checks = async (): Promise<BatchChecks['checks']> =>
    (await account.visitor.get<BatchChecks>(`/api/batches/${batch}`)).checks
  await submitAll(files.slice(0, 5))
  await vi.waitFor(
    async () => expect((await checks()).filter(({ stage }) => stage === 'asking').length).toBeGreaterThan(0),
    { timeout: 30_000, interval: 100 },
  )

  await restartWorker()
  const statuses = await submitAll(files)
  expect(statuses.filter((status) => status === 202)).toHaveLength(AFFORDED)
  expect(statuses.filter((status) => status === 402)).toHaveLength(FILES - AFFORDED)
  await vi.waitFor(
    async () => expect((await checks()).map((each) => each.state)).toEqual(Array(AFFORDED).fill('FINISHED')),
    { timeout: 100_000, interval: 250 },
  )

  expect((await checks()).map(({ priceFinal }) => priceFinal)).toEqual(Array(AFFORDED).fill(0.25))
  expect(await account.visitor.get('/api/users/me')).toMatchObject({ balance: 0.05 })
  const [count] = await rowsAt(product.databaseUrl, 'select count(*) as n from checks where batch = ?', batch)
  expect(Number(count?.n)).toBe(AFFORDED)
  expect(await brokenInvariants(product.databaseUrl)).toEqual([])
})
