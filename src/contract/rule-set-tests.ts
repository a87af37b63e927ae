/** Tests of a rule set: kept findings. Running them checks their documents again. */
import { z } from '@hono/zod-openapi'
import type * as domain from '../domain/rules/rule-set-tests.ts'
import { answer, call, json } from './call.ts'
import { recordId, time } from './fields.ts'
import { IdPath } from './parameters.ts'
import { Verdict } from './results.ts'
import { api } from './urls.ts'

export const RuleSetTest = z.strictObject({
  id: recordId,
  ruleSetId: recordId,
  fileName: z.string(),
  sha256: z.string().describe('SHA-256 of the file, in hexadecimal; the file itself is not stored'),
  rule: z.string(),
  expected: Verdict,
  quote: z.string().describe('Empty if the finding has no quote'),
  model: z.string(),
  promptVersion: z.string(),
  createdAt: time,
}) satisfies z.ZodType<domain.RuleSetTest>
export type RuleSetTest = z.infer<typeof RuleSetTest>

export const KeepTestBody = z.object({
  findingId: z.number().int().min(0).max(100_000).describe('Id of a finding about a rule'),
})

const reading = { group: 'Rule sets', caller: 'owner', scope: 'read' } as const
const changing = { group: 'Rule sets', caller: 'owner', scope: 'rules' } as const

export const listRuleSetTests = call('get', api.promptTests, 'The tests of a rule set, newest first', {
  ...reading,
  request: { params: IdPath },
  answers: { 200: answer(z.array(RuleSetTest)) },
})

export const keepTest = call(
  'post',
  api.documentTests,
  'Keeps a finding as a test of its rule set; replaces an earlier test of the same file and rule',
  {
    ...changing,
    request: { params: IdPath, body: json(KeepTestBody) },
    answers: { 201: answer(RuleSetTest) },
    refusals: ['noRuleForTest', 'tooManyTests'],
  },
)

export const deleteRuleSetTest = call('delete', api.promptTest, 'Deletes a test', {
  ...changing,
  request: { params: IdPath },
})
