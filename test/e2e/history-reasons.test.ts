/** The reason of a decision: entered in several lines, never lost. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { REVIEW_REASON_MAX } from '../../src/domain/results/decisions.ts'
import { PASSWORD } from '../support/account.ts'
import { arrival, awake, visit } from '../support/browser.ts'
import { answerList, reader, toReview } from './history-page.ts'

const ACCEPTING = 'Why you accept the risk (optional)'

const field = (page: Page) => page.getByLabel(ACCEPTING)
const first = (page: Page) => page.getByRole('article').first()

async function opened(entries: readonly HistoryEntry[] = [toReview(2)]) {
  const account = await reader()
  await answerList(account.page, { entries })
  await visit(account.page, '/app/history')
  await first(account.page).waitFor()
  await account.page.waitForLoadState('networkidle')
  return account
}

test('a reason that was being saved when the session ended is there again after signing in, in its finding', async () => {
  const { page, email } = await opened()
  await page.keyboard.press('2')
  await page.context().clearCookies({ name: 'session' })
  await page.keyboard.type('Agreed by mail')
  await page.keyboard.press('Enter')
  await arrival(page, '**/login', 'Unauthorized access. Please log in.')
  await awake(page)
  await page.getByLabel(/email/i).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.route('**/reviews', (route) => route.fulfill({ status: 204 }))
  await Promise.all([
    page.getByRole('link', { name: 'Back to it' }).click(),
    page.getByRole('button', { name: 'Sign In' }).click(),
  ])
  await page.waitForURL('**/app/history*')
  await expect.poll(() => first(page).getByLabel(ACCEPTING).inputValue()).toBe('Agreed by mail')
  await expect.poll(() => field(page).evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await first(page).getByText('Risk accepted: Agreed by mail').waitFor()
})

test('a reason typed so far survives a reload and a look at another document; once discarded, it does not return', async () => {
  const second = { ...toReview(2), documentRequestId: 2, fileName: 'second.pdf' }
  const { page } = await opened([{ ...toReview(2), resultDate: '2026-11-21T13:03:00Z' }, second])
  await page.keyboard.press('2')
  await page.keyboard.type('Half a rea')
  await page.getByRole('link', { name: /second.pdf/ }).click()
  await expect.poll(() => field(page).count()).toBe(0)
  await page.reload()
  await expect.poll(() => field(page).inputValue()).toBe('Half a rea')
  await page.keyboard.press('Escape')
  await expect.poll(() => field(page).count()).toBe(0)
  await page.reload()
  await awake(page)
  await first(page).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await field(page).count()).toBe(0)
})

test('a long reason is seen in full while it is typed and afterwards, with its lines', async () => {
  const { page } = await opened()
  const sent: unknown[] = []
  await page.route('**/reviews', (route) => {
    sent.push(route.request().postDataJSON().reason)
    return route.fulfill({ status: 204 })
  })
  const lines = ['First line.', 'word '.repeat(60).trim()]
  await page.keyboard.press('2')
  await field(page).waitFor()
  const before = (await field(page).boundingBox())?.height ?? 0
  await page.keyboard.type(lines[0] ?? '')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.insertText(lines[1] ?? '')
  await expect.poll(() => field(page).evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0)
  expect((await field(page).boundingBox())?.height).toBeGreaterThan(before * 3)
  expect(await field(page).getAttribute('maxlength')).toBe(String(REVIEW_REASON_MAX))
  await page.keyboard.press('Enter')
  await expect.poll(() => sent).toEqual([lines.join('\n')])
  const words = first(page).locator('.review-words')
  await expect.poll(() => words.innerText()).toBe(`Risk accepted: ${lines.join('\n')}`)
  const decision = first(page).locator('.review')
  expect(await decision.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true)
})
