/** Whoever states the price that the user saw is charged that price or nothing. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { type Account, newAccount } from '../support/account.ts'
import { ended, newRuleSet } from '../support/checks.ts'
import { charges, programOf } from '../support/command-line.ts'
import { agreement, pdfOf } from '../support/pdf.ts'

const CHANGED = {
  message: 'The price of a check has changed since you saw it. Look at the new price, then submit again.',
}

function submitAt({ visitor }: Account, query: Record<string, string>, pdf: Uint8Array<ArrayBuffer>) {
  return visitor.upload(`/api/documents/process-async?${new URLSearchParams(query)}`, pdf, 'a.pdf')
}

async function stored({ visitor }: Account): Promise<number> {
  return (await visitor.get<unknown[]>('/api/documents/results')).length
}

test.each([
  ['an earlier price', { price: '0.2' }],
  ['an earlier price, in a batch', { price: '0.2', batch: crypto.randomUUID() }],
  ['the price of asking once, for asking three times', { price: '0.25', agreement: '3' }],
  ['no charge', { price: '0' }],
])('a submission at %s is refused, and books nothing', async (_, query) => {
  const account = await newAccount()
  const promptId = String(await newRuleSet(account))
  const refused = await submitAt(account, { promptId, ...query }, await agreement())
  expect([refused.status, await refused.json()]).toMatchObject([409, CHANGED])
  expect([await stored(account), await charges(account)]).toEqual([0, 0])
})

test('a submission at the price of the moment is taken, and a repeated one at any', async () => {
  const account = await newAccount()
  const promptId = String(await newRuleSet(account))
  const pdf = await agreement()
  const taken = await submitAt(account, { promptId, price: '0.250' }, pdf)
  expect(taken.status).toBe(202)
  const { documentRequestId } = (await taken.json()) as { documentRequestId: number }
  expect((await ended(account, documentRequestId)).priceFinal).toBe(0.25)
  const again = await submitAt(account, { promptId, price: '0.2' }, pdf)
  expect([again.status, await again.json()]).toMatchObject([202, { savedResult: true, priceFinal: 0 }])
  expect(await charges(account)).toBe(1)
})

test.each(['', 'free', '-0.25', '1e-1', '0.2500', 'NaN'])('"%s" is not a price', async (price) => {
  const account = await newAccount()
  const promptId = String(await newRuleSet(account))
  expect((await submitAt(account, { promptId, price }, await agreement())).status).toBe(400)
})

test('an assistant states the price that its user agreed to', async () => {
  const account = await newAccount()
  const rule_set_id = await newRuleSet(account)
  const response = await account.visitor.json('POST', '/api/keys', { name: 'Assistant', scopes: ['check'] })
  const { key } = (await response.json()) as { key: string }
  async function check(price_dollars: number): Promise<unknown> {
    const pdf_base64 = Buffer.from(await agreement()).toString('base64')
    const given = { rule_set_id, file_name: 'a.pdf', pdf_base64, price_dollars }
    const answer = await fetch(new URL('/mcp', inject('stack').url), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        Authorization: `Bearer ${key}`,
      },
      body: JSON.stringify({
        ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
        params: { name: 'check_document', arguments: given },
      }),
    })
    return ((await answer.json()) as { result: unknown }).result
  }
  expect(await check(0.2)).toMatchObject({ isError: true, structuredContent: CHANGED })
  expect(await charges(account)).toBe(0)
  expect(await check(0.25)).toMatchObject({ isError: false, structuredContent: { price_dollars: 0.25 } })
})

test('the command line checks only at the price it is given', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rulemark-price-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const pdf = join(folder, 'a.pdf')
  writeFileSync(pdf, await pdfOf(['Payment is due within 20 days.']))
  const account = await newAccount()
  const ruleSet = String(await newRuleSet(account, ['Payment must be due within 30 days.']))
  const { run } = await programOf(account)
  const refused = await run('check', pdf, '--rule-set', ruleSet, '--at', '0.2')
  expect([refused.code, refused.out]).toEqual([2, expect.stringContaining(CHANGED.message)])
  expect(await charges(account)).toBe(0)
  expect(await run('check', pdf, '--rule-set', ruleSet, '--at', '0.25')).toMatchObject({ code: 0 })
  expect(await charges(account)).toBe(1)
})
