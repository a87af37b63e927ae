import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import type { CheckPrice, HistoryEntry } from '../../src/contract/documents.ts'
import type { RuleSet } from '../../src/contract/workspace.ts'
import { ERRORS } from '../../src/domain/errors/errors.ts'
import { fileSha256 } from '../../src/server/base/hash.ts'
import { newAccount } from '../support/account.ts'
import { ended, newRuleSet, submit, submitAndWait, submitPatiently } from '../support/checks.ts'
import { brokenInvariants, rows } from '../support/database.ts'
import { agreement, pdfOf } from '../support/pdf.ts'
import { Visitor } from '../support/visitor.ts'

afterAll(async () => {
  expect(await brokenInvariants()).toEqual([])
})

async function highlightsIn(pdf: ArrayBuffer): Promise<number> {
  const document = await PDFDocument.load(pdf)
  const annotations = document.getPages().flatMap((page) => page.node.Annots()?.asArray() ?? [])
  return annotations.filter((reference) => {
    const subtype = document.context.lookupMaybe(reference, PDFDict)?.get(PDFName.of('Subtype'))
    return subtype === PDFName.of('Highlight')
  }).length
}

async function balance(account: Awaited<ReturnType<typeof newAccount>>): Promise<number> {
  return (await account.visitor.get<{ balance: number }>('/api/users/me')).balance
}

test('[API-17, API-18, API-19, CORE-02, CORE-10, CORE-13, DATA-13, DATA-17, DATA-18] a document is checked', async () => {
  const account = await newAccount()
  const entry = await submitAndWait(account, await newRuleSet(account), await agreement())
  expect(entry).toMatchObject({
    state: 'FINISHED',
    fileName: 'agreement.pdf',
    savedResult: false,
    priceFinal: 0.25,
    annotatedPdf: `/api/documents/${entry.documentRequestId}/pdf`,
    stage: null,
    failure: null,
    ruleSetName: 'Service contract',
    result: {
      file: 'agreement.pdf',
      pages: 1,
      language: 'en',
      checkedBy: expect.stringContaining('emulated'),
    },
  })
  expect(entry.result?.specificRules.map(({ verdict }) => verdict)).toEqual(['met', 'broken', 'met'])
  const [met, broken] = entry.result?.specificRules ?? []
  expect(met?.error).toBe('')
  expect(broken?.error).not.toBe('')
  expect(broken?.evidence).toMatchObject([
    { page: 1, status: 'verified', quote: expect.stringContaining('45 days') },
  ])
  const response = await account.visitor.call('GET', entry.annotatedPdf ?? '')
  expect(response.headers.get('Content-Type')).toBe('application/pdf')
  expect(await highlightsIn(await response.arrayBuffer())).toBeGreaterThan(0)
  expect(await balance(account)).toBe(9.75)
})

/** The languages that the AI was asked to write in, in all questions with this word. */
async function languagesAsked(word: string): Promise<readonly string[]> {
  const requests = await fetch(`${inject('stack').emulatedUrl}/model/requests`)
  const asked = (await requests.json()) as readonly { readonly prompt: string }[]
  return asked.filter(({ prompt }) => prompt.includes(word)).map(({ prompt }) => JSON.parse(prompt).language)
}

test.each(['de', 'cs'])(
  '[CORE-11] the report is in the language that the browser prefers, and both readings are asked for in it: %s',
  async (language) => {
    const account = await newAccount()
    const word = crypto.randomUUID()
    const ruleSet = await newRuleSet(account, [`The agreement must not mention "${word}" or "confidential".`])
    const response = await account.visitor.upload(
      `/api/documents/process-async?promptId=${ruleSet}`,
      await agreement(),
      'agreement.pdf',
      { 'Accept-Language': `${language},en;q=0.5` },
    )
    const { documentRequestId } = (await response.json()) as HistoryEntry
    expect((await ended(account, documentRequestId)).result).toMatchObject({ language })
    expect(await languagesAsked(word)).toEqual([language, language])
  },
)

test('the report is in the rule set’s language, whatever the browser prefers', async () => {
  const account = await newAccount()
  const word = crypto.randomUUID()
  const id = await newRuleSet(account, [`The agreement must not mention "${word}" or "confidential".`])
  const { name, text, folderId } = await account.visitor.get<RuleSet>(`/api/prompts/${id}`)
  await account.visitor.json('PUT', `/api/prompts/${id}`, { name, text, folderId, language: 'de' })
  const { result } = await submitAndWait(account, id, await agreement())
  expect(result).toMatchObject({ language: 'de' })
  expect(await languagesAsked(word)).toEqual(['de', 'de'])
})

test('after the check the upload is deleted, and the row has no lease', async () => {
  const account = await newAccount()
  const { documentRequestId } = await submitAndWait(account, await newRuleSet(account), await agreement())
  expect(
    await rows('select lease_token, lease_until from checks where id = ?', documentRequestId),
  ).toMatchObject([{ lease_token: null, lease_until: null }])
})

test('[DATA-14, DATA-15] a repeated query is answered immediately and free of charge', async () => {
  const account = await newAccount()
  const ruleSet = await newRuleSet(account)
  const first = await submitAndWait(account, ruleSet, await agreement())
  const second = (await (
    await submit(account, ruleSet, await agreement(), 'again.pdf')
  ).json()) as HistoryEntry
  expect(second).toMatchObject({ state: 'FINISHED', savedResult: true, priceFinal: 0, fileName: 'again.pdf' })
  expect(second.documentRequestId).not.toBe(first.documentRequestId)
  expect(second.documentResultId).toBe(first.documentResultId)
  expect(await balance(account)).toBe(9.75)
  const pdf = await account.visitor.call('GET', second.annotatedPdf ?? '')
  expect(pdf.status).toBe(200)
})

test('a repeated query is free in a browser of another language, and its price is told before it is sent', async () => {
  const account = await newAccount()
  const promptId = await newRuleSet(account)
  const pdf = await agreement()
  const sha256 = await fileSha256(pdf)
  const price = (query: string): Promise<CheckPrice> =>
    account.visitor.get(`/api/documents/price?promptId=${promptId}&sha256=${query}`)
  expect(await price(sha256)).toEqual({ price: 0.25, checkedAt: null })
  const { resultDate } = await submitAndWait(account, promptId, pdf)
  const told = await price(sha256.toUpperCase())
  expect(told).toEqual({ price: 0, checkedAt: expect.stringContaining(resultDate?.slice(0, 10) ?? '') })
  expect(await price(`${sha256}&agreement=3`)).toEqual({ price: 0.75, checkedAt: null })
  expect(await price('0'.repeat(64))).toEqual({ price: 0.25, checkedAt: null })
  const path = `/api/documents/process-async?promptId=${promptId}&price=${told.price}`
  const german = await account.visitor.upload(path, pdf, 'a.pdf', { 'Accept-Language': 'de' })
  expect(await german.json()).toMatchObject({ savedResult: true, priceFinal: 0, result: { language: 'en' } })
  expect(await balance(account)).toBe(9.75)
})

test('[API-16] the synchronous call answers the finished entry', async () => {
  const account = await newAccount()
  const ruleSet = await newRuleSet(account)
  const response = await account.visitor.upload(
    `/api/documents/process?promptId=${ruleSet}&note=x`,
    await agreement(),
    'sync.pdf',
  )
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ state: 'FINISHED', fileName: 'sync.pdf' })
})

test('a file name in any script is kept, without its path', async () => {
  const account = await newAccount()
  const entry = await submitAndWait(
    account,
    await newRuleSet(account),
    await agreement(),
    "../příloha č. 1 (l'*) 契約.pdf",
  )
  expect(entry.fileName).toBe("příloha č. 1 (l'*) 契約.pdf")
  const pdf = await account.visitor.call('GET', entry.annotatedPdf ?? '')
  const [, name = ''] = pdf.headers.get('Content-Disposition')?.split("UTF-8''") ?? []
  expect(name).toMatch(/^[\w!#$&+.^`|~%-]+$/)
  expect(decodeURIComponent(name)).toBe("příloha č. 1 (l'*) 契約-checked.pdf")
})

test('[VAL-07] a file name may have spaces and parentheses, and 255 characters', async () => {
  const account = await newAccount()
  const ruleSet = await newRuleSet(account)
  const nameOf = async (name: string): Promise<string> =>
    (await submitAndWait(account, ruleSet, await agreement(), name)).fileName
  expect(await nameOf('a (1).pdf')).toBe('a (1).pdf')
  expect(await nameOf(`${'a'.repeat(251)}.pdf`)).toBe(`${'a'.repeat(251)}.pdf`)
  expect(await nameOf(`${'a'.repeat(252)}.pdf`)).toHaveLength(255)
})

test('curl saves a file under its name, without the signs that it can’t send', async () => {
  const account = await newAccount()
  const pdf = await agreement()
  const entry = await submitAndWait(account, await newRuleSet(account), pdf, 'Smlouva č. 5.pdf')
  const folder = mkdtempSync(join(tmpdir(), 'rulemark-curl-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const address = new URL(entry.annotatedPdf ?? '', account.visitor.origin).href
  const cookie = `session=${account.visitor.cookie('session')}`
  await promisify(execFile)('curl', ['-sOJ', '-b', cookie, address], { cwd: folder })
  expect(readdirSync(folder)).toEqual(['Smlouva c. 5-checked.pdf'])
})

test('a file that is not a PDF is refused, nothing is charged', async () => {
  const account = await newAccount()
  const response = await submit(account, await newRuleSet(account), new TextEncoder().encode('just words'))
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ message: 'File format not supported' })
  expect(await balance(account)).toBe(10)
})

test('[CHK-08, ERR-12] a file over 10 MB is refused, nothing is charged', async () => {
  const account = await newAccount()
  const big = new Uint8Array(10 * 1024 * 1024 + 1)
  big.set(new TextEncoder().encode('%PDF-1.7'))
  const response = await submit(account, await newRuleSet(account), big)
  expect(response.status).toBe(413)
  expect(await response.json()).toMatchObject({ message: 'File is too large. Maximum is 10MB.' })
  expect(await balance(account)).toBe(10)
})

test('a damaged PDF ends in ERROR with the reason and a refund', async () => {
  const account = await newAccount()
  const broken = new TextEncoder().encode('%PDF-1.7\nnothing that follows makes sense')
  const entry = await submitAndWait(account, await newRuleSet(account), broken)
  expect(entry).toMatchObject({
    state: 'ERROR',
    failure: "This file is damaged and can't be read.",
    annotatedPdf: null,
    priceFinal: 0,
  })
  expect(await balance(account)).toBe(10)
})

test('if the balance is too low, the answer is 402 and nothing is stored or charged', async () => {
  const account = await newAccount()
  const ruleSet = await newRuleSet(account)
  const { id } = await account.visitor.get<{ id: number }>('/api/users/me')
  await rows(
    "insert into ledger (debit, credit, amount, code, ref, at) values (?, 'revenue', 9900, 'test', ?, 0)",
    `user:${id}`,
    `drain-${id}`,
  )
  const response = await submit(account, ruleSet, await agreement())
  expect(response.status).toBe(402)
  expect(await response.json()).toMatchObject({ message: 'Insufficient balance' })
  expect(await account.visitor.get('/api/documents/results')).toEqual([])
  expect(await balance(account)).toBe(0.1)
})

test('the same submission many times simultaneously is one check and one charge', async () => {
  const account = await newAccount()
  const ruleSet = await newRuleSet(account)
  const pdf = await pdfOf(['Only once.'])
  const answers = await Promise.all(Array.from({ length: 12 }, () => submitPatiently(account, ruleSet, pdf)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202))
  const entries = (await Promise.all(answers.map((answer) => answer.json()))) as HistoryEntry[]
  await Promise.all(entries.map(({ documentRequestId }) => ended(account, documentRequestId)))
  expect(await balance(account)).toBe(9.75)
})

test('an entry can be read by its id until it is deleted, and equals the one in the list', async () => {
  const account = await newAccount()
  const entry = await submitAndWait(account, await newRuleSet(account), await agreement())
  const path = `/api/documents/${entry.documentRequestId}`
  expect(await account.visitor.get(path)).toEqual(entry)
  await account.visitor.call('DELETE', path)
  const gone = await account.visitor.call('GET', path)
  expect([gone.status, await gone.json()]).toMatchObject([404, { message: ERRORS.notFound.text }])
})

test('results and PDFs are visible only to their owner', async () => {
  const owner = await newAccount()
  const entry = await submitAndWait(owner, await newRuleSet(owner), await agreement())
  const stranger = await newAccount()
  expect(await stranger.visitor.get('/api/documents/results')).toEqual([])
  const id = entry.documentRequestId
  const answers = await Promise.all([
    stranger.visitor.call('GET', `/api/documents/${id}`),
    stranger.visitor.call('GET', `/api/documents/${id}/pdf`),
    stranger.visitor.call('DELETE', `/api/documents/${id}`),
    stranger.visitor.call('POST', `/api/documents/${id}/cancel`),
    stranger.visitor.json('PUT', `/api/documents/${id}/reviews`, {
      section: 'specific',
      findingId: 1,
      decision: 'accepted',
    }),
    submit(stranger, await newRuleSet(owner), await agreement()),
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
})

test('a history entry is deleted with its files', async () => {
  const account = await newAccount()
  const entry = await submitAndWait(account, await newRuleSet(account), await agreement())
  expect((await account.visitor.call('DELETE', `/api/documents/${entry.documentRequestId}`)).status).toBe(204)
  expect(await account.visitor.get('/api/documents/results')).toEqual([])
  expect((await account.visitor.call('GET', entry.annotatedPdf ?? '')).status).toBe(404)
  expect(await rows('select id from results where id = ?', entry.documentResultId)).toEqual([])
})

test('a decision about a finding is stored with the result', async () => {
  const account = await newAccount()
  const { documentRequestId: id } = await submitAndWait(account, await newRuleSet(account), await agreement())
  const review = { section: 'specific', findingId: 2, decision: 'dismissed', reason: 'Agreed by e-mail' }
  expect((await account.visitor.json('PUT', `/api/documents/${id}/reviews`, review)).status).toBe(204)
  const [entry] = await account.visitor.get<HistoryEntry[]>('/api/documents/results')
  expect(entry?.reviews).toEqual([review])
})

test('[DATA-11, DATA-12] the rule set and the note are validated', async () => {
  const account = await newAccount()
  const pdf = await agreement()
  for (const query of [
    'promptId=0',
    'promptId=-1',
    'promptId=x',
    '',
    `promptId=1&note=${'x'.repeat(1001)}`,
  ]) {
    const response = await account.visitor.upload(`/api/documents/process-async?${query}`, pdf, 'a.pdf')
    expect(response.status).toBe(400)
  }
})

test('signed-out callers can neither submit nor read', async () => {
  const visitor = new Visitor(inject('stack').url)
  expect((await visitor.call('GET', '/api/documents/results')).status).toBe(401)
  expect((await visitor.call('GET', '/api/documents/1')).status).toBe(401)
  expect(
    (await visitor.upload('/api/documents/process-async?promptId=1', await agreement(), 'a.pdf')).status,
  ).toBe(401)
})
