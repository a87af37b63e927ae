/** A batch with more documents than the balance covers, whose worker is killed halfway. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '../../scripts/processes.ts'
import { type Product, startProduct } from '../../scripts/product.ts'
import type { BatchChecks } from '../../src/contract/batches.ts'
import { newAccountAt } from '../support/account.ts'
import { newRuleSet, submit } from '../support/checks.ts'
import { brokenInvariants, rowsAt } from '../support/database.ts'
import { pdfOf } from '../support/pdf.ts'

const FILES = 50
const AFFORDED = 9

let state: string
let product: Product

beforeAll(async () => {
  state = mkdtempSync(join(tmpdir(), 'rulemark-batch-'))
  product = await startProduct({ port: await freePort(), state, quiet: true })
})

afterAll(async () => {
  await product.stop()
  rmSync(state, { recursive: true, force: true })
})

test('50 documents with money for 9: the worker is killed, all are submitted again, exactly 9 are checked and paid for', async () => {
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
  const fault = { match: 'batch crash', times: 2, fault: { kind: 'delay', ms: 90_000 } }
  await fetch(`${product.emulatedUrl}/model/faults`, { method: 'POST', body: JSON.stringify(fault) })
  const files = await Promise.all(Array.from({ length: FILES }, (_, n) => pdfOf([`Batch crash ${n}.`])))
  const submitAll = (some: typeof files): Promise<number[]> =>
    Promise.all(
      some.map(async (file) => {
        const answer = await submit(account, ruleSet, file, `${files.indexOf(file)}.pdf`, batch)
        await answer.body?.cancel()
        return answer.status
      }),
    )
  const checks = async (): Promise<BatchChecks['checks']> =>
    (await account.visitor.get<BatchChecks>(`/api/batches/${batch}`)).checks
  await submitAll(files.slice(0, 5))
  await vi.waitFor(
    async () => expect((await checks()).filter(({ stage }) => stage === 'asking').length).toBeGreaterThan(0),
    { timeout: 20_000, interval: 100 },
  )

  await product.killWorker()
  await product.startWorker()
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
