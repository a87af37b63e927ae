/** "Does not apply" is only for rules with a condition, and hides no finding. */
import { describe, expect, it } from 'vitest'
import { type DocumentText } from '../../src/domain/document/page-text.ts'
import { countByFilter, listFindings } from '../../src/domain/results/findings.ts'
import { checkDocument } from '../../src/server/check/check-document.ts'
import { summaryOf } from '../../src/server/check/summary.ts'
import {
  complete,
  documentOf,
  type Holds,
  LEASE,
  PDF,
  partlyRead,
  type RuleText,
  reads,
  replyText,
  ruleAnswer,
  scripted,
} from './support.ts'

const RULE = 'If personal data leave the EEA, standard contractual clauses are attached.'
const CONDITION = 'personal data leave the EEA'

async function judged(answer: Partial<RuleText>, document: DocumentText = LEASE, holds: Holds = 'supports') {
  const ai = scripted(
    () => complete(replyText([ruleAnswer(1, { verdict: 'does_not_apply', ...answer })])),
    reads(holds),
  )
  return checkDocument(ai, { pdf: PDF, document, rules: [RULE], language: 'en', fileName: 'lease.pdf' })
}

async function causeOf(...asked: Parameters<typeof judged>): Promise<string | undefined> {
  return (await judged(...asked)).specificRules[0]?.cause
}

it('a rule whose condition the document doesn’t fulfil does not apply: no error, the condition, and the closest passages', async () => {
  const document = documentOf(['LEASE\nThe landlord keeps personal data of the tenant in Brno.'])
  const result = await judged({ condition: CONDITION, reason: 'All data stay in Brno.' }, document)
  expect(result.specificRules[0]).toMatchObject({
    verdict: 'not-applicable',
    error: '',
    condition: CONDITION,
    reason: `The condition of this rule is not fulfilled: “${CONDITION}”. All data stay in Brno.`,
    nearest: [
      expect.objectContaining({ page: 1, text: expect.stringContaining('personal data of the tenant') }),
    ],
  })
  expect(countByFilter(listFindings(result, []))).toMatchObject({ 'not-applicable': 1, met: 0 })
  expect(summaryOf(result).lines[0]).toMatchObject({
    verdict: 'not-applicable',
    verdictLabel: 'Does not apply',
  })
})

describe('"does not apply" needs the reader’s judgement', () => {
  it.each([
    ['no condition is named', ''],
    ['the condition is not in the rule', 'the supplier is insured'],
    ['the whole rule is named', RULE],
  ])('if %s', async (_, condition) => {
    expect((await judged({ condition })).specificRules).toMatchObject([
      {
        verdict: 'undecided',
        cause: 'not-understood',
        reason: expect.stringMatching(/^It says so\. The AI says that it does not apply, but/),
      },
    ])
  })

  it('if its quote is not in the document, or pages were not read', async () => {
    const quotes = [{ text: 'Nothing ever leaves the lighthouse.', page: 1 }]
    expect(await causeOf({ condition: CONDITION, quotes })).toBe('not-in-document')
    const document = partlyRead(['LEASE of a flat in Brno.', ''], { 2: 'picture' })
    expect(await causeOf({ condition: CONDITION }, document)).toBe('pages-unread')
  })

  it('if the second reading of its quotes, or of the condition’s own words, disagrees', async () => {
    const quotes = [{ text: 'The deposit equals three monthly rents.', page: 2 }]
    const document = documentOf(['Whenever personal data leave the EEA, the supplier asks for consent.'])
    for (const [answer, where] of [
      [{ condition: CONDITION, quotes }, LEASE],
      [{ condition: CONDITION }, document],
    ] as const) {
      expect(await causeOf(answer, where, 'contradicts')).toBe('readings-differ')
      expect(await causeOf(answer, where, 'unclear')).toBe('readings-differ')
      expect(await causeOf(answer, where, 'supports')).toBeUndefined()
    }
  })
})
