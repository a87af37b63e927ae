/** The results screen. */
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { accessibilityFaults, awake, stopClock, toast, visit } from '../support/browser.ts'
import { newRuleSet } from '../support/checks.ts'
import { rows as query } from '../support/database.ts'
import {
  answerList,
  base,
  checked,
  choose,
  reader,
  readings,
  results,
  rows,
  running,
  selected,
} from './history-page.ts'

const fourStates: readonly HistoryEntry[] = [
  {
    ...running,
    documentRequestId: 4,
    state: 'STARTED',
    stage: 'queued',
    fileName: 'queued.pdf',
    createdAt: '2026-11-23T10:00:00Z',
  },
  {
    ...running,
    documentRequestId: 3,
    state: 'PROCESSING',
    stage: 'asking',
    fileName: 'asked.pdf',
    createdAt: '2026-11-22T10:00:00Z',
  },
  {
    ...running,
    documentRequestId: 2,
    state: 'ERROR',
    failure: 'This PDF is protected by a password.',
    fileName: 'locked.pdf',
    createdAt: '2026-11-21T10:00:00Z',
  },
  base,
]

/** Adds thirty older checks of this user with the findings of the newest. */
async function withOlder(email: string): Promise<void> {
  await query(
    `with recursive back(hours) as (select 1 union all select hours + 1 from back where hours < 30)
    insert into checks (user_id, submission, state, file_name, rule_set_name, rules_text, language, note, query_hash,
      price, saved_result, attempts, not_before, created_at, ended_at, result_id)
    select user_id, submission || hours, state, 'older-' || hours || '.pdf', rule_set_name, rules_text, language, note,
      query_hash, 0, 1, attempts, 0, created_at - hours * 3600000, ended_at - hours * 3600000, result_id
    from checks, back where user_id = (select id from users where email = ?)`,
    email,
  )
}

test('[HIST-01] [HIST-02] [HIST-03] [HIST-04] [HIST-19] [HIST-26] [HIST-27] [DATA-16] a finished check is shown and its PDF opened', async () => {
  const account = await reader()
  const { page } = account
  const entry = await checked(account)
  expect(entry.priceFinal).toBe(0.25)
  const asked = page.waitForRequest('**/api/documents/results')
  await visit(page, '/app/history')
  await asked
  const width = async (name: string): Promise<number> =>
    (await page.getByRole('region', { name, exact: true }).boundingBox())?.width ?? 0
  expect((await width('Documents')) / 1440).toBeCloseTo(1 / 3, 1)
  expect((await width('Check Results')) / 1440).toBeCloseTo(2 / 3, 1)
  await page.getByRole('button', { name: 'Refresh' }).waitFor()
  await results(page).getByText('Cost $0.250').waitFor()
  const date = await rows(page).first().locator('time').innerText()
  expect(date).toMatch(/^\d{1,2}\.\s\d{1,2}\.\s\d{4}\s\d{1,2}:\d{2}$/)

  const opened = page.waitForEvent('popup')
  // The tab navigates to the file only after a call from this page has confirmed that it is available.
  const pdf = page
    .context()
    .waitForEvent('request', (request) => request.isNavigationRequest() && request.url().endsWith('/pdf'))
  await page.getByRole('button', { name: 'Open PDF' }).click()
  await opened
  expect(new URL((await pdf).url()).pathname).toBe(`/api/documents/${entry.documentRequestId}/pdf`)
})

test('[HIST-05] [HIST-06] [HIST-07] [HIST-08] [HIST-09] [HIST-10] [HIST-11] [STOR-04] refreshing keeps the selection and is disabled for 10 s', async () => {
  const { page } = await reader()
  const list = {
    entries: [
      base,
      { ...base, documentRequestId: 2, fileName: 'second.pdf', resultDate: '2026-11-21T10:00:00Z' },
    ],
  }
  const asked = readings(page)
  await answerList(page, list)
  await visit(page, '/app/history')
  await expect
    .poll(() => rows(page).locator('.result-name').allInnerTexts())
    .toEqual(['second.pdf', 'first.pdf'])
  await choose(page, 'first.pdf')
  const before = asked.length
  const refresh = page.getByRole('button', { name: 'Refresh' })
  await stopClock(page)
  await refresh.click()
  await toast(page, 'Results refreshed')
  expect(asked.slice(before)).toEqual(['results'])
  await expect.poll(() => selected(page).innerText()).toBe('first.pdf')
  await expect.poll(() => refresh.isDisabled()).toBe(true)
  const { until, now } = await page.evaluate(() => ({
    until: Number(localStorage.getItem('historyRefreshCooldownUntil')),
    now: Date.now(),
  }))
  expect(until).toBe(now + 10_000)

  await page.reload()
  await awake(page)
  await expect.poll(() => refresh.isDisabled()).toBe(true)
  await page.clock.fastForward(10_000)
  await expect.poll(() => refresh.isDisabled()).toBe(false)
  await page.clock.resume()

  await choose(page, 'first.pdf')
  list.entries = [{ ...base, documentRequestId: 9, fileName: 'third.pdf' }]
  await refresh.click()
  await expect.poll(() => selected(page).allInnerTexts()).toEqual(['third.pdf'])
})

test('[HIST-06] [HIST-07] versions stay in the order of their dates, and an entry that nobody clicked stays selected after Refresh', async () => {
  const { page } = await reader()
  const dated = (documentRequestId: number, fileName: string, day: number): HistoryEntry => ({
    ...base,
    documentRequestId,
    fileName,
    resultDate: `2026-11-${day}T10:00:00Z`,
  })
  const older = [dated(1, 'report.pdf', 11), dated(2, 'invoice.pdf', 12), dated(3, 'contract.pdf', 13)]
  const list = { entries: older }
  const names = () => rows(page).locator('.result-name').allInnerTexts()
  await answerList(page, list)
  await visit(page, '/app/history')
  await expect.poll(names).toEqual(['contract.pdf', 'invoice.pdf', 'report.pdf'])
  await expect.poll(() => selected(page).innerText()).toBe('contract.pdf')
  list.entries = [...older, dated(4, 'invoice v2.pdf', 14)]
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(names).toEqual(['invoice v2.pdf', 'contract.pdf', 'invoice.pdf', 'report.pdf'])
  await expect.poll(() => selected(page).innerText()).toBe('contract.pdf')
  await expect.poll(() => rows(page).filter({ hasText: 'Earlier version' }).count()).toBe(1)
})

test('[HIST-12] [HIST-13] [CONS-04] [CONS-05] a list that fails to load four times is shown as empty', async () => {
  const { page } = await reader()
  const list = { entries: [base] }
  await answerList(page, list)
  await page.clock.install()
  await visit(page, '/app/history')
  await rows(page).first().waitFor()
  let attempts = 0
  await page.route('**/api/documents/results', (route) => {
    attempts += 1
    return route.fulfill({ status: 500, json: { message: 'x' } })
  })
  await page.getByRole('button', { name: 'Refresh' }).click()
  // In small steps, because a wait starts only after the previous response was read.
  const later = async (): Promise<number> => {
    await page.clock.runFor(250)
    return attempts
  }
  await expect.poll(later).toBe(4)
  await toast(page, 'Failed to load document results')
  expect(attempts).toBe(4)
  await expect.poll(() => rows(page).count()).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.unroute('**/api/documents/results')
  await answerList(page, list)
  await page.getByRole('button', { name: 'Try again' }).click()
  await rows(page).first().waitFor()
})

test('[HIST-14] [HIST-15] [HIST-16] [HIST-17] [HIST-18] [HIST-20] [HIST-21] every state has its colour and text', async () => {
  const { page } = await reader()
  await answerList(page, { entries: fourStates })
  await visit(page, '/app/history')
  const colour = (state: string, within = rows(page)): Promise<string> =>
    within.getByText(state, { exact: true }).evaluate((badge) => getComputedStyle(badge).color)
  await rows(page).first().waitFor()
  expect(await colour('PROCESSING')).toBe('rgb(29, 78, 216)')
  expect(await colour('STARTED')).toBe('rgb(161, 98, 7)')
  expect(await colour('ERROR')).toBe('rgb(185, 28, 28)')
  for (const name of ['queued.pdf', 'asked.pdf']) {
    await choose(page, name)
    await results(page)
      .getByText('Document is being processed. Results will appear here when ready.')
      .waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  }
  await expect.poll(() => page.locator('.stages [aria-current=step]').innerText()).toBe('Checking the rules')
  await choose(page, base.fileName)
  expect(await colour('FINISHED', results(page))).toBe('rgb(21, 128, 61)')
  await choose(page, 'locked.pdf')
  await results(page).getByText('Document processing failed. Please try uploading again.').waitFor()
  await results(page).getByText('This PDF is protected by a password.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('[HIST-22] [HIST-23] [HIST-24] [HIST-25] [DATA-19] "passes" and "meets" satisfy only general rules', async () => {
  const { page } = await reader()
  await answerList(page, { entries: [base] })
  await visit(page, '/app/history')
  const verdict = (rule: string): Promise<string> =>
    page.getByRole('article', { name: rule }).locator('.verdict').innerText()
  await page.getByRole('article', { name: 'Spelling' }).waitFor()
  expect(await Promise.all(['Spelling', 'Grammar', 'Punctuation'].map(verdict))).toEqual([
    'Met',
    'Met',
    'Met',
  ])
  expect(await verdict('Rule two')).toBe('Broken')
  expect(await verdict('Rule three')).toBe('Not found in the document')
  await results(page)
    .getByText('1 broken · 1 not found · 1 met · general checks: 3 met', { exact: true })
    .waitFor()
  await page.getByRole('radio', { name: /Broken/ }).check()
  await expect.poll(() => page.getByRole('article').count()).toBe(1)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('[HIST-28] [HIST-29] [HIST-30] [HIST-31] [HIST-32] a PDF that can’t be opened shows the reason', async () => {
  const { page } = await reader()
  await answerList(page, { entries: fourStates })
  await visit(page, '/app/history')
  const open = page.getByRole('button', { name: 'Open PDF' })
  await choose(page, 'asked.pdf')
  await open.click()
  await toast(page, 'PDF is only available for finished documents')
  await choose(page, 'first.pdf')
  const failures = [
    [403, 'You do not have permission to access this document'],
    [404, 'Document not found'],
    [500, 'Failed to download PDF. Please try again.'],
  ] as const
  for (const [status, text] of failures) {
    await page
      .context()
      .route('**/api/documents/1/pdf', (route) => route.fulfill({ status, json: { message: 'x' } }))
    await open.click()
    await toast(page, text)
    await page.context().unroute('**/api/documents/1/pdf')
  }
  await expect.poll(() => page.context().pages().length).toBe(1)
  await page.evaluate(() => {
    window.open = () => null
  })
  await open.click()
  await toast(page, 'Please allow popups to view PDF')
})

test('the document opens next to its findings with exactly the finding’s words highlighted, also by keyboard', async () => {
  const account = await reader()
  const { page } = account
  await page.setViewportSize({ width: 1280, height: 800 })
  const entry = await checked(account)
  await visit(page, '/app/history')

  const finding = page.getByRole('article', { name: 'Payment must be due within 30 days.' })
  await finding.getByRole('button', { name: /, page 1$/ }).click()
  const marks = page.locator('.viewer-mark.mark-quote')
  await marks.first().waitFor()
  await page.locator('.viewer-text span').filter({ hasText: '45 days' }).first().waitFor()
  await expect.poll(() => wordsUnderMarks(page)).toContain('45 days')
  await expect.poll(() => new URL(page.url()).hash).toBe(`#check-${entry.documentRequestId}-finding-2`)
  expect(await accessibilityFaults(page)).toEqual([])

  await page.keyboard.press('j')
  await expect.poll(() => wordsUnderMarks(page)).toContain('confidential')
  await page.keyboard.press('j')
  await expect.poll(() => wordsUnderMarks(page)).toContain('laws of Austria')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('region', { name: 'Document', exact: true }).count()).toBe(0)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.id))
    .toBe(`check-${entry.documentRequestId}-finding-3`)

  await visit(page, `/app/history#check-${entry.documentRequestId}-finding-3`)
  await page.reload()
  await expect
    .poll(() => page.locator('.finding-current h4').allInnerTexts())
    .toEqual(['The agreement must be governed by the laws of Austria.'])
})

/** Text of the document under the highlights. */
function wordsUnderMarks(page: Page): Promise<string> {
  return page.evaluate(() => {
    const marks = [...document.querySelectorAll('.viewer-mark.mark-quote')].map((mark) =>
      mark.getBoundingClientRect(),
    )
    const spans = [...document.querySelectorAll('.viewer-text span')]
    const isUnder = (box: DOMRect): boolean =>
      marks.some((mark) => {
        const middle = (box.top + box.bottom) / 2
        return middle > mark.top && middle < mark.bottom && box.left < mark.right && box.right > mark.left
      })
    return spans
      .filter((span) => isUnder(span.getBoundingClientRect()))
      .map((span) => span.textContent)
      .join(' ')
  })
}

test('a decision about a finding is stored with its reason and can be undone', async () => {
  const account = await reader()
  const { page } = account
  await checked(account)
  await visit(page, '/app/history')
  const finding = page.getByRole('article', { name: 'Payment must be due within 30 days.' })
  await finding.getByRole('button', { name: 'Not an issue…' }).click()
  await page.getByLabel('Why it is not an issue (optional)').fill('Agreed by mail')
  const saved = page.waitForResponse((response) => response.url().endsWith('/reviews'))
  await page.keyboard.press('Enter')
  await finding.getByText('Not an issue: Agreed by mail').waitFor()
  expect((await saved).status()).toBe(204)
  await page.reload()
  await awake(page)
  await finding.getByText('Not an issue: Agreed by mail').waitFor()
  await finding.getByRole('button', { name: 'Undo' }).click()
  await finding.getByRole('button', { name: 'Accept risk…' }).waitFor()

  await page.route('**/reviews', (route) => route.fulfill({ status: 500, json: { message: 'x' } }))
  await finding.getByRole('button', { name: 'Confirm issue' }).click()
  await toast(page, 'Rule 2: your decision was not saved')
  await toast(page, 'Server error. Please try again later.')
  await page.getByRole('button', { name: 'Back to Rule 2 (D)' }).click()
  await expect.poll(() => new URL(page.url()).hash).toMatch(/-finding-2$/)
  await finding.getByRole('button', { name: 'Confirm issue' }).waitFor()
})

test('a large upload is refused without waiting', async () => {
  const account = await reader()
  const { page } = account
  const ruleSet = await newRuleSet(account)
  await visit(page, '/app/history')
  const refused = await page.evaluate(async (address) => {
    const body = new FormData()
    body.append('file', new File([new Uint8Array(30 * 1024 * 1024)], 'large.pdf'))
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const headers = { 'X-XSRF-TOKEN': token, 'X-CSRF-TOKEN': token }
    const response = await fetch(address, { method: 'POST', body, headers })
    return [response.status, await response.json()]
  }, `/api/documents/process-async?promptId=${ruleSet}&note=`)
  expect(refused).toEqual([413, expect.objectContaining({ message: 'File is too large. Maximum is 10MB.' })])
})

test('a result is exported as Markdown and CSV, a quote is copied with its page, and the result is deleted after a confirmation', async () => {
  const account = await reader()
  const { page } = account
  await allowClipboard(page.context())
  await checked(account)
  await visit(page, '/app/history')
  const menu = page.getByRole('button', { name: 'More for agreement.pdf' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Copy as Markdown' }).click()
  await toast(page, 'Copied as Markdown')
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  expect(await copied()).toContain('# agreement.pdf')
  const quoted = page.getByRole('article').filter({ hasText: 'Quote found' }).first()
  await quoted.getByRole('link').click()
  await quoted.getByRole('button', { name: 'Copy quote' }).waitFor()
  await page.keyboard.press('c')
  await toast(page, 'Quote copied')
  expect(await copied()).toMatch(/^“[^”]+” \(agreement\.pdf, page \d+\)$/)
  await menu.click()
  await Promise.all([
    toast(page, `Link to ${await quoted.getByRole('link').innerText()} copied`),
    page.getByRole('menuitem', { name: 'Copy link' }).click(),
  ])
  expect(await copied()).toBe(page.url())
  expect(page.url()).toMatch(/#check-\d+-finding-\d+$/)
  await menu.click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toBe('agreement.csv')
  await menu.click()
  const reviewed = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Reviewed PDF' }).click()
  expect((await reviewed).suggestedFilename()).toBe('agreement-reviewed.pdf')
  await menu.click()
  const verifyLink = page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('link', { name: 'Verify it' })
  const [receipt, address] = await Promise.all([
    page.waitForEvent('download'),
    verifyLink.getAttribute('href'),
    page.getByRole('menuitem', { name: 'Signed receipt' }).click(),
  ])
  expect([receipt.suggestedFilename(), address]).toEqual(['agreement-receipt.json', '/verify'])
  await menu.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Delete this result?' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Delete result' }).click()
  await page.getByRole('heading', { name: 'No documents checked yet' }).waitFor()
  expect(new URL(page.url()).hash).toBe('')
  await page.reload()
  await page.getByRole('heading', { name: 'No documents checked yet' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})

function allowClipboard(context: BrowserContext): Promise<void> {
  return context.grantPermissions(['clipboard-read', 'clipboard-write'])
}

test('a later check of the same document shows which findings are fixed, still broken or new', async () => {
  const { page } = await reader()
  const earlier = {
    ...base,
    documentRequestId: 8,
    documentResultId: 8,
    createdAt: '2026-11-01T10:00:00Z',
    resultDate: '2026-11-01T10:01:00Z',
  }
  const fixedOne = {
    ...base.result,
    specificRules: base.result?.specificRules.map((rule) => (rule.id === 1 ? { ...rule, error: 'x' } : rule)),
  }
  await answerList(page, { entries: [base, { ...earlier, result: fixedOne as HistoryEntry['result'] }] })
  await visit(page, '/app/history')
  const note = page.getByRole('region', { name: 'Compared with an earlier check' })
  await note.getByText('1 fixed').waitFor()
  await note.getByText('1 still broken').waitFor()
  await note.getByText('0 new').waitFor()
  await note.getByText('General checks: no change').waitFor()
})

test('a link to a check that is not in the list says so and shows the newest', async () => {
  const { page } = await reader()
  await answerList(page, { entries: [base] })
  await visit(page, '/app/history#check-999')
  await page
    .getByText('The linked result is not in your list. The newest one is shown instead.', { exact: true })
    .waitFor()
  await results(page).getByText('first.pdf').waitFor()
})

test('the list shows what needs attention, and can be searched by file and rule set', async () => {
  const { page } = await reader()
  const at = (id: number, fileName: string, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
    ...base,
    documentRequestId: id,
    documentResultId: id,
    fileName,
    resultDate: `2026-11-${10 + id}T10:00:00Z`,
    ...more,
  })
  const counts = { met: 4, limited: 0, broken: 3, 'not-found': 1, 'not-applicable': 0, undecided: 0 }
  const summary = {
    rules: counts,
    general: { ...counts, broken: 0, 'not-found': 0 },
    toDecide: 4,
    decided: 2,
  }
  const entries = [
    at(6, 'lease.pdf'),
    at(5, 'loan.pdf', { result: null, summary }),
    at(4, 'Lease v1.pdf', { ruleSetName: 'Rent' }),
    at(3, 'c.pdf'),
    at(2, 'd.pdf'),
    at(1, 'e.pdf'),
  ]
  await answerList(page, { entries })
  await visit(page, '/app/history')
  const names = () => rows(page).locator('.result-name').allTextContents()
  await expect.poll(names).toEqual(['lease.pdf', 'loan.pdf', 'Lease v1.pdf', 'c.pdf', 'd.pdf', 'e.pdf'])
  await rows(page)
    .getByText('3 broken · 1 not found · 4 met · general checks: 4 met · 2 of 4 decided')
    .waitFor()
  const search = page.getByLabel('Search documents and rule sets')
  await search.fill('rent')
  await expect.poll(names).toEqual(['Lease v1.pdf'])
  await search.fill('nothing of the kind')
  await page.getByText('No document matches your search.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('the page contains the newest findings, and older ones show a skeleton until loaded', async () => {
  const account = await reader()
  const { page } = account
  await checked(account)
  await withOlder(account.email)
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/documents/results', async (route) => {
    await held
    await route.continue()
  })
  await visit(page, '/app/history')
  await page.getByRole('article').first().waitFor()
  await choose(page, 'older-20.pdf')
  await results(page).getByText('Loading the findings').waitFor({ state: 'attached' })
  expect(await accessibilityFaults(page)).toEqual([])
  release()
  await page.getByRole('article').first().waitFor()
  await choose(page, 'older-30.pdf')
})

test('offline, a note appears and loaded data stays', async () => {
  const { page } = await reader()
  await answerList(page, { entries: [base] })
  await visit(page, '/app/history')
  await page.getByRole('article').first().waitFor()
  await page.context().setOffline(true)
  await page.getByText('You’re offline. Showing the last loaded results.').waitFor()
  await expect.poll(() => page.getByRole('article').count()).toBe(6)
  expect(await accessibilityFaults(page)).toEqual([])
  const asked = page.waitForRequest('**/api/documents/results')
  await page.context().setOffline(false)
  await asked
  await expect.poll(() => page.getByText('You’re offline.').count()).toBe(0)
})

test('a page opened offline shows a note and works once the connection is back', async () => {
  const { page } = await reader()
  await page.route('**/assets/HistoryIsland*', (route) => route.abort())
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false })
  })
  await page.goto('/app/history')
  await page.getByText('You’re offline. This page will work once you’re back online.').waitFor()
  await page.unroute('**/assets/HistoryIsland*')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.locator('[data-island][data-awake=true]').waitFor({ state: 'attached' })
})

test('the browser’s tab is named after the opened document, also once another is opened', async () => {
  const { page } = await reader()
  const entries = [
    base,
    { ...base, documentRequestId: 2, fileName: 'second.pdf', resultDate: '2026-11-19T13:03:00Z' },
  ]
  await answerList(page, { entries })
  await visit(page, '/app/history')
  await expect.poll(() => page.title()).toBe('first.pdf · Results · Rulemark')
  await choose(page, 'second.pdf')
  await expect.poll(() => page.title()).toBe('second.pdf · Results · Rulemark')
})

test('a result with the specified fields alone is shown', async () => {
  const account = await reader()
  const { documentResultId } = await checked(account)
  const specificRules = [{ id: 1, rule: 'Pay in time.', error: 'Too late', quote: 'within 45 days' }]
  const body = JSON.stringify({ file: 'agreement.pdf', specificRules, generalRules: [] })
  await query('update results set body = ?, counts = null where id = ?', body, Number(documentResultId))
  await visit(account.page, '/app/history')
  const finding = account.page.getByRole('article', { name: 'Pay in time.' })
  await finding.getByText('Too late').first().waitFor()
  await finding.getByText('within 45 days').first().waitFor()
})
