/** The operator's own model: a whole check by the real worker, over chat completions. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newAccountAt } from '../support/account.ts'
import { newRuleSet, submitAndWait } from '../support/checks.ts'
import { brokenInvariants } from '../support/database.ts'
import { type OwnStack, startOwnStack } from '../support/own-stack.ts'
import { pdfOf, withScan } from '../support/pdf.ts'

const OWN_MODEL = {
  GEMINI_API_KEY: '',
  OPENAI_MODEL: 'own-model',
  OPENAI_API_KEY: 'secret',
  OPENAI_PICTURES: 'yes',
}
let stack: OwnStack

beforeAll(async () => {
  stack = await startOwnStack((emulated) => ({ ...OWN_MODEL, OPENAI_BASE_URL: `${emulated}/model/v1` }))
})

afterAll(async () => {
  expect(await brokenInvariants(stack.databaseUrl)).toEqual([])
  await stack.stop()
})

interface Asked {
  readonly model: string
  readonly prompt: string
  readonly pdfBytes: number
  readonly pictures: number
}

async function questions(): Promise<readonly Asked[]> {
  return (await (await fetch(`${stack.emulatedUrl}/model/requests`)).json()) as Asked[]
}

test('a check by it ends in a result with proof, names the model, and never sends the PDF', async () => {
  const account = await newAccountAt(stack)
  const rule = `The agreement must contain the word "confidential-${crypto.randomUUID()}".`
  const rules = await newRuleSet(account, ['The agreement must be governed by the laws of Austria.', rule])
  const pdf = await pdfOf(['This agreement is governed by the laws of Austria.'])
  const entry = await submitAndWait(account, rules, pdf)
  expect(entry).toMatchObject({ state: 'FINISHED', result: { checkedBy: 'emulated model' } })
  expect(entry.result?.specificRules).toMatchObject([
    { verdict: 'met', evidence: [{ status: 'verified', page: 1 }] },
    { verdict: 'not-found' },
  ])
  const asked = await questions()
  expect(asked.map(({ model, pdfBytes, pictures }) => [model, pdfBytes, pictures])).toEqual([
    ['own-model', 0, 0],
    ['own-model', 0, 0],
  ])
  expect(asked.some(({ prompt }) => prompt.includes(rule.replaceAll('"', '\\"')))).toBe(true)
  expect(stack.logs()).not.toContain('lent-files')
})

test('it receives pages without text as pictures, and nothing it reads there is proof', async () => {
  const account = await newAccountAt(stack)
  const rules = await newRuleSet(account, ['The agreement must contain the word "arbitration".'])
  const pdf = await withScan(await pdfOf(['This agreement is governed by the laws of Austria.']))
  const { result } = await submitAndWait(account, rules, pdf)
  expect((await questions()).map(({ pictures }) => pictures)).toContain(1)
  expect(result).toMatchObject({
    unreadPages: [2],
    specificRules: [{ verdict: 'undecided', cause: 'pages-unread' }],
  })
})

test('its faults end like those of any AI, with a refund', async () => {
  const account = await newAccountAt(stack)
  const rule = `The agreement must contain the word "refused-${crypto.randomUUID()}".`
  const order = { match: rule.slice(-20, -3), fault: { kind: 'status', status: 400 } }
  await fetch(`${stack.emulatedUrl}/model/faults`, { method: 'POST', body: JSON.stringify(order) })
  const entry = await submitAndWait(account, await newRuleSet(account, [rule]), await pdfOf(['Nothing.']))
  expect(entry).toMatchObject({ state: 'ERROR', priceFinal: 0 })
})
