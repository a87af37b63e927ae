/** Which check runs next, and what happens while the AI is down; on a separate product. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { type Account, newAccountAt } from '../support/account.ts'
import { ended, entryOf, newRuleSet, submit } from '../support/checks.ts'
import { brokenInvariants, rowsAt } from '../support/database.ts'
import { holdAnswers } from '../support/held-answers.ts'
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

afterEach(() => fetch(`${stack.emulatedUrl}/model/faults`, { method: 'DELETE' }))

function orderFault(match: string, fault: object, times: number): Promise<Response> {
  const body = JSON.stringify({ match, times, fault })
  return fetch(`${stack.emulatedUrl}/model/faults`, { method: 'POST', body })
}

/** Rules in the order in which the AI was asked about them. */
async function asked(rules: readonly string[]): Promise<string[]> {
  const requests: { prompt: string }[] = await (await fetch(`${stack.emulatedUrl}/model/requests`)).json()
  // The emulated model lists the newest first.
  return requests.reverse().flatMap(({ prompt }) => rules.filter((rule) => prompt.includes(rule)))
}

interface Submitted {
  readonly rule: string
  readonly id: number
}

async function submitNew(account: Account): Promise<Submitted> {
  const rule = `The document mentions ${crypto.randomUUID()}.`
  const ruleSet = await newRuleSet(account, [rule])
  const response = await submit(account, ruleSet, await pdfOf([`It is about ${rule}`]))
  expect(response.status).toBe(202)
  return { rule, id: ((await response.json()) as HistoryEntry).documentRequestId }
}

test('users take turns: a check does not wait for all checks of another user', async () => {
  const [busy, other] = [await newAccountAt(stack), await newAccountAt(stack)]
  const answerFirst = await holdAnswers(stack, 'The document mentions')
  const many: Submitted[] = []
  for (let index = 0; index < 6; index++) many.push(await submitNew(busy))
  const one = await submitNew(other)
  await answerFirst()
  await ended(other, one.id)
  for (const { id } of many) await ended(busy, id)
  const order = await asked([...many, one].map(({ rule }) => rule))
  expect(order).toHaveLength(7)
  expect(order.indexOf(one.rule)).toBeLessThan(5)
})

test('no user occupies more than four workers', async () => {
  const account = await newAccountAt(stack)
  const { rule, id } = await submitNew(account)
  await ended(account, id)
  const [row] = await rowsAt(stack.databaseUrl, 'select user_id from checks where id = ?', id)
  for (let index = 0; index < 4; index++)
    await rowsAt(
      stack.databaseUrl,
      `insert into checks (user_id, submission, state, stage, file_name, rule_set_name, rules_text, language, query_hash,
        price, lease_token, lease_until, stored_at, created_at) values (?, ?, 'PROCESSING', 'asking', 'a.pdf', 'set', ?, 'en', ?, 0, 'x', ?, 1, ?)`,
      Number(row?.user_id),
      crypto.randomUUID(),
      `1. ${rule}`,
      crypto.randomUUID(),
      Date.now() + 600_000,
      Date.now(),
    )
  const fifth = await submitNew(account)
  const other = await newAccountAt(stack)
  await ended(other, (await submitNew(other)).id)
  expect(await entryOf(account, fifth.id)).toMatchObject({ state: 'STARTED' })
  await rowsAt(stack.databaseUrl, "delete from checks where lease_token = 'x'")
  await rowsAt(stack.databaseUrl, 'update checks set sent_at = sent_at - 60000 where id = ?', fifth.id)
  await stack.sweep()
  expect((await ended(account, fifth.id)).state).toBe('FINISHED')
})

test('while the AI is down it is not asked, Results says so, and checks continue automatically', async () => {
  const account = await newAccountAt(stack)
  await orderFault('The document mentions', { kind: 'status', status: 503, retryInfo: 60 }, 1000)
  const first: Submitted[] = []
  for (let index = 0; index < 3; index++) first.push(await submitNew(account))
  const failures = async (): Promise<unknown> =>
    (await rowsAt(stack.databaseUrl, "select failures from breakers where name = 'ai'"))[0]?.failures
  await expect.poll(failures).toBe(3)
  const late = await submitNew(account)
  await stack.sweep()
  await expect.poll(async () => (await entryOf(account, late.id)).delayed).toBe(true)
  expect(await asked([late.rule])).toEqual([])
  await expect.poll(stack.logs).toContain('ai-left-alone')
  await fetch(`${stack.emulatedUrl}/model/faults`, { method: 'DELETE' })
  const pass = async (): Promise<void> => {
    await rowsAt(stack.databaseUrl, 'update breakers set open_until = 0')
    await rowsAt(stack.databaseUrl, "update checks set not_before = 0, sent_at = 1 where state = 'STARTED'")
    await stack.sweep()
  }
  await pass()
  await expect.poll(failures).toBeUndefined()
  await pass()
  for (const { id } of [...first, late]) expect((await ended(account, id)).state).toBe('FINISHED')
  expect(await asked([late.rule])).toEqual([late.rule])
})
