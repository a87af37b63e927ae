/** Check, left column: folders and search. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults, awake, settled } from '../support/browser.ts'
import { checkScreen, dialog, documentColumn, fail, focused, row, says, toasts } from './workspace-page.ts'

const CONTRACTS = {
  Contracts: {
    'Non-disclosure': '1. Both parties are named.\n2. The term is stated.',
    'Payment terms': '1. The price is stated.',
  },
  Reports: { 'Annual report': '1. Payments are listed.' },
  Drafts: {},
}

function counts(page: Page): Promise<string[]> {
  return page.locator('.folder-list .row-count').allTextContents()
}

test('[WORK-01] [WORK-02] [WORK-03] [WORK-04] [WORK-05] [WORK-06] [WORK-07] [WORK-08] [WORK-09] three columns, the first folder chosen, its rule set in the middle', async () => {
  const { page } = await checkScreen(CONTRACTS)
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const [left, middle, right] = await Promise.all(
      ['.workspace-folders', '.workspace-detail', '.workspace-document'].map((part) =>
        page.locator(part).boundingBox(),
      ),
    )
    expect(left?.width).toBe(width < 1280 ? 232 : 280)
    expect(right?.width).toBe(width < 1280 ? 304 : 360)
    expect([left?.y, right?.y]).toEqual([middle?.y, middle?.y])
    expect((left?.width ?? 0) + (middle?.width ?? 0) + (right?.width ?? 0)).toBe(width)
  }
  await page.getByRole('button', { name: 'New folder' }).waitFor()
  await page.getByRole('searchbox', { name: 'Search rule sets' }).waitFor()
  await page.getByRole('checkbox', { name: 'All folders' }).waitFor()
  await expect.poll(() => row(page, 'Contracts').getAttribute('aria-current')).toBe('true')
  await page.getByRole('heading', { name: 'Non-disclosure' }).waitFor()
  await page.getByRole('list', { name: 'Tags' }).getByText('No tags').waitFor()
  await row(page, 'Payment terms').click()
  await page.getByRole('heading', { name: 'Payment terms' }).waitFor()
  await documentColumn(page).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('[WORK-10] [WORK-11] [WORK-12] a folder is created by its name; a blank one does nothing', async () => {
  const { page, calls } = await checkScreen()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'New folder' }).click()
  await page.getByLabel('New folder name').fill('   ')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Create folder' }).click()
  await page.getByLabel('New folder name').fill('\u200b\u2060')
  await page.keyboard.press('Enter')
  await settled(page)
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([])
  expect(await toasts(page).count()).toBe(0)
  await page.getByLabel('New folder name').fill('Leases')
  await page.keyboard.press('Enter')
  await says(page, 'Folder created successfully')
  await expect.poll(() => row(page, 'Leases').getAttribute('aria-current')).toBe('true')
  await expect.poll(() => focused(page)).toBe('New folder')
})

test('a dialog opened while a folder is being created stays open', async () => {
  const { page } = await checkScreen(CONTRACTS)
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/prompt-folders', async (route) => {
    if (route.request().method() === 'POST') await answered.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'New folder' }).click()
  await page.getByLabel('New folder name').fill('Leases')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'New rule set' }).click()
  await dialog(page).getByLabel('Name').fill('Half a')
  answered.resolve()
  await says(page, 'Folder created successfully')
  await expect.poll(() => row(page, 'Leases').getAttribute('aria-current')).toBe('true')
  await expect.poll(() => dialog(page).getByLabel('Name').inputValue()).toBe('Half a')
})

test('[WORK-13] a folder that could not be created is reported, and its name stays in the field', async () => {
  const { page } = await checkScreen()
  await fail(page, 'POST', '/api/prompt-folders', 500)
  await page.getByRole('button', { name: 'New folder' }).click()
  await page.getByLabel('New folder name').fill('Leases')
  await page.keyboard.press('Enter')
  await says(page, 'Failed to create folder')
  await says(page, 'Server error. Please try again later.')
  await expect.poll(() => page.getByLabel('New folder name').inputValue()).toBe('Leases')
})

test('[WORK-14] [WORK-15] [WORK-16] [WORK-17] [CONS-03] only a folder without rules can be deleted', async () => {
  const { page } = await checkScreen(CONTRACTS)
  const full = page.getByRole('button', { name: 'Delete folder Contracts' })
  await full.hover()
  await expect.poll(() => full.isDisabled()).toBe(true)
  await page.getByRole('tooltip', { name: 'Cannot delete folder that contains rules' }).waitFor()
  await row(page, 'Drafts').click()
  await page.getByRole('button', { name: 'Delete folder Drafts' }).click()
  await dialog(page).getByText('Delete folder “Drafts”?').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Delete folder' }).click()
  await says(page, 'Folder deleted successfully')
  await expect.poll(() => row(page, 'Drafts').count()).toBe(0)
  await expect.poll(() => focused(page)).toBe('New folder')
  await page.reload()
  await awake(page)
  await expect.poll(() => row(page, 'Drafts').count()).toBe(0)
})

test('duplicating, moving and deleting change the counts immediately, and refused changes don’t', async () => {
  const { page, visitor } = await checkScreen(CONTRACTS)
  async function choose(action: string): Promise<void> {
    await page.getByRole('button', { name: 'More actions for Non-disclosure', exact: true }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  async function moveToDrafts(): Promise<void> {
    await row(page, 'Non-disclosure').first().click()
    await choose('Move to another folder')
    await dialog(page).getByLabel('To folder').selectOption({ label: 'Drafts' })
    await dialog(page).getByRole('button', { name: 'Move' }).click()
  }
  const now = () => expect.poll(() => counts(page))
  await choose('Duplicate')
  await now().toEqual(['3 rule sets', '1 rule set', '0 rule sets'])
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/prompts/*/folder/*', async (route) => {
    await answered.promise
    await route.fulfill({ status: 500, json: { message: 'x' } })
  })
  await moveToDrafts()
  await now().toEqual(['2 rule sets', '1 rule set', '1 rule set'])
  answered.resolve()
  await says(page, 'Failed to update rule')
  await now().toEqual(['3 rule sets', '1 rule set', '0 rule sets'])
  await page.unroute('**/api/prompts/*/folder/*')
  await moveToDrafts()
  await says(page, 'Rule updated successfully')
  await now().toEqual(['2 rule sets', '1 rule set', '1 rule set'])
  await page.getByRole('button', { name: 'Delete Payment terms', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Delete rule set' }).click()
  await says(page, 'Rule deleted successfully')
  await now().toEqual(['1 rule set', '1 rule set', '1 rule set'])
  expect(await visitor.get('/api/prompt-folders')).toMatchObject([
    { ruleSetCount: 1 },
    { ruleSetCount: 1 },
    { ruleSetCount: 1 },
  ])
})

test('[WORK-18] a folder whose deletion fails reappears', async () => {
  const { page } = await checkScreen({ Drafts: {} })
  await fail(page, 'DELETE', '/api/prompt-folders/\\d+', 409)
  await page.getByRole('button', { name: 'Delete folder Drafts' }).click()
  await dialog(page).getByRole('button', { name: 'Delete folder' }).click()
  await says(page, 'Failed to delete folder')
  await row(page, 'Drafts').waitFor()
})

test('a folder is renamed in the list; a refused name is reverted', async () => {
  const { page } = await checkScreen({ Drafts: {} })
  await page.getByRole('button', { name: 'Rename folder Drafts' }).click()
  await page.getByLabel('New name of Drafts').fill('Finals')
  await page.keyboard.press('Enter')
  await says(page, 'Folder renamed successfully')
  await fail(page, 'PUT', '/api/prompt-folders/\\d+', 500)
  await page.getByRole('button', { name: 'Rename folder Finals' }).click()
  await page.getByLabel('New name of Finals').fill('Other')
  await page.keyboard.press('Enter')
  await says(page, 'Failed to rename folder')
  await row(page, 'Finals').waitFor()
})

test('[WORK-19] [WORK-21] [WORK-22] folders and tags are loaded again after the server-rendered ones, and a failure is reported', async () => {
  const { page, calls } = await checkScreen(CONTRACTS)
  await expect.poll(() => calls).toContain('GET /api/prompt-tags')
  await expect.poll(() => calls).toContain('GET /api/prompt-folders')
  await fail(page, 'GET', '/api/prompt-folders', 403)
  await fail(page, 'GET', '/api/prompt-tags', 403)
  await Promise.all([page.reload(), says(page, 'Failed to load folders'), says(page, 'Failed to load tags')])
  await row(page, 'Contracts').waitFor()
})

test('[WORK-20] [WORK-23] rule sets that fail to load are reported, and loading can be retried', async () => {
  const { page, folders } = await checkScreen(CONTRACTS)
  const path = `/api/prompts/folder/${folders.Reports}`
  await fail(page, 'GET', path, 403)
  await row(page, 'Reports').click()
  await says(page, 'Failed to load folder prompts')
  const message = page.getByRole('alert').filter({ hasText: 'Failed to load prompts.' })
  await message.waitFor()
  await documentColumn(page).getByLabel('Folder', { exact: true }).selectOption({ label: 'Reports' })
  await says(page, 'Failed to load prompts')
  await documentColumn(page).getByText('Failed to load prompts', { exact: true }).waitFor()
  await page.unrouteAll()
  await message.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Annual report' }).waitFor()
})

test('[CONS-04] [WORK-23] a read that fails on the server is tried four times, with growing delays', async () => {
  const { page, folders } = await checkScreen(CONTRACTS)
  /** Times of the attempts, by the page's clock. */
  const times: number[] = []
  await page.route(`**/api/prompts/folder/${folders.Reports}`, async (route) => {
    times.push(await page.evaluate(() => Date.now()))
    await route.fulfill({ status: 503, json: { message: '' } })
  })
  await page.clock.install()
  await row(page, 'Reports').click()
  // In small steps, because a wait starts only after the previous response was read.
  const later = async (): Promise<number> => {
    await page.clock.runFor(250)
    return times.length
  }
  await expect.poll(later).toBe(4)
  await says(page, 'Failed to load folder prompts')
  await says(page, 'Service temporarily unavailable due to maintenance.')
  const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0))
  for (const [index, least] of [1000, 2000, 4000].entries())
    expect(waits[index]).toBeGreaterThanOrEqual(least)
  expect(times).toHaveLength(4)
})

test('[WORK-24] [WORK-25] [WORK-26] [WORK-27] [WORK-28] [WORK-29] [DATA-08] names and rules are searched, in the folder or in all folders', async () => {
  const { page } = await checkScreen(CONTRACTS)
  const found = page.getByRole('region', { name: 'Found' })
  await page.getByRole('searchbox').fill('PAYMENT')
  await found.getByRole('button', { name: /Payment terms/ }).waitFor()
  await expect.poll(() => found.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['Contracts'])
  await page.getByRole('checkbox', { name: 'All folders' }).check()
  await found.getByRole('button', { name: /Annual report/ }).waitFor()
  await expect
    .poll(() => found.getByRole('heading', { level: 3 }).allTextContents())
    .toEqual(['Contracts', 'Reports'])
  await expect.poll(() => found.locator('mark').allTextContents()).toEqual(['Payment', 'Payment'])
  expect(await accessibilityFaults(page)).toEqual([])
  await found.getByRole('button', { name: /Annual report/ }).click()
  await page.getByRole('heading', { name: 'Annual report' }).waitFor()
  await page.getByRole('searchbox').fill('no such words')
  await found.getByText('No rule set contains “no such words”').waitFor()
})

test('[WORK-30] a folder that fails to load during a search of all folders is reported', async () => {
  const { page, folders } = await checkScreen(CONTRACTS)
  await fail(page, 'GET', `/api/prompts/folder/${folders.Reports}`, 403)
  await page.getByRole('checkbox', { name: 'All folders' }).check()
  await says(page, 'Failed to load prompts for global search')
  await page
    .getByRole('region', { name: 'All rule sets' })
    .getByRole('button', { name: /Payment terms/ })
    .waitFor()
})

test('the left column can be used by keyboard alone', async () => {
  const { page } = await checkScreen(CONTRACTS)
  await row(page, 'Contracts').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Annual report' }).waitFor()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await row(page, 'Non-disclosure').focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Payment terms' }).waitFor()
})

test('rule sets are filtered by a tag, in the folder and in all', async () => {
  const { page, visitor, folders } = await checkScreen(CONTRACTS)
  await expect.poll(() => page.getByLabel('Filter by tag').count()).toBe(0)
  const answer = await visitor.json('POST', '/api/prompt-tags', { name: 'Urgent' })
  const tag = (await answer.json()) as { id: number }
  const [first] = await visitor.get<{ id: number; text: string }[]>(`/api/prompts/folder/${folders.Reports}`)
  await visitor.json('PUT', `/api/prompts/${first?.id}`, {
    name: 'Annual report',
    text: first?.text,
    folderId: folders.Reports,
    tagIds: [tag.id],
  })
  await page.reload()
  await awake(page)
  await page.getByLabel('Filter by tag').selectOption({ label: 'Urgent' })
  await page.getByText('No rule set tagged “Urgent” is here.', { exact: false }).waitFor()
  await page.getByRole('checkbox', { name: 'All folders' }).check()
  await row(page, 'Annual report').waitFor()
  await expect.poll(() => page.locator('.rule-set-list [data-row]').count()).toBe(1)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByLabel('Filter by tag').selectOption({ label: 'Any tag' })
  await row(page, 'Payment terms').waitFor()
})
