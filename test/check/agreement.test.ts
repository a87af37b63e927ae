/** The same question three times: rules are shuffled, numbers mapped back, each answer grounded before the vote. */
import { expect, it } from 'vitest'
import { checkDocument } from '../../src/server/check/check-document.ts'
import {
  complete,
  LEASE,
  PDF,
  type QuoteText,
  replyText,
  ruleAnswer,
  scripted,
  type Task,
} from './support.ts'

const RULES = ['The rent is stated.', 'Penalties are regulated.', 'The deposit is small.']
const RENT: QuoteText = { text: 'The monthly rent is CZK 14,500', page: 1 }
const INVENTED: QuoteText = { text: 'The rent is paid in seashells every Thursday.', page: 1 }

async function check(answer: (rule: string, nth: number) => Partial<Parameters<typeof ruleAnswer>[1]>) {
  const asked: Task[] = []
  const ai = scripted((task, nth) => {
    asked.push(task)
    return complete(replyText(task.rules.map(({ number, text }) => ruleAnswer(number, answer(text, nth)))))
  })
  const request = {
    pdf: PDF,
    document: LEASE,
    rules: RULES,
    language: 'en',
    fileName: 'x.pdf',
    timesAsked: 3,
  }
  return { result: await checkDocument(ai, request), asked }
}

it('asks with the rules in another order each time and returns answers under the original numbers', async () => {
  const { result, asked } = await check((rule) => ({ verdict: 'not_found', reason: rule }))
  const sent = asked.map(({ rules }) => rules.map(({ text }) => RULES.indexOf(text)))
  expect(sent).toEqual([
    [0, 1, 2],
    [2, 1, 0],
    [1, 0, 2],
  ])
  for (const { rules } of asked) expect(rules.map(({ number }) => number)).toEqual([1, 2, 3])
  expect(
    result.specificRules.map(({ id, rule, reason, agreement }) => [id, rule, reason, agreement]),
  ).toEqual(RULES.map((rule, at) => [at + 1, rule, rule, { votes: 3, of: 3 }]))
  for (const finding of result.generalRules) expect(finding.agreement).toEqual({ votes: 3, of: 3 })
})

it('a rule has the verdict of its own answers, wherever it stood among the rules', async () => {
  for (const met of RULES) {
    const { result } = await check((rule) => (rule === met ? { quotes: [RENT] } : { verdict: 'not_found' }))
    expect(result.specificRules.map(({ verdict, agreement }) => [verdict, agreement?.votes])).toEqual(
      RULES.map((rule) => [rule === met ? 'met' : 'not-found', 3]),
    )
  }
})

it('counts a "met" whose quote is not in the document as undecided', async () => {
  const { result } = await check((_, nth) => ({ quotes: [nth === 0 ? RENT : INVENTED] }))
  expect(result.specificRules.map(({ verdict, agreement }) => [verdict, agreement?.votes])).toEqual(
    RULES.map(() => ['undecided', 2]),
  )
})

it('without repeated questions a finding has no agreement', async () => {
  const ai = scripted((task) => complete(replyText(task.rules.map(({ number }) => ruleAnswer(number)))))
  const result = await checkDocument(ai, {
    pdf: PDF,
    document: LEASE,
    rules: RULES,
    language: 'en',
    fileName: 'x.pdf',
  })
  expect(result.specificRules.some((finding) => 'agreement' in finding)).toBe(false)
})
