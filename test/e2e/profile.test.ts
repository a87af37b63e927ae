/** The profile screen and the return from a payment. */
import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { PASSWORD } from '../support/account.ts'
import {
  accessibilityFaults,
  arrival,
  awake,
  openTab,
  settled,
  stopClock,
  visit,
} from '../support/browser.ts'
import { rowsAt } from '../support/database.ts'
import { type SignedIn, signedInTab } from '../support/signed-in.ts'

const PAID = 'Payment successful! Your balance will be updated shortly.'
const CANCELLED = 'Payment was cancelled.'

async function profile(path = '/app/profile'): Promise<SignedIn> {
  const tab = await signedInTab({ expected: /^Failed to load resource/ })
  await tab.page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
  await visit(tab.page, path)
  return tab
}

function toast(page: Page, text: string): Promise<void> {
  return page.getByRole('region', { name: 'Notifications' }).getByText(text).waitFor()
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('[PROF-01] [PROF-02] [PROF-03] [PROF-04] [PROF-05] [PROF-06] [PROF-07] [PROF-08] [CORE-14] the profile shows the user’s data and balance', async () => {
  const { page, email } = await profile()
  for (const name of ['Account Balance', 'Profile Information', 'Change Password', 'Danger Zone']) {
    await region(page, name).waitFor()
  }
  await region(page, 'Account Balance').getByText('$10.00').first().waitFor()
  await region(page, 'Balance history')
    .getByRole('row', { name: /Beta credit/ })
    .waitFor()
  const information = region(page, 'Profile Information')
  await information.getByText(email).first().waitFor()
  for (const badge of ['Active', 'T&C Accepted', 'Privacy Accepted', 'USER']) {
    await information.getByText(badge, { exact: true }).waitFor()
  }
  expect(await accessibilityFaults(page)).toEqual([])
})

test('[PROF-05] [PROF-06] [PROF-07] [CORE-16] missing consents and an inactive account are shown; consent is withdrawn and given again', async () => {
  const { page } = await profile()
  const information = region(page, 'Profile Information')
  await information.getByRole('button', { name: 'Withdraw: Processing of personal data' }).click()
  await information.getByText('Privacy Pending').waitFor()
  await information.getByRole('button', { name: 'Withdraw: Terms and conditions' }).click()
  await information.getByText('T&C Pending').waitFor()
  await page.reload()
  await awake(page)
  await information.getByText('Privacy Pending').waitFor()
  await information.getByRole('button', { name: 'Accept: Processing of personal data' }).click()
  await information.getByText('Privacy Accepted').waitFor()
  await page.route('**/api/users/me', async (route) => {
    const user = await (await route.fetch()).json()
    await route.fulfill({ json: { ...user, enabled: false, role: 'ADMIN' } })
  })
  await visit(page, '/app/profile')
  await information.getByText('Disabled', { exact: true }).waitFor()
  await information.getByText('ADMIN', { exact: true }).waitFor()
})

test('[PAY-01] [PAY-02] [PAY-03] [PAY-04] [PAY-05] [PAY-06] [PAY-10] valid and invalid amounts', async () => {
  const { page } = await profile()
  const amount = page.getByLabel('Amount in US dollars')
  const pay = page.getByRole('button', { name: /^Top up/ })
  await expect.poll(() => amount.inputValue()).toBe('25')
  for (const preset of ['10', '25', '50', '100']) {
    await page.getByRole('button', { name: `$${preset}`, exact: true }).click()
    await expect.poll(() => amount.inputValue()).toBe(preset)
  }
  await amount.fill('')
  await amount.pressSequentially('abe-')
  await expect.poll(() => amount.inputValue()).toBe('')
  for (const [typed, payable] of [
    ['0', false],
    ['0.99', false],
    ['1', true],
    ['1000', true],
    ['1001', false],
  ] as const) {
    await amount.fill(typed)
    await expect.poll(() => pay.isEnabled()).toBe(payable)
  }
  await page.getByText('Enter an amount from $1 to $1,000.').waitFor()
  await amount.fill('5')
  await page.route('**/api/checkout/session', (route) =>
    route.fulfill({ status: 502, json: { message: 'x' } }),
  )
  await pay.click()
  await toast(page, 'Failed to create payment session')
})

test('[PAY-07] [PAY-08] [PAY-09] [PAY-11] [PAY-14] [PAY-15] [PAY-16] [CORE-15] a card payment is added to the balance', async () => {
  const { page } = await profile()
  const sent = page.waitForRequest('**/api/checkout/session')
  await page.getByRole('button', { name: /^Top up/ }).click()
  expect((await sent).postDataJSON()).toMatchObject({ amount: 2500, currency: 'usd' })
  await page.waitForURL((url) => url.href.startsWith(inject('stack').emulatedUrl))
  // The page after it is left after two seconds.
  await stopClock(page)
  await page.getByRole('button', { name: /pay/i }).first().click()
  await arrival(page, '**/payment/return?payment=success', PAID)
  await page.clock.resume()
  await page.waitForURL('**/app/profile')
  await region(page, 'Account Balance').getByText('$35.00').first().waitFor()
  const topUp = region(page, 'Balance history').getByRole('row', { name: /Top-up/ })
  await expect
    .poll(() => topUp.getByRole('cell').allTextContents())
    .toEqual([expect.any(String), 'Top-up by card Receipt', '+$25.00', '$35.00'])
  const opened = page.waitForEvent('popup')
  await topUp.getByRole('link', { name: 'Receipt' }).click()
  const receipt = await opened
  await receipt.getByRole('heading', { name: 'Receipt' }).waitFor()
  await receipt.getByText('$25.00').waitFor()
  expect(await accessibilityFaults(receipt)).toEqual([])
})

test('[PAY-15] after a payment the user is loaded again after two seconds, neither earlier nor later', async () => {
  const { page } = await signedInTab()
  let readings = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/users/me') && request.frame().url().includes('/payment/return'))
      readings += 1
  })
  await stopClock(page)
  await visit(page, '/payment/return?payment=success')
  await toast(page, PAID)
  await page.clock.runFor(1999)
  await settled(page)
  expect(readings).toBe(0)
  await page.clock.runFor(1)
  await page.waitForURL('**/app/profile')
  expect(readings).toBe(1)
})

test('coming back from the payment page, the user can pay', async () => {
  const { page } = await profile()
  // The browser stays on the page if the address brings no content.
  await page.route(`${inject('stack').emulatedUrl}/**`, (route) => route.fulfill({ status: 204 }))
  const pay = page.getByRole('button', { name: /^Top up/ })
  const isBusy = () => pay.getAttribute('aria-busy')
  const left = page.waitForRequest(`${inject('stack').emulatedUrl}/**`)
  await pay.click()
  await left
  await expect.poll(isBusy).toBe('true')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect.poll(isBusy).toBe(null)
  const again = page.waitForRequest('**/api/checkout/session')
  await pay.click()
  await again
})

test('the balance history is saved as a file for spreadsheets', async () => {
  const { page } = await profile()
  const saving = page.waitForEvent('download')
  await region(page, 'Balance history').getByRole('button', { name: 'Download CSV' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('rulemark-balance-history.csv')
  expect(await text(await saved.createReadStream())).toMatch(/Beta credit,10\.000,10\.000/)
})

test('an API key is created with the password, shown once, listed with its expiry and revoked', async () => {
  const { page, email } = await profile()
  const keys = region(page, 'API keys')
  await keys.getByText('No API keys yet.').waitFor()
  await keys.getByRole('button', { name: 'New API key' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await dialog.getByText('Name is required').waitFor()
  await dialog.getByLabel('Name').fill('Build server')
  await dialog.getByLabel('Expires').selectOption({ label: 'In 30 days' })
  await rowsAt(
    inject('stack').databaseUrl,
    'update sessions set created_at = created_at - 900001 where user_id = (select id from users where email = ?)',
    email,
  )
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Create key' }).click()
  const shown = dialog.getByLabel('API key')
  await shown.waitFor()
  const key = await shown.inputValue()
  expect(key).toMatch(/^rm_[\w-]{43}$/)
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Done' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await keys.getByText(`rm_…${key.slice(-4)}`).waitFor()
  await keys.getByText('Expires').waitFor()
  expect(await page.content()).not.toContain(key)
  await keys.getByRole('button', { name: 'Revoke Build server' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click()
  await keys.getByText('No API keys yet.').waitFor()
  const refused = await fetch(new URL('/api/users/me', page.url()), {
    headers: { Authorization: `Bearer ${key}` },
  })
  expect(refused.status).toBe(401)
})

test('offline, a note appears; a payment fails without losing input, and works once back online', async () => {
  const { page } = await profile()
  const amount = page.getByLabel('Amount in US dollars')
  const pay = page.getByRole('button', { name: /^Top up/ })
  await amount.fill('50')
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD)
  await page.context().setOffline(true)
  const note = page.getByText('You’re offline. You can save changes once you’re back online.')
  await note.waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await pay.click()
  await toast(page, 'Failed to create payment session')
  await expect.poll(() => amount.inputValue()).toBe('50')
  await expect.poll(() => page.getByLabel('Current password', { exact: true }).inputValue()).toBe(PASSWORD)
  await region(page, 'Account Balance').getByText('$10.00').first().waitFor()
  await page.context().setOffline(false)
  await note.waitFor({ state: 'detached' })
  const sent = page.waitForRequest('**/api/checkout/session')
  await pay.click()
  expect((await sent).postDataJSON()).toMatchObject({ amount: 5000 })
  await page.waitForURL((url) => url.href.startsWith(inject('stack').emulatedUrl))
})

test('[PAY-17] [PAY-18] [PAY-19] [PAY-20] the profile reports a cancelled payment and removes it from its address', async () => {
  const { page } = await profile('/payment/return?payment=cancelled')
  await arrival(page, '**/app/profile', CANCELLED)
  for (const [payment, text] of [
    ['cancelled', CANCELLED],
    ['success', PAID],
  ] as const) {
    await Promise.all([visit(page, `/app/profile?payment=${payment}`), toast(page, text)])
    await expect.poll(() => new URL(page.url()).search).toBe('')
  }
})

test('[PAY-12] [PAY-13] a user who returns signed out is redirected to sign-in after 2 s', async () => {
  const { page } = await openTab()
  const pages: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pages.push(new URL(request.url()).pathname)
  })
  await stopClock(page)
  await visit(page, '/payment/return?payment=success')
  await toast(page, 'Session expired. Please log in again.')
  await page.clock.runFor(1_999)
  await settled(page)
  expect(pages).toEqual(['/payment/return'])
  await page.clock.runFor(1)
  await page.waitForURL('**/login')
})

test('axe finds no issue on the payment return page of a signed-out user', async () => {
  const { page } = await openTab()
  // The browser stays on the page if the redirect to sign-in brings no content.
  await page.route('**/login', (route) => route.fulfill({ status: 204 }))
  await visit(page, '/payment/return?payment=success')
  await toast(page, 'Session expired. Please log in again.')
  expect(await accessibilityFaults(page)).toEqual([])
})

const fields = ['Current password', 'New password', 'Confirm new password'] as const

async function fillPasswords(page: Page, ...values: readonly string[]): Promise<void> {
  for (const [at, label] of fields.entries())
    await page.getByLabel(label, { exact: true }).fill(values[at] ?? '')
}

test('[PROF-09] [PROF-10] [PROF-11] [PROF-12] [PROF-13] [OPEN-33] a password change is validated before it is sent', async () => {
  const { page } = await profile()
  const change = page.getByRole('button', { name: 'Change password' })
  const enter = (): Promise<void> => page.getByLabel('New password', { exact: true }).press('Enter')
  const form = region(page, 'Change Password')
  await fillPasswords(page, PASSWORD, 'long enough', '')
  await expect.poll(() => change.isDisabled()).toBe(true)
  await enter()
  await form.getByText('Please fill in all password fields').waitFor()
  await fillPasswords(page, PASSWORD, 'long enough', 'other words')
  await expect.poll(() => change.isEnabled()).toBe(true)
  await change.click()
  await form.getByText('New passwords do not match').waitFor()
  await fillPasswords(page, PASSWORD, '1234567', '1234567')
  await change.click()
  await form.getByText('New password must be at least 8 characters long').waitFor()
  await fillPasswords(page, PASSWORD, PASSWORD, PASSWORD)
  await change.click()
  await form.getByText('New password must be different from current password').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('[PROF-14] [PROF-15] [PROF-16] [PROF-17] a password is changed, or the reason for the failure is shown', async () => {
  const { page, email, visitor } = await profile()
  const change = page.getByRole('button', { name: 'Change password' })
  await fillPasswords(page, 'not my password', 'a louder password', 'a louder password')
  await change.click()
  await toast(page, 'Current password is incorrect')
  await page.route('**/api/auth/password/change', (route) =>
    route.fulfill({ status: 500, json: { message: 'x' } }),
  )
  await change.click()
  await toast(page, 'Failed to change password')
  await page.unroute('**/api/auth/password/change')
  await fillPasswords(page, PASSWORD, 'a louder password', 'a louder password')
  await change.click()
  await toast(page, 'Password changed successfully')
  for (const label of fields)
    await expect.poll(() => page.getByLabel(label, { exact: true }).inputValue()).toBe('')
  const login = await visitor.json('POST', '/api/auth/login', {
    username: email,
    password: 'a louder password',
  })
  expect(login.status).toBe(200)
})

test('[PROF-18] [PROF-19] [PROF-20] [PROF-21] an account is deleted after its email was typed', async () => {
  const { page, email } = await profile()
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('$10.00').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  const confirm = dialog.getByRole('button', { name: 'Delete account' })
  await confirm.click()
  await dialog.getByText(`Type ${email} to continue.`).waitFor()
  await dialog.getByRole('textbox').fill(email)
  await page.route('**/api/auth/user/delete', (route) =>
    route.fulfill({ status: 500, json: { message: 'x' } }),
  )
  await confirm.click()
  await dialog.getByText('Failed to delete account').waitFor()
  await page.unroute('**/api/auth/user/delete')
  const loggedOut = page.waitForRequest('**/api/auth/logout')
  await confirm.click()
  await loggedOut
  await arrival(page, '/', 'Account deleted successfully')
  await page.goto('/app/profile')
  expect(new URL(page.url()).pathname).toBe('/login')
})
