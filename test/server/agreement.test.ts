/** Asking three times: price, votes, repeated queries, and the operator's settings. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { type Account, newAccountAt } from '../support/account.ts'
import { ended, newRuleSet, submit } from '../support/checks.ts'
import { brokenInvariants } from '../support/database.ts'
import { type OwnStack, startOwnStack } from '../support/own-stack.ts'
import { agreement } from '../support/pdf.ts'

let stack: OwnStack
let account: Account

beforeAll(async () => {
  stack = await startOwnStack()
})
afterAll(async () => {
  expect(await brokenInvariants(stack.databaseUrl)).toEqual([])
  await stack.stop()
})
beforeEach(async () => {
  account = await newAccountAt(stack)
})

/** Rules with a word unique to each test, so that faults and questions can be distinguished. */
function rulesWith(word: string): string[] {
  return ['Payment must be due within 30 days.', `The agreement must contain the word "${word}".`]
}

async function submitAgreed(ruleSet: number): Promise<Response> {
  const path = `/api/documents/process-async?promptId=${ruleSet}&agreement=3`
  return account.visitor.upload(path, await agreement(), 'agreement.pdf', { 'Accept-Language': 'en' })
}

async function entryOf(response: Response): Promise<HistoryEntry> {
  expect(response.status).toBe(202)
  const { documentRequestId } = (await response.json()) as HistoryEntry
  return ended(account, documentRequestId)
}

async function balance(): Promise<number> {
  return (await account.visitor.get<{ balance: number }>('/api/users/me')).balance
}

function orderFault(fault: object): Promise<Response> {
  return fetch(`${stack.emulatedUrl}/model/faults`, { method: 'POST', body: JSON.stringify(fault) })
}

async function promptsWith(word: string): Promise<string[]> {
  const asked: { prompt: string }[] = await (await fetch(`${stack.emulatedUrl}/model/requests`)).json()
  return asked.map(({ prompt }) => prompt).filter((prompt) => prompt.includes(word))
}

describe('a check that asks three times', () => {
  test('costs three times the price, asks in three orders and reports the agreement on each finding', async () => {
    const word = `w${crypto.randomUUID()}`
    const entry = await entryOf(await submitAgreed(await newRuleSet(account, rulesWith(word))))
    expect(entry).toMatchObject({ state: 'FINISHED', priceFinal: 0.75 })
    expect(await balance()).toBe(9.25)
    const prompts = await promptsWith(word)
    expect(prompts).toHaveLength(3)
    expect(new Set(prompts).size).toBeGreaterThan(1)
    for (const { agreement: given } of entry.result?.specificRules ?? [])
      expect(given).toEqual({ votes: 3, of: 3 })
  })

  test.each([1, 2, 3])(
    'keeps the majority’s verdict when answer %i is flipped, and reports that',
    async (nth) => {
      const word = `w${crypto.randomUUID()}`
      await orderFault({ match: word, times: 1, nth, fault: { kind: 'flip-rule', text: ' ' } })
      const entry = await entryOf(await submitAgreed(await newRuleSet(account, rulesWith(word))))
      expect(entry.result?.specificRules.map(({ verdict, agreement: given }) => [verdict, given])).toEqual([
        ['broken', { votes: 2, of: 3 }],
        ['not-found', { votes: 2, of: 3 }],
      ])
    },
  )

  test('is a different query from one that asks once; a repeat is free', async () => {
    const ruleSet = await newRuleSet(account, rulesWith('w'))
    await entryOf(await submit(account, ruleSet, await agreement()))
    const first = await entryOf(await submitAgreed(ruleSet))
    const second = await entryOf(await submitAgreed(ruleSet))
    expect([first.savedResult, second.savedResult]).toEqual([false, true])
    expect(second.documentResultId).toBe(first.documentResultId)
    expect(await balance()).toBe(9)
  })

  test('that fails is refunded in full', async () => {
    const word = `w${crypto.randomUUID()}`
    await orderFault({ match: word, times: 1, nth: 3, fault: { kind: 'status', status: 400 } })
    const entry = await entryOf(await submitAgreed(await newRuleSet(account, rulesWith(word))))
    expect(entry).toMatchObject({ state: 'ERROR', priceFinal: 0 })
    expect(await balance()).toBe(10)
  })
})

test('any other number of times is refused', async () => {
  const ruleSet = await newRuleSet(account)
  for (const times of ['1', '2', '30', '']) {
    const path = `/api/documents/process-async?promptId=${ruleSet}&agreement=${times}`
    expect((await account.visitor.upload(path, await agreement(), 'a.pdf')).status).toBe(400)
  }
  expect(await balance()).toBe(10)
})
