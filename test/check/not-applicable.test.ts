/** "Does not apply" is only for rules with a condition, and hides no finding. */
import { describe, expect, it } from 'vitest'
import type { DocumentText } from '../../src/domain/page-text.ts'
import { countByFilter, listFindings } from '../../src/domain/results/findings.ts'
import { conditionOf } from '../../src/domain/rules/conditions.ts'
import { checkDocument } from '../../src/server/check/check-document.ts'
import { summaryOf } from '../../src/server/check/summary.ts'
import {
  complete,
  documentOf,
  LEASE,
  PDF,
  partlyRead,
  type RuleText,
  replyText,
  ruleAnswer,
  scripted,
} from './support.ts'

const RULE = 'If personal data leave the EEA, standard contractual clauses are attached.'
const CONDITION = 'personal data leave the EEA'

async function judged(answer: Partial<RuleText>, rule = RULE, document: DocumentText = LEASE) {
  const ai = scripted(() => complete(replyText([ruleAnswer(1, { verdict: 'does_not_apply', ...answer })])))
  return checkDocument(ai, { pdf: PDF, document, rules: [rule], language: 'en', fileName: 'lease.pdf' })
}

async function verdictOf(...asked: Parameters<typeof judged>): Promise<string | undefined> {
  return (await judged(...asked)).specificRules[0]?.verdict
}

it('a rule whose condition the document doesn’t fulfil does not apply: no error, the condition, and the closest passages', async () => {
  const document = documentOf(['LEASE\nThe landlord keeps personal data of the tenant in Brno.'])
  const result = await judged({ condition: CONDITION, reason: 'All data stay in Brno.' }, RULE, document)
  expect(result.specificRules[0]).toMatchObject({
    verdict: 'not-applicable',
    error: '',
    condition: CONDITION,
    reason: `The condition of this rule is not fulfilled: “${CONDITION}”. All data stay in Brno.`,
    nearest: [
      expect.objectContaining({ page: 1, text: expect.stringContaining('personal data of the tenant') }),
    ],
  })
  expect(countByFilter(listFindings(result))).toMatchObject({ 'not-applicable': 1, met: 0 })
  expect(summaryOf(result).lines[0]).toMatchObject({
    verdict: 'not-applicable',
    verdictLabel: 'Does not apply',
  })
})

describe('"does not apply" becomes "not found"', () => {
  it.each([
    ['no condition is named', RULE, ''],
    ['the condition is not in the rule', RULE, 'the supplier is insured'],
    ['the whole rule is named', RULE, RULE],
    ['the rule has no condition', 'The monthly rent must be stated.', 'The monthly rent'],
    ['the words are of its consequence', RULE, 'standard contractual clauses are attached'],
    ['they are so after a short condition', 'If late, penalties accrue daily.', 'penalties accrue daily'],
    ['hardly anything is named', RULE, 'If'],
  ])('if %s', async (_, rule, condition) => {
    expect(await verdictOf({ condition }, rule)).toBe('not-found')
  })

  it('if the condition is in the document word for word', async () => {
    const document = documentOf(['Whenever personal data leave the EEA, the supplier asks for consent.'])
    expect(await verdictOf({ condition: CONDITION }, RULE, document)).toBe('not-found')
  })

  it('if an exception is not proven', async () => {
    const rule = 'Unless the tenant has paid a deposit, a guarantee is required.'
    const condition = 'the tenant has paid a deposit'
    const quotes = [{ text: 'The deposit equals three monthly rents.', page: 2 }]
    expect(await verdictOf({ condition }, rule)).toBe('not-found')
    expect(await verdictOf({ condition, quotes }, rule)).toBe('not-applicable')
  })

  it('with the reason: no such condition, or unread pages', async () => {
    const [whole] = (await judged({ condition: '' })).specificRules
    expect(whole?.reason).toContain('the rule has no condition that supports this')
    const document = partlyRead(['LEASE of a flat in Brno.', ''], { 2: 'picture' })
    const [partly] = (await judged({ condition: '' }, RULE, document)).specificRules
    expect(partly).toMatchObject({
      verdict: 'unreadable',
      reason: expect.stringContaining('Not read: page 2'),
    })
  })

  it('and "could not be read" if pages were not read', async () => {
    const document = partlyRead(['LEASE of a flat in Brno.', ''], { 2: 'picture' })
    expect(await verdictOf({ condition: CONDITION }, RULE, document)).toBe('unreadable')
  })
})

describe('the condition of a rule', () => {
  it.each([
    ['If the lessee is a consumer, notice is two months.', 'the lessee is a consumer'],
    ['Notice is two months if the lessee is a consumer.', 'if the lessee is a consumer'],
    ['Where subcontractors are used, they are named.', 'Where subcontractors are used,'],
    ['In the event that goods are late, a penalty is due.', 'goods are late'],
    [
      'Falls Daten in Drittländer übermittelt werden, sind Garantien zu nennen.',
      'Daten in Drittländer übermittelt werden',
    ],
    ['Pokud jsou osobní údaje předávány mimo EU, musí být uvedeny záruky.', 'osobní údaje předávány mimo EU'],
    ['Je-li nájemcem spotřebitel, musí být uvedena lhůta.', 'Je-li nájemcem spotřebitel'],
    ['Si des données sont transférées, les garanties sont annexées.', 'des données sont transférées'],
    ['个人数据如果传输到境外,应当附上合同条款。', '个人数据如果传输到境外'],
  ])('is recognised in %j', (rule, named) => {
    expect(conditionOf(rule, named)).toEqual({
      text: named.replace(/,$/, ''),
      isException: false,
    })
  })

  it.each([
    ['The contract should state the price.', 'The contract should'],
    ['The fee, if any, is stated.', 'any'],
    ['Der Vertrag muss eine Laufzeit nennen.', 'Der Vertrag'],
    ['Smlouva se musí řídit českým právem.', 'Smlouva se'],
  ])('is not recognised in %j', (rule, named) => {
    expect(conditionOf(rule, named)).toBeNull()
  })
})
