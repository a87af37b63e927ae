/** The demo shows the real engine's result for the demo's document, and the tour describes it correctly. */
import { expect, test } from 'vitest'
import { checkPaper } from '../../scripts/demo/check.ts'
import { DEMO } from '../../scripts/demo/samples.ts'
import { DEMO_RULES } from '../../src/domain/account/demo.ts'
import { STEP_TEXTS } from '../../src/islands/demo/tour-texts.ts'
import { highlightedWords } from '../support/highlights.ts'

const checked = await checkPaper(DEMO)
const { result } = checked

test('every planted error is found, and nothing else', () => {
  expect(result.specificRules.map(({ rule, verdict }) => [rule, verdict])).toEqual([
    ['Invoices must be payable within 30 days.', 'broken'],
    ['The notice period must be at least 30 days.', 'met'],
    ['The agreement must be governed by the laws of the Czech Republic.', 'met'],
    ['Liability must be limited to at most EUR 100,000.', 'met'],
    ['The agreement must contain a confidentiality clause.', 'met'],
    ['The agreement must contain a data protection clause.', 'not-found'],
    ['The agreement must not mention "best efforts".', 'broken'],
    ['All amounts must be in EUR.', 'broken'],
  ])
  const general = result.generalRules.filter(({ verdict }) => verdict !== 'met')
  expect(general.map(({ rule }) => rule)).toEqual([
    'Grammar',
    'Consistency of names, dates, numbers and references',
    'Unfinished text',
  ])
})

test('every quote is verified in the document', () => {
  const evidence = [...result.specificRules, ...result.generalRules].flatMap((finding) => finding.evidence)
  expect(evidence.length).toBeGreaterThan(8)
  expect(evidence.filter(({ status }) => status !== 'verified')).toEqual([])
})

test('the highlighted PDF marks what is broken', async () => {
  const words = (await highlightedWords(checked.marked)).join(' ').replace(/\s+/g, ' ')
  for (const part of [
    'forty-five (45) days',
    'best efforts',
    'USD 95',
    'the the',
    'thirty (60) days',
    '[insert number]',
  ])
    expect(words).toContain(part)
  expect(words).not.toContain('governed by the laws')
})

test('two builds give the same document and the same result', async () => {
  const again = await checkPaper(DEMO)
  expect(again.pdf).toEqual(checked.pdf)
  expect(again.result).toEqual(result)
})

test('the tour’s statements about the document are true', () => {
  expect(result.pages).toBe(3)
  expect(STEP_TEXTS['upload-document'].text).toContain('three-page')
  expect(DEMO_RULES).toHaveLength(8)
  expect(STEP_TEXTS['create-rule'].text).toContain('eight')
})
