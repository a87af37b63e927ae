/**
 * Documents that are submitted together: price, contents and responses of a batch. On a separate product, because 50
 * requests at once take the places of other files' requests.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BatchChecks, BatchPage } from '../../src/contract/batches.ts'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { storedCounts } from '../../src/domain/results/result-counts.ts'
import { type Account, newAccountAt } from '../support/account.ts'
import { ended, newRuleSet, submitAndWait, submitPatiently } from '../support/checks.ts'
import { brokenInvariants, rowsAt } from '../support/database.ts'
import { type OwnStack, startOwnStack } from '../support/own-stack.ts'
import { pdfOf } from '../support/pdf.ts'

let stack: OwnStack

beforeAll(async () => {
  stack = await startOwnStack()
})
afterAll(async () => {
  expect(await brokenInvariants(stack.databaseUrl)).toEqual([])
  await stack.stop()
})

function newAccount(): Promise<Account> {
  return newAccountAt(stack)
}

function document(n: number): Promise<Uint8Array<ArrayBuffer>> {
  return pdfOf([`Contract ${n}.`, 'Payment is due within 45 days.'])
}

async function userIdOf({ visitor }: Account): Promise<number> {
  return (await visitor.get<{ id: number }>('/api/users/me')).id
}

/** Sets the account's balance, in mills. */
async function leave(account: Account, mills: number): Promise<void> {
  const user = `user:${await userIdOf(account)}`
  await rowsAt(
    stack.databaseUrl,
    `insert into ledger (debit, credit, amount, code, ref, at)
      select id, 'revenue', balance - ?, 'correction', ?, 1 from ledger_accounts where id = ?`,
    mills,
    crypto.randomUUID(),
    user,
  )
}

function checksOf({ visitor }: Account, batch: string, after = ''): Promise<BatchChecks> {
  return visitor.get(`/api/batches/${batch}${after}`)
}

test('of 50 documents submitted simultaneously with money for 7, exactly 7 are checked and charged', async () => {
  const account = await newAccount()
  await leave(account, 7 * 250 + 100)
  const ruleSet = await newRuleSet(account)
  const batch = crypto.randomUUID()
  const files = await Promise.all(Array.from({ length: 50 }, (_, n) => document(n)))
  const answers = await Promise.all(
    files.map((file, n) => submitPatiently(account, ruleSet, file, `${n}.pdf`, batch)),
  )
  const taken = answers.filter(({ status }) => status === 202)
  expect(answers.filter(({ status }) => status === 402)).toHaveLength(43)
  expect(taken).toHaveLength(7)
  for (const answer of taken) {
    const { documentRequestId: id } = (await answer.json()) as HistoryEntry
    expect((await ended(account, id)).state).toBe('FINISHED')
  }
  const { checks } = await checksOf(account, batch)
  expect(checks.map(({ state, priceFinal }) => `${state} ${priceFinal}`)).toEqual(
    Array(7).fill('FINISHED 0.25'),
  )
  expect(await account.visitor.get('/api/users/me')).toMatchObject({ balance: 0.1 })
  const { batches } = await account.visitor.get<BatchPage>('/api/batches')
  expect(batches).toMatchObject([{ id: batch, documents: 7, running: 0, finished: 7, failed: 0 }])
})

test('submitting a batch again adds and charges nothing and checks failed documents again', async () => {
  const account = await newAccount()
  const ruleSet = await newRuleSet(account)
  const batch = crypto.randomUUID()
  const pdf = await document(1)
  const first = await submitAndWait(account, ruleSet, pdf, 'one.pdf', batch)
  const again = await submitAndWait(account, ruleSet, pdf, 'one.pdf', batch)
  expect(again.documentRequestId).toBe(first.documentRequestId)
  const other = await submitAndWait(account, ruleSet, pdf, 'one.pdf', crypto.randomUUID())
  expect(other).toMatchObject({ savedResult: true, priceFinal: 0 })

  const broken = new TextEncoder().encode('%PDF-1.7 not really')
  const failed = await submitAndWait(account, ruleSet, broken, 'two.pdf', batch)
  const retried = await submitAndWait(account, ruleSet, broken, 'two.pdf', batch)
  expect(failed.state).toBe('ERROR')
  expect(retried.documentRequestId).not.toBe(failed.documentRequestId)
  expect((await checksOf(account, batch)).checks.map(({ documentRequestId: id }) => id)).toEqual([
    first.documentRequestId,
    retried.documentRequestId,
  ])
  expect(await account.visitor.get('/api/users/me')).toMatchObject({ balance: 9.75 })
})

test('a batch has a verdict for each rule and general check, also from results without stored verdicts', async () => {
  const account = await newAccount()
  const batch = crypto.randomUUID()
  const entry = await submitAndWait(account, await newRuleSet(account), await document(2), 'a.pdf', batch)
  const answer = await checksOf(account, batch)
  expect(answer.rules).toEqual([entry.result?.specificRules.map(({ rule }) => rule)])
  const [check] = answer.checks
  expect(check?.verdicts).toEqual(entry.result && storedCounts(entry.result).verdicts)
  expect(check).toMatchObject({ toDecide: entry.summary?.toDecide, decided: 0 })
})

test('a batch has the number of decisions for each document, as in the list of results', async () => {
  const account = await newAccount()
  const { visitor } = account
  const batch = crypto.randomUUID()
  const ruleSet = await newRuleSet(account)
  const { documentRequestId: id, result } = await submitAndWait(
    account,
    ruleSet,
    await document(3),
    'a.pdf',
    batch,
  )
  await submitAndWait(account, ruleSet, new TextEncoder().encode('%PDF-1.7 not really'), 'b.pdf', batch)
  const findingId = result?.specificRules.find(({ verdict }) => verdict === 'broken')?.id
  const decide = (decision: string | null) =>
    visitor.json('PUT', `/api/documents/${id}/reviews`, {
      section: 'specific',
      findingId,
      decision,
      reason: '',
    })
  expect((await decide('confirmed')).status).toBe(204)
  const { checks } = await checksOf(account, batch)
  const entries = await visitor.get<HistoryEntry[]>('/api/documents/results')
  const { toDecide, decided } = entries.find((entry) => entry.documentRequestId === id)?.summary ?? {}
  expect(decided).toBe(1)
  expect(checks).toMatchObject([
    { toDecide, decided },
    { toDecide: 0, decided: 0 },
  ])
  expect((await decide(null)).status).toBe(204)
  expect((await checksOf(account, batch)).checks[0]).toMatchObject({ toDecide, decided: 0 })
})

test('batches and their checks are listed in pages and visible only to their owner', async () => {
  const [account, stranger] = [await newAccount(), await newAccount()]
  const userId = await userIdOf(account)
  const insert = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
    insert into checks (user_id, submission, state, file_name, rule_set_name, rules_text, language, query_hash, price, batch, created_at)
    select ?, ? || i, 'ERROR', i || '.pdf', 'Set', '1. A rule', 'en', ? || i, 0, `
  const many = crypto.randomUUID()
  await rowsAt(stack.databaseUrl, `${insert} ?, i from n`, 120, userId, many, many, many)
  const salt = crypto.randomUUID()
  await rowsAt(
    stack.databaseUrl,
    `${insert} printf('00000000-0000-4000-8000-%012d', i), i from n`,
    30,
    userId,
    salt,
    salt,
  )
  const pages: BatchChecks[] = [await checksOf(account, many)]
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
    pages.push(await checksOf(account, many, `?after=${next}`))
  expect(pages.map(({ checks }) => checks.length)).toEqual([50, 50, 20])
  expect(new Set(pages.flatMap(({ checks }) => checks.map(({ fileName }) => fileName))).size).toBe(120)

  const first = await account.visitor.get<BatchPage>('/api/batches')
  const second = await account.visitor.get<BatchPage>(`/api/batches?before=${first.next}`)
  expect([first.batches.length, second.batches.length, second.next]).toEqual([20, 11, null])
  expect(second.batches.at(-1)).toMatchObject({ id: many, documents: 120, failed: 120 })

  expect((await stranger.visitor.call('GET', `/api/batches/${many}`)).status).toBe(404)
  expect(await stranger.visitor.get('/api/batches')).toEqual({ batches: [], next: null })
  expect((await account.visitor.call('GET', '/api/batches/not-a-uuid')).status).toBe(400)
})
