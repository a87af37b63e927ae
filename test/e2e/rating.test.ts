/** The card "Rate our app" on the results screen. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults, stopClock, visit } from '../support/browser.ts'
import { signedInTab } from '../support/signed-in.ts'

async function historyPage(): Promise<Page> {
  const { page } = await signedInTab({ expected: /^Failed to load resource/ })
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
  await visit(page, '/app/history')
  return page
}

const card = (page: Page) => page.getByRole('form', { name: 'Rate our app' })
const submit = (page: Page) => card(page).getByRole('button', { name: 'Submit' })

function toast(page: Page, text: string): Promise<void> {
  return page.getByRole('region', { name: 'Notifications' }).getByText(text).waitFor()
}

test('[RATE-01] [RATE-05] [RATE-06] [RATE-07] [RATE-08] the card floats at the bottom right and validates its input', async () => {
  const page = await historyPage()
  await card(page).waitFor()
  const box = await card(page).boundingBox()
  expect(Number(box?.x) + Number(box?.width)).toBeGreaterThan(1440 - 40)
  expect(Number(box?.y) + Number(box?.height)).toBeGreaterThan(900 - 40)
  expect(await accessibilityFaults(page)).toEqual([])
  await submit(page).click()
  await card(page).getByText('Please select a rating').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  const words = ['Very dissatisfied', 'Dissatisfied', 'Neutral', 'Satisfied', 'Very satisfied']
  for (const word of words) {
    await card(page).getByRole('radio', { name: word, exact: true }).check()
    await expect.poll(() => page.locator('.star-label').innerText()).toBe(word)
  }
  await card(page).getByLabel('Comment (optional)').fill('x'.repeat(1001))
  await card(page).getByText('1001 / 1000').waitFor()
  await card(page).getByText('Comment can be at most 1000 characters').waitFor()
})

test('[RATE-02] [RATE-03] [RATE-04] [RATE-09] [RATE-11] [STOR-03] a rating is sent trimmed, acknowledged, and not asked for again', async () => {
  const page = await historyPage()
  await card(page).getByRole('radio', { name: 'Satisfied', exact: true }).check()
  await card(page).getByLabel('Comment (optional)').fill('  Good work \n')
  const sent = page.waitForRequest('**/api/app-rating/submit')
  await submit(page).click()
  expect((await sent).postDataJSON()).toEqual({ ratingValue: 4, comment: 'Good work' })
  await toast(page, 'Thank you for your rating!')
  expect(await page.evaluate(() => localStorage.getItem('appRated'))).not.toBeNull()
  await visit(page, '/app/history')
  await page.getByRole('button', { name: 'Refresh' }).waitFor()
  await expect.poll(() => card(page).count()).toBe(0)
})

test('[RATE-03] [RATE-10] [RATE-12] a failed rating keeps its input; the card makes room for the toast', async () => {
  const page = await historyPage()
  await page.route('**/api/app-rating/submit', (route) =>
    route.fulfill({ status: 500, json: { message: 'x' } }),
  )
  await card(page).getByRole('radio', { name: 'Neutral', exact: true }).check()
  await card(page).getByLabel('Comment (optional)').fill('   ')
  const sent = page.waitForRequest('**/api/app-rating/submit')
  // So that the toast stays until it is dismissed.
  await stopClock(page)
  await submit(page).click()
  expect((await sent).postDataJSON()).toEqual({ ratingValue: 3 })
  await toast(page, 'Failed to submit rating. Please try again later.')
  await expect.poll(() => card(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await card(page).waitFor()
  await expect
    .poll(() => card(page).getByRole('radio', { name: 'Neutral', exact: true }).isChecked())
    .toBe(true)
})

test('without room next to the findings, the card is a strip below them and covers nothing', async () => {
  const page = await historyPage()
  await page.setViewportSize({ width: 1024, height: 768 })
  await card(page).waitFor()
  const strip = await card(page).boundingBox()
  const findings = await page.getByRole('region', { name: 'Check Results' }).boundingBox()
  expect(Number(findings?.y) + Number(findings?.height)).toBeLessThanOrEqual(Number(strip?.y))
  expect(Number(strip?.height)).toBeLessThan(70)
  await submit(page).click()
  await card(page).getByText('Please select a rating').waitFor()
  await card(page).getByRole('radio', { name: 'Satisfied', exact: true }).check()
  await card(page).getByLabel('Comment (optional)').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  // At 200 % zoom everything is one column.
  await page.setViewportSize({ width: 640, height: 512 })
  const [column, last] = await Promise.all([
    page.getByRole('region', { name: 'Check Results' }).boundingBox(),
    card(page).boundingBox(),
  ])
  expect([column?.width, last?.width]).toEqual([640, 640])
  expect(Number(last?.y)).toBeGreaterThanOrEqual(Number(column?.y) + Number(column?.height))
})
