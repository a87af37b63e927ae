import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { visit } from '../support/browser.ts'
import { newRuleSet, submit } from '../support/checks.ts'
import { holdAnswers } from '../support/held-answers.ts'
import { agreement } from '../support/pdf.ts'
import { answerList, base, ONE_ENTRY, reader, readings, results, rows, running } from './history-page.ts'

const reading: HistoryEntry = { ...running, state: 'PROCESSING', stage: 'reading' }
const marking: HistoryEntry = { ...running, state: 'PROCESSING', stage: 'marking' }
const cancelled: HistoryEntry = {
  ...running,
  state: 'ERROR',
  failure: 'Cancelled. The price was refunded.',
}

const stage = (page: Page) => page.locator('.stages [aria-current=step]')
const finding = (page: Page) => page.getByRole('article', { name: 'Rule one' })

/** Advances the page's time until the condition holds. */
async function inTime(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  const look = async (): Promise<boolean> => {
    await page.clock.runFor(1_000)
    return isSo()
  }
  await expect.poll(look).toBe(true)
}

test('while a check runs, only its entry is polled, and its findings appear without a click', async () => {
  const account = await reader()
  const { page } = account
  const rule = `The document mentions ${crypto.randomUUID()}.`
  const answer = await holdAnswers(inject('stack'), rule)
  const submitted = await submit(account, await newRuleSet(account, [rule]), await agreement())
  const { documentRequestId } = (await submitted.json()) as HistoryEntry
  const asked = readings(page)
  await visit(page, '/app/history')
  await stage(page).waitFor()
  await answer()
  await page.getByRole('article', { name: rule }).waitFor({ timeout: 100_000 })
  expect(asked.filter((what) => what === 'results')).toHaveLength(1)
  expect(asked.slice(1)).toContain(String(documentRequestId))
})

test('a running check shows its stage and then its result without a reload, and can be cancelled', async () => {
  const { page } = await reader()
  const list = { entries: [reading] }
  await answerList(page, list)
  await visit(page, '/app/history')
  await expect.poll(() => stage(page).innerText()).toBe('Reading the document')
  list.entries = [marking]
  await expect.poll(() => stage(page).innerText()).toBe('Highlighting the PDF')
  await page.route('**/api/documents/1/cancel', (route) => {
    list.entries = [cancelled]
    return route.fulfill({ json: {} })
  })
  await page.getByRole('button', { name: 'Cancel check' }).click()
  await results(page).getByText('Cancelled. The price was refunded.').waitFor()
  list.entries = [base]
  await page.getByRole('button', { name: 'Refresh' }).click()
  await finding(page).waitFor()
})

test('a failed poll of a running check is reported, and polling continues', async () => {
  const { page } = await reader()
  const list = { entries: [reading] }
  await answerList(page, list)
  await page.clock.install()
  await visit(page, '/app/history')
  await stage(page).waitFor()
  let isCut = true
  await page.route(ONE_ENTRY, (route) => (isCut ? route.abort() : route.fallback()))
  const note = page.getByText('No connection. Trying again.')
  await inTime(page, () => note.isVisible())
  await expect.poll(() => stage(page).innerText()).toBe('Reading the document')
  list.entries = [base]
  isCut = false
  await inTime(page, () => finding(page).isVisible())
  await expect.poll(() => note.count()).toBe(0)
})

test('a check that was deleted elsewhere leaves the list', async () => {
  const { page } = await reader()
  const list = { entries: [reading, { ...base, documentRequestId: 2, fileName: 'second.pdf' }] }
  await answerList(page, list)
  const asked = readings(page)
  await visit(page, '/app/history')
  await expect.poll(() => rows(page).count()).toBe(2)
  list.entries = list.entries.slice(1)
  await expect.poll(() => rows(page).count()).toBe(1)
  expect(asked.filter((what) => what === 'results')).toHaveLength(1)
})

test('a late response does not restore a cancelled check', async () => {
  const { page } = await reader()
  const list = { entries: [reading] }
  await answerList(page, list)
  await visit(page, '/app/history')
  const asked = Promise.withResolvers<void>()
  const letGo = Promise.withResolvers<void>()
  await page.route(ONE_ENTRY, async (route) => {
    asked.resolve()
    await letGo.promise
    await route.fulfill({ json: marking })
  })
  await asked.promise
  await page.route('**/api/documents/1/cancel', (route) => {
    list.entries = [cancelled]
    return route.fulfill({ json: {} })
  })
  await page.getByRole('button', { name: 'Cancel check' }).click()
  await results(page).getByText('Cancelled. The price was refunded.').waitFor()
  const late = page.waitForResponse(ONE_ENTRY)
  letGo.resolve()
  await (await late).finished()
  await expect.poll(() => stage(page).count()).toBe(0)
  await expect.poll(() => results(page).getByText('Cancelled. The price was refunded.').count()).toBe(1)
})

test('if the session ends meanwhile, the sign-in page opens', async () => {
  const { page, visitor } = await reader()
  await answerList(page, { entries: [reading] })
  await page.route(ONE_ENTRY, async (route) => {
    await visitor.call('POST', '/api/auth/logout')
    await route.continue()
  })
  await visit(page, '/app/history')
  await page.waitForURL('**/login')
})
