/**
 * An account or a check that goes away while its check is being worked on, at each statement between submission and end:
 * nothing of it is left, nobody is charged, and the letters are sent.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { type Account, mailsTo, newAccountAt } from '../support/account.ts'
import { newRuleSet, submit } from '../support/checks.ts'
import { brokenInvariants, rowsAt } from '../support/database.ts'
import { holdAnswers } from '../support/held-answers.ts'
import { type OwnStack, startOwnStack } from '../support/own-stack.ts'
import { pdfOf } from '../support/pdf.ts'
import { providerFiles } from '../support/provider-files.ts'

let stack: OwnStack

beforeAll(async () => {
  stack = await startOwnStack()
})

afterAll(async () => {
  expect(await brokenInvariants(stack.databaseUrl)).toEqual([])
  await stack.stop()
})

/** Words of the first statements of each step, before which the data goes away. */
const MOMENTS = {
  'before it is booked': 'insert into \\"checks\\"',
  'before its file is noted': 'set \\"stored_at\\"',
  'before it is claimed': "set state = 'PROCESSING'",
  'before its pages are stored': 'set \\"pages\\"',
  'before the AI is asked': '"value":"asking"',
  'before quotes are looked up': '"value":"verifying"',
  'before it is highlighted': '"value":"marking"',
  'before its result is stored': 'insert into \\"results\\"',
} as const

const ACTS = {
  async 'the account is deleted'({ visitor }: Account): Promise<void> {
    await visitor.call('DELETE', '/api/auth/user/delete')
  },
  async 'the check is cancelled and deleted'({ visitor }: Account): Promise<void> {
    for (const { documentRequestId: id } of await visitor.get<HistoryEntry[]>('/api/documents/results')) {
      await visitor.call('POST', `/api/documents/${id}/cancel`)
      await visitor.call('DELETE', `/api/documents/${id}`)
    }
  },
}

const cases = Object.keys(MOMENTS)
  .flatMap((moment) => Object.keys(ACTS).map((act) => [moment, act] as const))
  // Then there is no check yet.
  .filter((each) => each.join() !== 'before it is booked,the check is cancelled and deleted')

test.each(cases)('%s, %s', async (moment, act) => {
  const account = await newAccountAt(stack)
  const ruleSet = await newRuleSet(account)
  // More than 1 MB, so that a copy is stored at the AI's provider.
  const pdf = Buffer.concat([await pdfOf([`About ${crypto.randomUUID()}`]), Buffer.alloc(1_100_000, ' ')])
  const met = Promise.withResolvers<void>()
  let isMet = false
  stack.database.meddle(async (statements) => {
    if (!isMet && statements.includes(MOMENTS[moment as keyof typeof MOMENTS])) {
      isMet = true
      await ACTS[act as keyof typeof ACTS](account).finally(met.resolve)
    }
    return 'pass' as const
  })
  const answer = await submit(account, ruleSet, new Uint8Array(pdf))
  await met.promise
  await expect.poll(left, { timeout: 60_000 }).toEqual([])
  expect(answer.status).toBeLessThan(500)
  expect(await mailsTo(account.email, stack)).toHaveLength(act === 'the account is deleted' ? 1 : 0)
})

test('while the AI has yet to answer: it is no longer asked, and its copy is deleted', async () => {
  const account = await newAccountAt(stack)
  const rule = `The document mentions ${crypto.randomUUID()}.`
  const pdf = Buffer.concat([await pdfOf([rule]), Buffer.alloc(1_100_000, ' ')])
  const answer = await holdAnswers(stack, rule)
  await submit(account, await newRuleSet(account, [rule]), new Uint8Array(pdf))
  await expect.poll(() => providerFiles(stack)).toHaveLength(1)
  await ACTS['the account is deleted'](account)
  await expect.poll(left, { timeout: 60_000 }).toEqual([])
  await answer()
})

/** What is left of checks and their files, and whether letters are waiting or the balance is wrong. */
async function left(): Promise<unknown[]> {
  await stack.sweep()
  const [rows, files, copies] = await Promise.all([
    rowsAt(
      stack.databaseUrl,
      `select id from checks where state in ('STARTED', 'PROCESSING') union all select id from results
      union all select id from mails union all select id from ledger_accounts where id like 'user:%'
        and balance <> case when substr(id, 6) in (select id from users) then 10000 else 0 end`,
    ),
    stack.files(),
    providerFiles(stack),
  ])
  return [...rows, ...files, ...copies]
}
