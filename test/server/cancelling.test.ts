/** Cancelling is free, but limited once a check has begun; run with strict limits. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { newAccountAt } from '../support/account.ts'
import { ended, entryOf, newRuleSet, submit } from '../support/checks.ts'
import { brokenInvariants, rowsAt } from '../support/database.ts'
import { holdAnswers } from '../support/held-answers.ts'
import { type OwnStack, startOwnStack } from '../support/own-stack.ts'
import { pdfOf } from '../support/pdf.ts'

let stack: OwnStack

beforeAll(async () => {
  stack = await startOwnStack({ RATE_LIMITS: 'strict' })
})

afterAll(async () => {
  expect(await brokenInvariants(stack.databaseUrl)).toEqual([])
  await stack.stop()
})

test('ten checks a day can be cancelled after they had begun; the next continues, and waiting ones can still be cancelled', async () => {
  const account = await newAccountAt(stack)
  const rule = `The document mentions ${crypto.randomUUID()}.`
  const ruleSet = await newRuleSet(account, [rule])
  const answer = await holdAnswers(stack, rule)
  const submitted = await submit(account, ruleSet, await pdfOf([`About ${rule}`]))
  const { documentRequestId: id } = (await submitted.json()) as HistoryEntry
  await expect.poll(async () => (await entryOf(account, id)).stage, { timeout: 40_000 }).toBe('asking')
  const cancel = (check: number): Promise<Response> =>
    account.visitor.call('POST', `/api/documents/${check}/cancel`)
  // Simulates ten earlier cancellations.
  const [row] = await rowsAt(stack.databaseUrl, 'select user_id from checks where id = ?', id)
  const copy = async (state: string, stage: string): Promise<number> => {
    const [made] = await rowsAt(
      stack.databaseUrl,
      `insert into checks (user_id, submission, state, stage, file_name, rule_set_name, rules_text, language, query_hash, price,
        lease_token, lease_until, created_at) values (?, ?, ?, ?, 'a.pdf', 'set', '1. A rule', 'en', ?, 0, 'x', ?, ?) returning id`,
      ...[
        Number(row?.user_id),
        crypto.randomUUID(),
        state,
        stage,
        crypto.randomUUID(),
        Date.now() + 60_000,
        Date.now(),
      ],
    )
    return Number(made?.id)
  }
  for (let times = 0; times < 10; times++)
    expect((await cancel(await copy('PROCESSING', times % 2 === 0 ? 'reading' : 'asking'))).status).toBe(200)
  const refused = await cancel(id)
  expect([refused.status, await refused.json()]).toMatchObject([
    429,
    {
      message:
        'You have cancelled 10 checks today after they had begun, which is the limit. This check continues.',
    },
  ])
  expect((await cancel(await copy('STARTED', 'queued'))).status).toBe(200)
  await answer()
  expect((await ended(account, id)).state).toBe('FINISHED')
})
