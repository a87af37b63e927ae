/** The demo area: no sign-in, no API calls, the same screens over data stored in the browser. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults, awake, openTab, stopClock, toast, visit } from '../support/browser.ts'
import {
  demoKeys,
  demoTab,
  inFreeDemo,
  inTour,
  makeFolder,
  makeRuleSet,
  newUser,
  pathOf,
} from './demo-page.ts'
import { checkScreen } from './workspace-page.ts'

const DEMO_PAGES = [
  ['/app/demo/check', 'Check a document'],
  ['/app/demo/history', 'Results'],
  ['/app/demo/profile', 'Profile'],
] as const

test('[DEMO-01, DEMO-02] the demo opens without a login, on its check page', async () => {
  const { page, calls } = await demoTab()
  await page.goto('/app/demo')
  await awake(page)
  expect(pathOf(page)).toBe('/app/demo/check')
  expect(calls).toEqual([])
})

test.each(DEMO_PAGES)(
  '[DEMO-03, DEMO-04, DEMO-05, DEMO-06, DEMO-08, DEMO-09] %s shows its screen, the badge and the balance, and makes no call',
  async (path, title) => {
    const { page, calls } = await inFreeDemo(path)
    await page.getByRole('heading', { level: 1, name: title }).waitFor({ state: 'attached' })
    await page.getByRole('banner').getByText('DEMO MODE').waitFor()
    await page.getByRole('banner').getByText('$47.83').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('mockBalance'))).toBe('47.83')
    expect(await accessibilityFaults(page)).toEqual([])
    expect(calls).toEqual([])
  },
)

/** Where frame and columns are, and their headings, in the order of the page. */
function layoutOf(page: Page): Promise<readonly string[]> {
  return page.locator('header, main, main section, main h1, main h2').evaluateAll((parts) =>
    parts.map((part) => {
      if (/^H\d/.test(part.tagName)) return part.textContent
      const { left, top, width } = part.getBoundingClientRect()
      return [part.tagName, left, top, width].join(' ')
    }),
  )
}

test('[TOUR-01] the guided check page has the layout of the real one', async () => {
  const { page: guided } = await inTour()
  const { page: real } = await checkScreen()
  const layout = await layoutOf(real)
  expect(layout.length).toBeGreaterThan(8)
  await expect.poll(() => layoutOf(guided)).toEqual(layout)
})

test('[CORE-17, DEMO-12, DEMO-13, DEMO-14, DEMO-15, DEMO-16, DEMO-17, DEMO-18, DEMO-19, STOR-02] a whole check happens only in the browser', async () => {
  const { page, calls } = await inFreeDemo()
  await page.getByRole('button', { name: 'New rule set' }).click()
  await toast(page, 'Please select a folder first')
  await makeFolder(page, 'Suppliers')
  await makeRuleSet(page)
  await page.getByRole('button', { name: 'Load the demo document' }).click()
  await page.getByText('service-agreement.pdf').first().waitFor()
  await page.getByLabel('Folder', { exact: true }).selectOption({ label: 'Suppliers' })
  await page.getByLabel('Rule set', { exact: true }).selectOption({ label: 'Service agreements' })
  await stopClock(page)
  await page.getByRole('button', { name: 'Submit for Check' }).click()
  await page.getByRole('progressbar').waitFor()
  const balance = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('mockBalance'))
  await page.clock.runFor(1999)
  expect(await balance()).not.toBe('47.58')
  await page.clock.runFor(1)
  await expect.poll(balance).toBe('47.58')
  await page.clock.resume()
  await page.waitForURL('**/app/demo/history')
  await awake(page)
  await page.locator('.results-sum').getByText('3 broken · 1 not found · 4 met').waitFor()
  await page.getByRole('banner').getByText('$47.58').waitFor()
  expect(calls).toEqual([])
})

test('[DEMO-20, DEMO-21] an incomplete submission names what is missing', async () => {
  const { page } = await inFreeDemo()
  await makeFolder(page, 'Suppliers')
  await makeRuleSet(page)
  await page.getByLabel('Folder', { exact: true }).selectOption({ label: 'Suppliers' })
  await page.getByRole('button', { name: 'Submit for Check' }).click()
  await page.getByText('Please upload at least one file').waitFor()
  await page.getByRole('button', { name: 'Load the demo document' }).click()
  await page.getByText('service-agreement.pdf').first().waitFor()
  await page.getByRole('button', { name: 'Submit for Check' }).click()
  await page.getByText('Please select a rule set').waitFor()
})

test('the visitor’s own rules get no invented verdicts', async () => {
  const { page } = await inFreeDemo()
  await makeFolder(page, 'Suppliers')
  await page.getByRole('button', { name: 'New rule set' }).click()
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: 'Rules' })
    .fill('1. All amounts must be in EUR.\n2. Cats are mentioned.')
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
  await page.getByRole('button', { name: 'Load the demo document' }).click()
  await page.getByRole('button', { name: 'Use “Service agreements”' }).click()
  await page.getByRole('button', { name: 'Submit for Check' }).click()
  await page.waitForURL('**/app/demo/history')
  await page.getByRole('heading', { name: 'All amounts must be in EUR.' }).waitFor()
  await expect.poll(() => page.getByText('Cats are mentioned.').count()).toBe(0)
  await page.getByText(/Sign up to check rules of your own/).waitFor()
})

test('the visitor’s own file is not accepted', async () => {
  const { page } = await inFreeDemo()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'mine.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await toast(page, 'The demo checks its own document. Sign up to check yours.')
  await expect.poll(() => page.getByText('mine.pdf').count()).toBe(0)
})

test('[DEMO-07] the highlighted PDF is a static file with the errors in it', async () => {
  const { page, calls } = await inFreeDemo('/app/demo/history')
  const opened = page.waitForEvent('popup')
  const asked = page.context().waitForEvent('request', (request) => request.url().endsWith('.pdf'))
  await page.getByRole('button', { name: 'Open PDF' }).click()
  await opened
  expect(new URL((await asked).url()).pathname).toBe('/demo/service-agreement-checked.pdf')
  const file = await page.request.get('/demo/service-agreement-checked.pdf')
  expect(file.headers()['content-type']).toBe('application/pdf')
  expect(calls).toEqual([])
})

test('the document opens in the page, with the words of a finding marked', async () => {
  const { page } = await inFreeDemo('/app/demo/history')
  await page.getByRole('button', { name: 'Page 1' }).first().click()
  await page.getByRole('region', { name: 'Document' }).locator('canvas').first().waitFor()
})

test('[DEMO-10] leaving the demo clears it, also by typing a URL', async () => {
  const { page } = await inTour()
  await expect.poll(() => demoKeys(page)).toContain('demoTourActive')
  await page.goto('/contract-review')
  await expect.poll(() => demoKeys(page)).toEqual([])
})

test('[DEMO-10] another tab outside the demo doesn’t clear it', async () => {
  const { page } = await inTour()
  const other = await page.context().newPage()
  await other.goto('/contract-review', { waitUntil: 'load' })
  await expect.poll(() => demoKeys(page)).toContain('demoTourActive')
  await other.close()
})

test('[DEMO-11] signing out of the demo opens the home page and leaves no data', async () => {
  const { page, calls } = await inTour()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(() => demoKeys(page)).toEqual([])
  expect(calls).toEqual([])
})

test('[DEMO-11] signing out of the demo ends a user’s session', async () => {
  const { page } = await newUser('/app/demo/check')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(() => demoKeys(page)).toEqual([])
  await page.goto('/app/check')
  expect(pathOf(page)).toBe('/login')
})

test('nothing on the demo’s profile can be changed', async () => {
  const { page } = await inFreeDemo('/app/demo/profile')
  await page.getByText('This is the demo profile. Nothing here can be changed.').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Delete account' }).isDisabled()).toBe(true)
})

test.each(['/app/check', '/app/history', '/app/profile', '/profile'])(
  '[GUARD-01, GUARD-05] %s redirects signed-out visitors to the sign-in page',
  async (path) => {
    const { page } = await openTab()
    await page.goto(path)
    expect(pathOf(page)).toBe('/login')
  },
)

test('[GUARD-02, GUARD-03, GUARD-04] a new user is redirected to the demo from every page until it is finished', async () => {
  const { page } = await newUser('/app/check')
  for (const path of ['/app', '/app/check', '/app/history', '/app/profile', '/profile']) {
    await page.goto(path)
    expect(pathOf(page)).toBe('/app/demo/check')
  }
  for (const path of ['/app/demo/history', '/app/demo/profile']) {
    // The flag that an earlier page of the demo set would lead there too.
    await page.evaluate(() => localStorage.clear())
    await page.goto(path)
    await page.waitForURL('**/app/demo/check')
  }
  await page.getByText('Your account is ready with $10. This tour uses play money.').waitFor()
  await page.getByRole('button', { name: 'Skip tour' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await visit(page, '/profile')
  expect(pathOf(page)).toBe('/app/profile')
})
