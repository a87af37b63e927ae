/** Results that earlier versions stored are read as today's. */
import { expect, test } from 'vitest'
import type { BatchChecks } from '../../src/contract/batches.ts'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import type { RuleSetTest } from '../../src/contract/workspace.ts'
import { compareResults } from '../../src/domain/results/comparison.ts'
import { countResult } from '../../src/domain/results/result-counts.ts'
import { newAccount } from '../support/account.ts'
import { newRuleSet, submitAndWait } from '../support/checks.ts'
import { rows } from '../support/database.ts'
import { pdfOf } from '../support/pdf.ts'

const RULE = 'Payment must be due within 60 days.'

async function checked() {
  const account = await newAccount()
  const ruleSetId = await newRuleSet(account, [RULE])
  const batch = crypto.randomUUID()
  const pdf = await pdfOf(['Payment. The Client shall pay each invoice within 45 days of receipt.'])
  const entry = await submitAndWait(account, ruleSetId, pdf, 'a.pdf', batch)
  const { visitor } = account
  return {
    entry,
    ruleSetId,
    visitor,
    store: (column: 'body' | 'counts', value: object | null) =>
      rows(
        `update results set ${column} = ? where id = ?`,
        value && JSON.stringify(value),
        Number(entry.documentResultId),
      ),
    read: () => visitor.get<HistoryEntry>(`/api/documents/${entry.documentRequestId}`),
    batch: () => visitor.get<BatchChecks>(`/api/batches/${batch}`),
  }
}

const UNREAD = {
  id: 1,
  rule: RULE,
  error: 'Could not be read.',
  verdict: 'unreadable',
  reason: '',
  evidence: [],
}

test('the verdict "could not be read" is read as undecided, because pages are unread', async () => {
  const { entry, ruleSetId, visitor, store, read, batch } = await checked()
  const kept = await visitor.json('POST', `/api/documents/${entry.documentRequestId}/tests`, { findingId: 1 })
  expect(kept.status).toBe(201)
  const counts = { met: 0, broken: 0, 'not-found': 0, 'not-applicable': 0, unreadable: 1 }
  const verdicts = { rules: [{ id: 1, verdict: 'unreadable' }], general: [] }
  await store('body', { ...entry.result, specificRules: [UNREAD], generalRules: [] })
  await store('counts', { rules: counts, general: { ...counts, unreadable: 0 }, toDecide: [1], verdicts })
  await rows("update rule_set_tests set expected = 'unreadable' where rule_set_id = ?", ruleSetId)

  const { result, summary } = await read()
  const [finding] = result?.specificRules ?? []
  expect(finding).toMatchObject({ verdict: 'undecided', cause: 'pages-unread', error: 'Could not be read.' })
  const now = { met: 0, limited: 0, broken: 0, 'not-found': 0, 'not-applicable': 0, undecided: 1 }
  expect(summary).toMatchObject({ rules: now, toDecide: 1 })
  const [check] = (await batch()).checks
  expect(check?.verdicts?.rules).toEqual([{ id: 1, verdict: 'undecided', cause: 'pages-unread' }])
  const tests = await visitor.get<RuleSetTest[]>(`/api/prompts/${ruleSetId}/tests`)
  expect(tests.map(({ expected }) => expected)).toEqual(['undecided'])
})

test('[DATA-18] [DATA-19] a result with the specified fields alone is complete', async () => {
  const { store, read, batch } = await checked()
  const specificRules = [
    { id: 1, rule: 'A', error: '' },
    { id: 2, rule: 'B', error: 'Too late', quote: 'within 45 days' },
  ]
  await store('body', { file: 'a.pdf', specificRules, generalRules: [] })
  await store('counts', null)
  const { result, summary } = await read()
  expect(result?.specificRules.map(({ verdict, evidence, quote }) => [verdict, evidence, quote])).toEqual([
    ['met', [], undefined],
    ['broken', [], 'within 45 days'],
  ])
  expect(summary).toEqual(result && countResult(result, []))
  const [check] = (await batch()).checks
  expect(check?.verdicts?.rules.map(({ verdict }) => verdict)).toEqual(['met', 'broken'])
})

test.each([
  ['Spelling', 'Consistency of names, dates, numbers and references'],
  ['Pravopis', 'Soulad jmen, dat, čísel a odkazů'],
])(
  'a result from before general checks had kinds is compared with today’s: %s',
  async (spelling, consistency) => {
    const { store, read, batch } = await checked()
    const { result: now } = await read()
    const wrong = {
      error: 'Wrong.',
      verdict: 'broken',
      reason: '',
      quote: 'each invoice',
      evidence: [],
    } as const
    const general = (rules: readonly (readonly [string, object])[]) =>
      store('body', {
        ...now,
        generalRules: rules.map(([rule, more], at) => ({ ...wrong, id: at + 2, rule, ...more })),
      })
    await general([
      [spelling, {}],
      [consistency, {}],
      ['Of another product', {}],
    ])
    await store('counts', null)
    const { result: earlier } = await read()
    const [check] = (await batch()).checks
    expect(check?.verdicts?.general.map(({ kind }) => kind)).toEqual(['spelling', 'consistency', undefined])
    await general([
      ['Rechtschreibung', { kind: 'spelling' }],
      ['Stimmigkeit', { kind: 'consistency' }],
      ['of another  product', {}],
    ])
    const { result: later } = await read()
    if (!earlier || !later) throw new Error('no result')
    const { fixed, stillBroken, fresh } = compareResults(
      { result: earlier, reviews: [] },
      { result: later, reviews: [] },
    )
    expect([fixed.length, stillBroken.length, fresh.length]).toEqual([0, 3, 0])
  },
)
