/** Tests of a rule set: which are kept, that only the changed rule's test flips, and deletion with their owner. */
import { expect, test } from 'vitest'
import type { RuleSet, RuleSetTest } from '../../src/contract/workspace.ts'
import { ERRORS } from '../../src/domain/errors/errors.ts'
import type { CheckResult } from '../../src/domain/results/verdicts.ts'
import { judgeTest, TEST_TEXT_MAX } from '../../src/domain/rules/rule-set-tests.ts'
import { type Account, newAccount } from '../support/account.ts'
import { newRuleSet, submitAndWait } from '../support/checks.ts'
import { rows, write } from '../support/database.ts'
import { pdfOf } from '../support/pdf.ts'

const PAYMENT = 'Payment must be due within 60 days.'
const NOTICE = 'The notice period must be at least 30 days.'
const LAW = 'The agreement must be governed by the laws of Austria.'

function contract(): Promise<Uint8Array<ArrayBuffer>> {
  return pdfOf([
    'SERVICE AGREEMENT',
    'Payment. The Client shall pay each invoice within 45 days of receipt.',
    'Termination. Either party may terminate this Agreement with a notice period of 60 days.',
    'Law. This Agreement is governed by the laws of Austria.',
  ])
}

async function keep(account: Account, documentId: number, findingId: number): Promise<Response> {
  return account.visitor.json('POST', `/api/documents/${documentId}/tests`, { findingId })
}

async function checked(account: Account, ruleSetId: number): Promise<{ id: number; result: CheckResult }> {
  const { documentRequestId: id, result } = await submitAndWait(account, ruleSetId, await contract())
  if (!result) throw new Error('the check has no result')
  return { id, result }
}

/** Keeps every rule of a checked document as a test. */
async function kept(account: Account) {
  const ruleSetId = await newRuleSet(account, [PAYMENT, NOTICE, LAW])
  const { id, result } = await checked(account, ruleSetId)
  const tests: RuleSetTest[] = []
  for (const finding of result.specificRules)
    tests.push((await (await keep(account, id, finding.id)).json()) as RuleSetTest)
  return { ruleSetId, documentId: id, result, tests }
}

function testsOf({ visitor }: Account, ruleSetId: number): Promise<RuleSetTest[]> {
  return visitor.get(`/api/prompts/${ruleSetId}/tests`)
}

test('a finding is kept with hash, rule, verdict and quote, once for each file and rule', async () => {
  const account = await newAccount()
  const { ruleSetId, documentId, result, tests } = await kept(account)
  expect(result.specificRules.map(({ verdict }) => verdict)).toEqual(['met', 'met', 'met'])
  const [first] = result.specificRules
  expect(tests[0]).toEqual({
    id: expect.any(Number),
    ruleSetId,
    fileName: 'agreement.pdf',
    sha256: result.provenance?.sha256,
    rule: PAYMENT,
    expected: 'met',
    quote: first?.evidence[0]?.quote,
    model: result.checkedBy,
    promptVersion: result.provenance?.promptVersion,
    createdAt: expect.any(String),
  })
  expect((await keep(account, documentId, first?.id ?? 0)).status).toBe(201)
  expect((await testsOf(account, ruleSetId)).map(({ rule }) => rule)).toEqual([LAW, NOTICE, PAYMENT])
})

test('changing one limit flips only its test, with the reason that the rule changed', async () => {
  const account = await newAccount()
  const { ruleSetId, tests } = await kept(account)
  const ruleSet = await account.visitor.get<RuleSet>(`/api/prompts/${ruleSetId}`)
  const changed = ruleSet.text.replace('60 days', '30 days')
  const { name, folderId } = ruleSet
  await account.visitor.json('PUT', `/api/prompts/${ruleSetId}`, { name, folderId, text: changed })
  const { result } = await checked(account, ruleSetId)
  const outcomes = tests.map((each) => judgeTest(each, result))
  expect(
    outcomes.map(({ test: { rule }, finding, isFlipped, changed: parts }) => [
      rule,
      finding?.verdict,
      isFlipped,
      parts,
    ]),
  ).toEqual([
    [PAYMENT, 'broken', true, ['rule']],
    [NOTICE, 'met', false, []],
    [LAW, 'met', false, []],
  ])
})

test('a removed rule has no verdict, and a changed prompt or model is named', async () => {
  const account = await newAccount()
  const { result, tests } = await kept(account)
  const [payment] = tests
  if (!payment) throw new Error('no test')
  const without = { ...result, specificRules: result.specificRules.slice(1), checkedBy: 'another model' }
  expect(judgeTest(payment, without)).toMatchObject({ finding: null, isFlipped: true, changed: ['model'] })
  expect(judgeTest({ ...payment, promptVersion: '0' }, result)).toMatchObject({
    isFlipped: false,
    changed: ['prompt'],
  })
})

test('only a finding about a rule that is still in the rule set can be kept', async () => {
  const account = await newAccount()
  const { ruleSetId, documentId, result } = await kept(account)
  const [general] = result.generalRules
  expect((await keep(account, documentId, general?.id ?? 99)).status).toBe(404)
  await account.visitor.call('DELETE', `/api/prompts/${ruleSetId}`)
  const refused = await keep(account, documentId, 1)
  expect([refused.status, await refused.json()]).toMatchObject([409, { message: ERRORS.noRuleForTest.text }])
})

test('tests are deleted one by one, with their rule set, and with the account', async () => {
  const account = await newAccount()
  const { ruleSetId, tests } = await kept(account)
  const { id: userId } = await account.visitor.get<{ id: number }>('/api/users/me')
  const count = async (): Promise<number> =>
    (await rows('select id from rule_set_tests where user_id = ?', userId)).length
  expect((await account.visitor.call('DELETE', `/api/prompt-tests/${tests[0]?.id}`)).status).toBe(204)
  expect((await account.visitor.call('DELETE', `/api/prompt-tests/${tests[0]?.id}`)).status).toBe(404)
  expect(await count()).toBe(2)
  await account.visitor.call('DELETE', `/api/prompts/${ruleSetId}`)
  expect(await count()).toBe(0)
  await kept(account)
  expect(await count()).toBe(3)
  await account.visitor.call('DELETE', '/api/auth/user/delete')
  expect(await count()).toBe(0)
})

test('1,000 long tests of one rule set can be listed, and one more is refused', async () => {
  const account = await newAccount()
  const { ruleSetId, documentId, tests } = await kept(account)
  const { id: userId } = await account.visitor.get<{ id: number }>('/api/users/me')
  const long = 'x'.repeat(TEST_TEXT_MAX - 4)
  for (let from = 0; from < 997; from += 100)
    await write(
      Array.from({ length: Math.min(100, 997 - from) }, (_, at) => ({
        sql: `insert into rule_set_tests (user_id, rule_set_id, file_name, sha256, rule, expected, quote, model,
          prompt_version, created_at) values (?, ?, 'f.pdf', 'h', ?, 'met', ?, 'm', '1', 0)`,
        args: [userId, ruleSetId, `${from + at} ${long}`, long],
      })),
    )
  expect(await testsOf(account, ruleSetId)).toHaveLength(1000)
  expect((await keep(account, documentId, 1)).status).toBe(201)
  await account.visitor.call('DELETE', `/api/prompt-tests/${tests[0]?.id}`)
  await rows(
    `insert into rule_set_tests select null, user_id, rule_set_id, file_name, 'other', rule, expected, quote, model,
      prompt_version, created_at from rule_set_tests where id = ?`,
    tests[1]?.id ?? 0,
  )
  const refused = await keep(account, documentId, 1)
  expect([refused.status, await refused.json()]).toMatchObject([409, { message: ERRORS.tooManyTests.text }])
})
