/** Reviewing a result: findings and document side by side, decisions, keyboard control. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import type { Finding } from '../../src/domain/results/verdicts.ts'
import { accessibilityFaults, toast, visit } from '../support/browser.ts'
import { newRuleSet, RULES, submitAndWait } from '../support/checks.ts'
import { pdfOf } from '../support/pdf.ts'
import type { SignedIn } from '../support/signed-in.ts'
import { answerList, base, choose, reader, results, rows, toReview } from './history-page.ts'

const ABSENT = 'The agreement must contain a data protection clause.'
const PAYMENT = 'Payment must be due within 30 days.'

/** Checks two pages, a rule for each verdict, and opens result and document. */
async function reviewed(account: SignedIn): Promise<HistoryEntry> {
  const pdf = await pdfOf(
    ['SERVICE AGREEMENT', '1. Payment. The Client shall pay each invoice within 45 days of receipt.'],
    [
      '2. Confidentiality. Each party shall keep the terms of this agreement confidential.',
      '3. Protection of the equipment. The Client protects the the equipment against damage.',
      '4. Governing law. This agreement is governed by the laws of Austria.',
    ],
  )
  const entry = await submitAndWait(account, await newRuleSet(account, [...RULES, ABSENT]), pdf)
  await visit(account.page, '/app/history')
  await account.page.getByRole('article').first().waitFor()
  await account.page.keyboard.press('v')
  return entry
}

const viewer = (page: Page) => page.getByRole('region', { name: 'Document', exact: true })
const current = (page: Page) => page.locator('.finding-current h4')
const progress = (page: Page) => page.locator('.review-progress')

/** Height of the smallest words of the document on the screen, in CSS pixels. */
const smallestWords = (page: Page): Promise<number> =>
  page
    .locator('.viewer-text span')
    .evaluateAll((spans) =>
      Math.min(...spans.map((span) => Number.parseFloat(getComputedStyle(span).fontSize))),
    )

/** What scrolls down on the screen. */
const scrolling = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((part) => part.scrollHeight > part.clientHeight + 1)
      .filter((part) => part === document.documentElement || getComputedStyle(part).overflowY === 'auto')
      .map((part) => part.className),
  )

test.each([1440, 1920])(
  'at %d px the list makes room for the document, whose words are at least 11 px high; L shows it again, and both are remembered',
  async (width) => {
    const account = await reader()
    const { page } = account
    await page.setViewportSize({ width, height: 900 })
    await reviewed(account)
    await page.locator('.viewer-mark.mark-quote').first().waitFor()
    await page.locator('.viewer-text span').first().waitFor({ state: 'attached' })
    await expect.poll(() => current(page).innerText()).toBe(PAYMENT)
    const list = page.getByRole('region', { name: 'Documents', exact: true })
    expect(await list.isVisible()).toBe(false)
    const findings = await page.locator('.results-pane').boundingBox()
    expect(findings?.width).toBe(440)
    expect(await smallestWords(page)).toBeGreaterThanOrEqual(11)
    expect(await scrolling(page)).toEqual(['results-pane', 'inset-focus viewer-pages'])
    expect(await accessibilityFaults(page)).toEqual([])
    const number = viewer(page).getByLabel('Page', { exact: true })
    await number.fill('2')
    await page.keyboard.press('Enter')
    await expect.poll(() => number.inputValue()).toBe('2')
    await number.blur()
    await page.keyboard.press('l')
    await list.waitFor()
    await expect.poll(() => number.inputValue()).toBe('2')
    expect(((await results(page).boundingBox())?.width ?? 0) / width).toBeCloseTo(2 / 3, 1)
    await page.reload()
    await viewer(page).waitFor()
    await list.waitFor()
    await page.getByRole('button', { name: 'List', exact: true }).click()
    await expect.poll(() => list.isVisible()).toBe(false)
    await page.reload()
    await viewer(page).waitFor()
    expect(await list.isVisible()).toBe(false)
  },
)

test('going offline while the document opens leaves the findings, and it opens once the browser is online', async () => {
  const { page } = await reader()
  await answerList(page, { entries: [toReview(2)] })
  await visit(page, '/app/history')
  await page.getByRole('article').first().waitFor()
  await page.context().setOffline(true)
  await page.keyboard.press('v')
  await viewer(page).getByText('We couldn’t open the document').waitFor()
  await viewer(page).getByRole('button', { name: 'Try again' }).click()
  expect(await current(page).innerText()).toBe('Rule 1 of the set')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => viewer(page).count()).toBe(0)
  await page.keyboard.press('v')
  await page.context().setOffline(false)
  await viewer(page).getByRole('button', { name: 'Close the document (Esc)' }).waitFor()
})

test('a viewer that could not be loaded is tried again', async () => {
  const { page } = await reader()
  await answerList(page, { entries: [toReview(2)] })
  await page.route('**/assets/DocumentViewer-*.js', (route) => route.abort(), { times: 1 })
  await visit(page, '/app/history')
  await page.getByRole('article').first().waitFor()
  await page.keyboard.press('v')
  await viewer(page).getByRole('button', { name: 'Try again' }).click()
  await viewer(page).getByRole('button', { name: 'Close the document (Esc)' }).waitFor()
})

test('broken rules come first, met rules are one line until selected, and general checks are separate', async () => {
  const account = await reader()
  const { page } = account
  await reviewed(account)
  const rules = page.getByRole('region', { name: 'Your rules' })
  await rules.getByRole('article').first().waitFor()
  await expect
    .poll(() => rules.locator('.verdict').allInnerTexts())
    .toEqual(['Broken', 'Not found in the document', 'Met', 'Met'])
  const met = rules.getByRole('article').filter({ hasText: 'Met' }).first()
  expect((await met.boundingBox())?.height).toBeLessThan(40)
  await met.click()
  await met.getByRole('button', { name: /, page 2$/ }).waitFor()
  await page.getByRole('region', { name: 'General checks' }).getByText('Grammar').waitFor()
})

test('a closest passage leads to its words, marked unlike a quote', async () => {
  const account = await reader()
  const { page } = account
  await reviewed(account)
  const finding = page.getByRole('article', { name: ABSENT })
  await finding.getByText(/^Searched/).click()
  await finding
    .getByRole('button', { name: /page 2$/i })
    .first()
    .click()
  await page.locator('.viewer-mark.mark-passage').first().waitFor()
  await expect.poll(() => page.locator('.viewer-mark.mark-quote').count()).toBe(0)
  await viewer(page).getByRole('listitem').filter({ hasText: 'Closest passage' }).waitFor()
})

test('P leads from one quote or passage of the current finding to the next, and around', async () => {
  const account = await reader()
  const { page } = account
  const { documentRequestId, annotatedPdf, result } = await reviewed(account)
  const quads = [[72, 740, 200, 740, 200, 760, 72, 760] as const]
  const [first, ...others] = result?.specificRules ?? []
  const nearest = [2, 1].map((at) => ({ page: at, text: `Passage ${at}`, quads }))
  const finding = { ...first, verdict: 'not-found', error: 'Absent', evidence: [], nearest } as Finding
  const changed = result && { ...result, specificRules: [finding, ...others] }
  await answerList(page, { entries: [{ ...base, documentRequestId, annotatedPdf, result: changed }] })
  await visit(page, `/app/history#check-${documentRequestId}-finding-${finding.id}`)
  await page.reload()
  const number = viewer(page).getByLabel('Page', { exact: true })
  await page.locator('.viewer-mark.mark-passage').first().waitFor()
  await expect.poll(() => number.inputValue()).toBe('2')
  await page.keyboard.press('p')
  await expect.poll(() => number.inputValue()).toBe('1')
  await page.keyboard.press('p')
  await expect.poll(() => number.inputValue()).toBe('2')
})

test('clicking marked words, or their number, opens their finding', async () => {
  const account = await reader()
  const { page } = account
  await reviewed(account)
  const number = viewer(page).getByRole('button', { name: `Rule 2: ${PAYMENT}` })
  await number.waitFor()
  await page.getByRole('article', { name: ABSENT }).getByRole('heading', { level: 4 }).click()
  await expect.poll(() => current(page).innerText()).toBe(ABSENT)
  await number.click()
  await expect.poll(() => current(page).innerText()).toBe(PAYMENT)
  const words = await page.locator('.viewer-mark.mark-quote').first().boundingBox()
  await page.getByRole('article', { name: ABSENT }).getByRole('link', { name: 'Rule 4' }).click()
  await expect.poll(() => page.locator('.viewer-mark.mark-quote').count()).toBe(0)
  await number.hover()
  const line = await number.boundingBox()
  await page.mouse.click(Number(words?.x) + 20, Number(line?.y) + 6)
  await expect.poll(() => current(page).innerText()).toBe(PAYMENT)
})

test('searching the document shows the number of matches and steps through them', async () => {
  const account = await reader()
  const { page } = account
  await reviewed(account)
  await page.locator('.viewer-mark.mark-quote').first().waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('CLIENT')
  const count = viewer(page).locator('.viewer-count')
  await expect.poll(() => count.innerText()).toBe('1 of 2')
  await page.keyboard.press('Enter')
  await expect.poll(() => count.innerText()).toBe('2 of 2')
  const marked = (): Promise<string> =>
    page.evaluate(() => [...(CSS.highlights.get('found-current') ?? [])].map(String).join())
  await expect.poll(marked).toBe('Client')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.type('xyz')
  await viewer(page).getByText('No matches').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => viewer(page).getByRole('search').count()).toBe(0)
  await expect.poll(() => viewer(page).count()).toBe(1)
})

test('at any zoom both edges of a page can be reached; entering a number opens that page', async () => {
  const account = await reader()
  const { page } = account
  await reviewed(account)
  await page.locator('.viewer-mark.mark-quote').first().waitFor()
  for (const _ of [1, 2, 3]) await page.keyboard.press('+')
  await viewer(page).getByText('200%').waitFor()
  const edges = (): Promise<readonly boolean[]> =>
    page.locator('.viewer-pages').evaluate((pages) => {
      const sheet = pages.querySelector('.viewer-page')
      const reach = [0, pages.scrollWidth].map((left) => {
        pages.scrollTo(left, 0)
        const [of, own] = [pages.getBoundingClientRect(), sheet?.getBoundingClientRect()]
        return own !== undefined && (left === 0 ? own.left >= of.left : own.right <= of.right)
      })
      return reach
    })
  await expect.poll(edges).toEqual([true, true])
  const isFromBeginning = (): Promise<boolean> =>
    page.locator('.viewer-tag[aria-current]').evaluate((tag) => {
      const pages = tag.closest('.viewer-pages')?.getBoundingClientRect()
      const { left, right } = tag.getBoundingClientRect()
      return pages !== undefined && left >= pages.left && right <= pages.right
    })
  await page.keyboard.press('+')
  await viewer(page).getByText('300%').waitFor()
  const first = await current(page).innerText()
  await page.keyboard.press('j')
  await expect.poll(() => current(page).innerText()).not.toBe(first)
  await page.locator('.viewer-pages').evaluate((pages) => {
    pages.scrollLeft = pages.scrollWidth * 0.4
  })
  await page.keyboard.press('k')
  await expect.poll(isFromBeginning).toBe(true)
  await page.keyboard.press('0')
  await viewer(page).getByText('100%').waitFor()
  await viewer(page).getByLabel('Page', { exact: true }).fill('2')
  await page.keyboard.press('Enter')
  await expect.poll(() => viewer(page).getByLabel('Page', { exact: true }).inputValue()).toBe('2')
})

/** Opens a review and counts key presses. */
async function openedByKeys(
  entries: readonly HistoryEntry[] = [toReview(6)],
): Promise<{ page: Page; press: (key: string) => Promise<number> }> {
  const { page } = await reader()
  await answerList(page, { entries })
  await page.route('**/reviews', (route) => route.fulfill({ status: 204 }))
  await visit(page, '/app/history')
  await page.getByRole('article').first().waitFor()
  let keys = 0
  return {
    page,
    async press(key) {
      await page.keyboard.press(key)
      keys += 1
      return keys
    },
  }
}

test('six decisions and the export of the report take ten keys', async () => {
  const { page, press } = await openedByKeys()
  await expect.poll(() => progress(page).innerText()).toBe('0 of 6 decided')
  for (const [at, key] of ['1', '1', '2', 'Enter', '3', 'Enter', '1', '1'].entries()) {
    await press(key)
    if (at === 1)
      await results(page)
        .getByText('Issue confirmed. 2 of 6 decided. Next: Rule 3')
        .waitFor({ state: 'attached' })
  }
  await expect.poll(() => progress(page).innerText()).toBe('All 6 decided')
  await press('e')
  const menu = page.getByRole('menu')
  await menu.waitFor()
  const first = menu.getByRole('menuitem').first()
  await expect.poll(() => first.evaluate((item) => item === document.activeElement)).toBe(true)
  await page.route('**/reviewed-pdf', (route) => route.fulfill({ body: '%PDF-1.7' }))
  const download = page.waitForEvent('download')
  expect(await press('Enter')).toBe(10)
  expect((await download).suggestedFilename()).toBe('first-reviewed.pdf')
})

test('once everything is decided, the reviewed PDF is offered, and N opens the next document to decide', async () => {
  const earlier = '2026-11-19T13:03:00Z'
  const second = { ...toReview(3, 1), documentRequestId: 2, fileName: 'second.pdf', resultDate: earlier }
  const { page, press } = await openedByKeys([toReview(6), second])
  const offered = page.getByRole('button', { name: 'Reviewed PDF' })
  await page.getByRole('button', { name: 'Next: second.pdf' }).waitFor()
  expect(await offered.count()).toBe(0)
  for (const key of ['1', '1', '1', '1', '1', '1']) await press(key)
  await expect.poll(() => progress(page).innerText()).toBe('All 6 decided')
  await offered.waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.route('**/api/documents/1/reviewed-pdf', (route) => route.fulfill({ body: '%PDF-1.7' }))
  const download = page.waitForEvent('download')
  await offered.click()
  expect((await download).suggestedFilename()).toBe('first-reviewed.pdf')
  await press('n')
  await expect.poll(() => current(page).innerText()).toBe('Rule 2 of the set')
  const focused = (): Promise<string | undefined> =>
    page.evaluate(() => document.activeElement?.textContent ?? undefined)
  await expect.poll(focused).toBe('second.pdf')
  await press('1')
  await expect.poll(() => progress(page).innerText()).toBe('2 of 3 decided')
})

test('a decision about an older result stays when the list is loaded again', async () => {
  const older = { ...toReview(3), documentRequestId: 2, documentResultId: 2, fileName: 'older.pdf' }
  const listed = { ...older, result: null, resultDate: '2026-11-19T13:03:00Z' }
  const list = { entries: [base, listed] }
  const { page } = await reader()
  await answerList(page, list)
  await page.route('**/api/documents/2', (route) => route.fulfill({ json: older }))
  await page.route('**/reviews', (route) => route.fulfill({ status: 204 }))
  await visit(page, '/app/history')
  await choose(page, 'older.pdf')
  await expect.poll(() => progress(page).innerText()).toBe('0 of 3 decided')
  const saved = page.waitForResponse('**/reviews')
  await page.keyboard.press('1')
  await saved
  list.entries = [base, { ...listed, reviews: toReview(3, 1).reviews }]
  await page.getByRole('button', { name: 'Refresh' }).click()
  await toast(page, 'Results refreshed')
  await page.getByRole('article', { name: 'Rule 1 of the set' }).getByText('Issue confirmed').waitFor()
  await expect.poll(() => progress(page).innerText()).toBe('1 of 3 decided')
})

test('a review that was begun earlier continues where it stopped', async () => {
  const { page } = await reader()
  await answerList(page, { entries: [toReview(40, 20)] })
  await visit(page, '/app/history')
  await expect.poll(() => current(page).innerText()).toBe('Rule 21 of the set')
  const top = async (): Promise<number> => (await current(page).boundingBox())?.y ?? 0
  await expect.poll(top).toBeLessThan(300)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  for (const key of ['k', 'k']) await page.keyboard.press(key)
  await expect.poll(() => current(page).innerText()).toBe('Rule 19 of the set')
  await page.keyboard.press('d')
  await expect.poll(() => current(page).innerText()).toBe('Rule 21 of the set')
  await results(page).getByLabel(/^Met/).check()
  await results(page).getByText('No findings match this filter.').waitFor()
  await page.keyboard.press('d')
  await expect.poll(() => current(page).innerText()).toBe('Rule 21 of the set')
  await page.keyboard.press('v')
  await expect.poll(() => viewer(page).count()).toBe(1)
  await page.keyboard.press('Escape')
  await expect.poll(() => viewer(page).count()).toBe(0)
})

test('Escape closes the document even before it is shown', async () => {
  const { page } = await reader()
  await answerList(page, { entries: [toReview(2)] })
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/DocumentViewer-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await visit(page, '/app/history')
  await page.keyboard.press('v')
  await viewer(page).getByText('Opening the document').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => viewer(page).count()).toBe(0)
  held.resolve()
  await page.keyboard.press('v')
  await viewer(page).getByRole('button', { name: 'Close the document (Esc)' }).waitFor()
})

test('the current finding’s decisions are in view however long it is, and it stays at the top when the document opens, closes or is resized, or another is decided', async () => {
  const result = toReview(6)
  const long = result.result?.specificRules.map((rule) => ({
    ...rule,
    reason: 'Why it is wrong. '.repeat(200),
  }))
  const { page, press } = await openedByKeys([
    { ...result, result: result.result && { ...result.result, specificRules: long ?? [] } },
  ])
  const confirm = page.locator('.finding-current').getByRole('button', { name: 'Confirm issue' })
  const seen = async (): Promise<boolean> => {
    const [button, height] = [await confirm.boundingBox(), page.viewportSize()?.height ?? 0]
    return button !== null && button.y > 0 && button.y + button.height <= height
  }
  await expect.poll(seen).toBe(true)
  await page.setViewportSize({ width: 1024, height: 768 })
  await press('j')
  await press('j')
  await expect.poll(seen).toBe(true)
  const top = async (): Promise<number> => (await current(page).boundingBox())?.y ?? 0
  const before = await top()
  const moved = async (): Promise<number> => Math.abs((await top()) - before)
  await press('v')
  await viewer(page).waitFor()
  await expect.poll(moved).toBeLessThan(1)
  const saved = page.waitForResponse('**/reviews')
  await press('1')
  await saved
  await page.getByRole('article', { name: 'Rule 3 of the set' }).getByText('Issue confirmed').waitFor()
  await expect.poll(moved).toBeLessThan(1)
  await page.setViewportSize({ width: 900, height: 768 })
  await expect.poll(moved).toBeLessThan(1)
  await press('Escape')
  await expect.poll(() => viewer(page).count()).toBe(0)
  await expect.poll(moved).toBeLessThan(1)
  expect(await current(page).innerText()).toBe('Rule 4 of the set')
})

test('a reason is entered in the finding: Enter saves it, Escape discards it, U undoes the decision', async () => {
  const { page, press } = await openedByKeys()
  const keys = (finding: string): Promise<string[]> =>
    page
      .locator(`${finding} .review button`)
      .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button, '::after').content))
  const key = 'counter(key) / ""'
  await expect.poll(() => keys('.finding-current')).toEqual([key, key, key])
  expect(new Set(await keys('.finding:not(.finding-current)'))).toEqual(new Set(['none']))
  const decisions = await page.locator('.finding-current .review').boundingBox()
  // The reason's field fits below the decisions, its buttons don't.
  const height = Math.round((decisions?.y ?? 0) + (decisions?.height ?? 0) + 40)
  await page.setViewportSize({ width: 1440, height })
  await press('2')
  const saving = page.getByRole('button', { name: 'Accept risk', exact: true })
  await expect
    .poll(async () => {
      const box = await saving.boundingBox()
      return box !== null && box.y + box.height <= height
    })
    .toBe(true)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.keyboard.type('junk 123?')
  await press('Escape')
  await page.getByRole('article').first().getByRole('button', { name: 'Accept risk…' }).waitFor()
  await expect.poll(() => progress(page).innerText()).toBe('0 of 6 decided')
  await press('3')
  await page.keyboard.type('junk 123?')
  await press('Enter')
  await page.getByRole('article').first().getByText('Not an issue: junk 123?').waitFor()
  await expect.poll(() => current(page).innerText()).toBe('Rule 2 of the set')
  await press('u')
  await expect.poll(() => progress(page).innerText()).toBe('0 of 6 decided')
  await expect.poll(() => current(page).innerText()).toBe('Rule 1 of the set')
  await press('j')
  const focused = (): Promise<string | null> =>
    page.evaluate(() => document.activeElement?.querySelector('h4')?.textContent ?? null)
  await expect.poll(focused).toBe('Rule 2 of the set')
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await press('?')
  await shortcuts.waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await press('Escape')
  await expect.poll(focused).toBe('Rule 2 of the set')
  await press('e')
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
  await shortcuts.waitFor()
})

test.each([720, 360])(
  'at %d px the findings take the whole window, and documents are chosen from a menu',
  async (width) => {
    const { page } = await reader()
    const entries = Array.from({ length: 30 }, (_, at) => ({
      ...base,
      documentRequestId: at + 1,
      fileName: `document-${at + 1}.pdf`,
      resultDate: `2026-11-20T13:00:${String(at).padStart(2, '0')}Z`,
    }))
    await page.setViewportSize({ width, height: 500 })
    await answerList(page, { entries })
    await visit(page, '/app/history')
    await page.getByRole('article').first().waitFor()
    await expect.poll(() => rows(page).filter({ visible: true }).count()).toBe(0)
    await expect.poll(async () => (await results(page).boundingBox())?.height).toBeGreaterThan(500)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Choose' }).click()
    await rows(page).filter({ hasText: 'document-7.pdf' }).click()
    await results(page).getByText('document-7.pdf').waitFor()
    await expect.poll(() => rows(page).filter({ visible: true }).count()).toBe(0)
  },
)
