/** A price that changes while its screen is open: nothing is charged until the user has seen the new one. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { awake, visit } from '../support/browser.ts'
import { newRuleSet } from '../support/checks.ts'
import { charges } from '../support/command-line.ts'
import { agreement } from '../support/pdf.ts'
import { type SignedIn, signedInTab } from '../support/signed-in.ts'
import { says } from './workspace-page.ts'

const CHANGED = 'The price of a check has changed since you saw it. Look at the new price, then submit again.'

/** Opens the screen as it was when a check cost $0.20. */
async function openedEarlier(path: string): Promise<SignedIn> {
  const tab = await signedInTab({ expected: /^Failed to load resource/, reducedMotion: 'reduce' })
  const { page } = tab
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
  await newRuleSet(tab, ['The document mentions payment.'])
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      const response = await route.fetch()
      const body = (await response.text())
        .replaceAll('"check":0.25', '"check":0.2')
        .replaceAll('$0.250', '$0.200')
        .replaceAll('"agreement":0.75', '"agreement":0.6')
        .replaceAll('$0.750', '$0.600')
        .replaceAll('$9.75', '$9.80')
      await route.fulfill({ response, body })
    },
  )
  await visit(page, path)
  await awake(page)
  return tab
}

async function chooseContract(page: Page, field: string): Promise<void> {
  const file = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await agreement()) }
  await page.locator(field).first().setInputFiles(file)
}

test('Check shows the new price and keeps the document', async () => {
  const tab = await openedEarlier('/app/check')
  const { page } = tab
  await chooseContract(page, 'input[type=file]')
  const price = page.locator('.sums dd').first()
  expect(await price.textContent()).toBe('$0.200')
  const submit = page.getByRole('button', { name: 'Submit for Check' })
  await submit.click()
  await says(page, CHANGED)
  await expect.poll(() => price.textContent()).toBe('$0.250')
  expect(await charges(tab)).toBe(0)
  await submit.click()
  await says(
    page,
    'Successfully submitted 1 document(s) for processing. Check the Results section to view progress.',
  )
  expect(await charges(tab)).toBe(1)
})

test('asking three times can be given up when it is no longer offered', async () => {
  const { page } = await openedEarlier('/app/check')
  await page.route('**/api/prices', (route) => route.fulfill({ json: { check: 0.25, agreement: null } }))
  await chooseContract(page, 'input[type=file]')
  await page.getByRole('checkbox', { name: 'Ask three times, for $0.600' }).check()
  const submit = page.getByRole('button', { name: 'Submit for Check' })
  await submit.click()
  const choice = page.getByRole('checkbox', { name: /^Ask three times/ })
  await page.getByRole('checkbox', { name: 'Ask three times, no longer offered' }).click()
  await choice.waitFor({ state: 'detached' })
  await submit.click()
  await says(
    page,
    'Successfully submitted 1 document(s) for processing. Check the Results section to view progress.',
  )
})

test('Batch stops, shows the new price and sends the documents when it is started again', async () => {
  const tab = await openedEarlier('/app/batch')
  const { page } = tab
  await chooseContract(page, 'input[type=file]')
  await page.getByText('1 document × $0.200 = $0.20.').waitFor()
  const start = page.getByRole('button', { name: 'Check it' })
  await start.click()
  await page.getByText(CHANGED).waitFor()
  await page.getByText('1 document × $0.250 = $0.25.').waitFor()
  expect(await charges(tab)).toBe(0)
  await start.click()
  await page.getByRole('grid', { name: 'Documents and rules' }).waitFor()
  expect(await charges(tab)).toBe(1)
})
