/** Decisions on findings: in the reviewed PDF, in the list's figures, and in the document's next check. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, expect, test } from 'vitest'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { ERRORS } from '../../src/domain/errors/errors.ts'
import { REVIEW_REASON_MAX } from '../../src/domain/results/decisions.ts'
import { countResult } from '../../src/domain/results/result-counts.ts'
import { type Account, newAccount } from '../support/account.ts'
import { entryOf, newRuleSet, submit, submitAndWait } from '../support/checks.ts'
import { brokenInvariants, rows } from '../support/database.ts'
import { agreement, pdfOf } from '../support/pdf.ts'

afterAll(async () => {
  expect(await brokenInvariants()).toEqual([])
})

/** The agreement plus one clause; its payment clause, which breaks the second rule, is unchanged. */
function nextVersion(payment = '45'): Promise<Uint8Array<ArrayBuffer>> {
  return pdfOf([
    'SERVICE AGREEMENT',
    `1. Payment. The Client shall pay each invoice within ${payment} days of receipt.`,
    '2. Confidentiality. Each party shall keep the terms of this agreement confidential.',
    '3. Governing law. This agreement is governed by the laws of Austria.',
    '4. Notices are given in writing.',
  ])
}

const dismissal = { section: 'specific', findingId: 2, decision: 'dismissed', reason: 'Agreed by e-mail' }

async function decide({ visitor }: Account, id: number, review: object = dismissal): Promise<void> {
  const response = await visitor.json('PUT', `/api/documents/${id}/reviews`, review)
  expect(response.status).toBe(204)
}

async function wordsOf(pdf: ArrayBuffer, pages = 2): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  expect(document.numPages).toBe(pages)
  const words: string[] = []
  // The last page is the document's own.
  for (let page = 1; page < pages; page++) {
    const { items } = await (await document.getPage(page)).getTextContent()
    words.push(...items.map((item) => ('str' in item ? item.str : '')))
  }
  return words.join(' ').replace(/\s+/g, ' ')
}

test('the reviewed PDF carries decisions, account, rule set and the hash of the uploaded file', async () => {
  const account = await newAccount()
  const pdf = await agreement()
  const { documentRequestId: id, result } = await submitAndWait(account, await newRuleSet(account), pdf)
  await decide(account, id)
  const response = await account.visitor.call('GET', `/api/documents/${id}/reviewed-pdf`)
  expect(response.headers.get('Content-Type')).toBe('application/pdf')
  expect(response.headers.get('Content-Disposition')).toContain('agreement-reviewed.pdf')
  const words = await wordsOf(await response.arrayBuffer())
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', pdf)).toString('hex')
  expect(result?.provenance).toMatchObject({ sha256: digest })
  for (const part of [
    'Not an issue:',
    'Agreed by e-mail',
    'AI: Broken',
    '1 of',
    account.email,
    'Service contract',
    digest,
  ]) {
    expect(words).toContain(part)
  }
  await decide(account, id, { ...dismissal, decision: null })
  const again = await account.visitor.call('GET', `/api/documents/${id}/reviewed-pdf`)
  expect(await wordsOf(await again.arrayBuffer())).not.toContain('Agreed by e-mail')
})

test('a reason of the greatest length is in the reviewed PDF to its last word, with its lines', async () => {
  const account = await newAccount()
  const { documentRequestId: id } = await submitAndWait(account, await newRuleSet(account), await agreement())
  const reason = `First line.\n${'word '.repeat(196)}last`
  expect(REVIEW_REASON_MAX - reason.length).toBe(4)
  await decide(account, id, { ...dismissal, reason })
  expect((await entryOf(account, id)).reviews[0]?.reason).toBe(reason)
  const response = await account.visitor.call('GET', `/api/documents/${id}/reviewed-pdf`)
  const words = await wordsOf(await response.arrayBuffer(), 3)
  expect(words).toContain('Not an issue:')
  expect(words).toMatch(/First line\.\s+(?:word\s+){196}last/)
})

test('only the user’s own finished checks have a reviewed PDF', async () => {
  const account = await newAccount()
  const ruleSet = await newRuleSet(account)
  const { documentRequestId: id } = await submitAndWait(account, ruleSet, await agreement())
  const stranger = await newAccount()
  const foreign = await stranger.visitor.call('GET', `/api/documents/${id}/reviewed-pdf`)
  expect([foreign.status, await foreign.json()]).toMatchObject([404, { message: ERRORS.notFound.text }])
  const failed = await submitAndWait(account, ruleSet, new TextEncoder().encode('%PDF-1.7\nnothing'))
  const none = await account.visitor.call('GET', `/api/documents/${failed.documentRequestId}/reviewed-pdf`)
  expect([none.status, await none.json()]).toMatchObject([409, { message: ERRORS.pdfNotReady.text }])
})

test('the list has the counts of every result, even if it omits the findings', async () => {
  const account = await newAccount()
  const { documentRequestId: id } = await submitAndWait(account, await newRuleSet(account), await agreement())
  await decide(account, id)
  await decide(account, id, { ...dismissal, findingId: 1 })
  const entry = await entryOf(account, id)
  const figures = entry.result && countResult(entry.result, entry.reviews)
  // Both are "Not an issue" now; the first rule was met, so its decision does not count as decided.
  expect(figures).toMatchObject({ rules: { broken: 0, met: 3 }, decided: 1 })
  expect(entry.summary).toEqual(figures)
  await withNewerLargeOne(account, id)
  const leftOut = await entryOf(account, id)
  expect([leftOut.result, leftOut.summary]).toEqual([null, figures])
})

/** Adds a newer copy of the check with the largest result allowed in one response. */
async function withNewerLargeOne(account: Account, id: number): Promise<void> {
  await rows(
    `insert into results (user_id, body, pdf_key, created_at) select user_id,
      json_set(body, '$.checkedBy', hex(zeroblob(2100000))), 'large-' || id, created_at from results
      where id = (select result_id from checks where id = ?)`,
    id,
  )
  await rows(
    `insert into checks (user_id, submission, state, file_name, rule_set_name, rules_text, language, query_hash,
      price, created_at, ended_at, result_id) select user_id, 'copy-' || id, state, file_name, rule_set_name,
      rules_text, language, 'copy', 0, created_at + 1, ended_at + 1,
      (select max(r.id) from results r where r.user_id = checks.user_id) from checks where id = ?`,
    id,
  )
  expect(await account.visitor.get<HistoryEntry[]>('/api/documents/results')).toHaveLength(2)
}

test('a dismissal is carried over to the next version if its words are the same, and can be undone', async () => {
  const account = await newAccount()
  const ruleSet = await newRuleSet(account)
  const first = await submitAndWait(account, ruleSet, await agreement())
  await decide(account, first.documentRequestId)
  await decide(account, first.documentRequestId, { ...dismissal, findingId: 3, decision: 'confirmed' })
  const second = await submitAndWait(account, ruleSet, await nextVersion(), 'agreement v2.pdf')
  const kept = { ...dismissal, madeIn: first.documentRequestId }
  expect(second.reviews).toEqual([kept])
  expect(second.summary?.decided).toBe(1)

  const repeated = (await (await submit(account, ruleSet, await nextVersion())).json()) as HistoryEntry
  expect(repeated).toMatchObject({ savedResult: true, reviews: [kept] })
  await decide(account, repeated.documentRequestId, { ...dismissal, decision: null })
  const after = await submitAndWait(account, ruleSet, await nextVersion('60'))
  expect(after.reviews).toEqual([])
})

test('a dismissal is not carried over to other words, another document or another rule set', async () => {
  const account = await newAccount()
  const ruleSet = await newRuleSet(account)
  const first = await submitAndWait(account, ruleSet, await agreement())
  await decide(account, first.documentRequestId)
  const changed = await submitAndWait(account, ruleSet, await nextVersion('50'))
  const other = await submitAndWait(account, ruleSet, await nextVersion(), 'lease.pdf')
  expect([changed.reviews, other.reviews]).toEqual([[], []])
})
