import { expect, inject, test } from 'vitest'
import { mailTo, newAccount, newEmail, tokenOf } from '../support/account.ts'
import { arrival, toast, visit } from '../support/browser.ts'
import { Visitor } from '../support/visitor.ts'
import { at, errorOf, focusedName, readyAccount, registered, signIn } from './auth-page.ts'

test('[AUTH-20] an unconfirmed address is refused, with the reason and a resend button', async () => {
  const { email } = await registered()
  const { page } = await at('/login')
  await signIn(page, email)
  await page.locator('#main').getByText('Please confirm your email before signing in.').waitFor()
  await page.getByRole('button', { name: 'Resend confirmation email' }).click()
  await toast(page, 'Confirmation email sent again! Please check your inbox.')
})

test('[AUTH-21] [AUTH-22] [AUTH-24] [AUTH-25] [AUTH-26] signing in loads the user and enters the app', async () => {
  const email = await readyAccount()
  const { page, calls } = await at('/login')
  await signIn(page, email)
  await arrival(page, '**/app/check', 'Successfully logged in')
  const afterLogin = calls.slice(calls.indexOf('POST /api/auth/login application/json'))
  expect(afterLogin.slice(1, 3)).toEqual(['GET /api/hello', 'GET /api/users/me'])
})

test('[AUTH-27] a wrong password is reported, the reason stays visible, and the password field is focused', async () => {
  const email = await readyAccount()
  const { page, calls } = await at('/login')
  await signIn(page, email, 'not the password')
  await toast(page, 'Login failed. Please check your credentials.')
  await page.locator('#main').getByText('The email or password is wrong.').waitFor()
  await expect.poll(() => focusedName(page)).toBe('password')
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([
    'POST /api/auth/login application/json',
    'POST /api/auth/login application/x-www-form-urlencoded',
  ])
})

test.each([400, 401, 415])(
  '[API-01] after a %i to JSON the sign-in is retried form-encoded, and then hello is called',
  async (status) => {
    const email = await readyAccount()
    const { page, calls } = await at('/login')
    await page.route('**/api/auth/login', async (route) => {
      const type = (await route.request().headerValue('content-type')) ?? ''
      return type.includes('json') ? route.fulfill({ status, json: { message: 'no' } }) : route.continue()
    })
    await signIn(page, email)
    await page.waitForURL('**/app/check')
    const first = calls.indexOf('POST /api/auth/login application/json')
    expect(calls.slice(first, first + 3)).toEqual([
      'POST /api/auth/login application/json',
      'POST /api/auth/login application/x-www-form-urlencoded',
      'GET /api/hello',
    ])
  },
)

test('an empty sign-in form makes no call', async () => {
  const { page, calls } = await at('/login')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect.poll(() => errorOf(page, 'Email or username')).toBe('Enter your email or username')
  await expect.poll(() => errorOf(page, 'Password')).toBe('Enter your password')
  await expect.poll(() => focusedName(page)).toBe('username')
  expect(calls).toEqual([])
})

test('[AUTH-28] [AUTH-29] [AUTH-30] [AUTH-32] [AUTH-34] [AUTH-36] [AUTH-37] [AUTH-38] a forgotten password is reset', async () => {
  const email = await readyAccount()
  const { page } = await at('/login')
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await toast(page, 'Password reset instructions have been sent to your email')
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  const token = tokenOf(await mailTo(email, /password/i))

  await visit(page, `/login?token=${token}`)
  const change = page.getByRole('button', { name: 'Change password' })
  const [fresh, repeated] = [
    page.getByLabel('New password', { exact: true }),
    page.getByLabel('Confirm new password', { exact: true }),
  ]
  await fresh.fill('1234567')
  await repeated.fill('1234567')
  await change.click()
  await expect.poll(() => errorOf(page, 'New password')).toBe('Password must be at least 8 characters long')
  await fresh.fill('a new quiet password')
  await repeated.fill('another one')
  await change.click()
  await expect.poll(() => errorOf(page, 'Confirm new password')).toBe('Passwords do not match')
  await repeated.fill('a new quiet password')
  await change.click()
  await toast(page, 'Password changed successfully! You can now log in.')
  await page.waitForURL((url) => url.pathname === '/login' && url.search === '')
  await signIn(page, email, 'a new quiet password')
  await page.waitForURL('**/app/check')
})

test('[AUTH-31] a failed request for a new password is reported', async () => {
  const { page } = await at('/login')
  await page.route('**/api/auth/reset-password/request', (route) => route.abort())
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email', { exact: true }).fill(newEmail())
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await toast(page, 'Failed to send password reset email')
  await page.getByRole('heading', { name: 'Reset your password' }).waitFor()
})

test('[AUTH-33] [AUTH-35] a token is validating in the first HTML, and invalid after the server’s answer', async () => {
  const html = await (await fetch(`${inject('stack').url}/login?token=unknown`)).text()
  expect(html).toContain('Checking your reset link')
  const { page } = await at('/login?token=unknown')
  await page
    .getByText('The password reset link is invalid or has expired. Please request a new password reset.')
    .waitFor()
})

test('[AUTH-39] a link that is used while its form is open fails, with the reason', async () => {
  const { email } = await newAccount()
  const api = new Visitor(inject('stack').url)
  await api.json('POST', '/api/auth/reset-password/request', { email })
  const token = tokenOf(await mailTo(email, /password/i))
  const { page } = await at(`/login?token=${token}`)
  await page.getByLabel('New password', { exact: true }).fill('a new quiet password')
  await page.getByLabel('Confirm new password', { exact: true }).fill('a new quiet password')
  await api.json('POST', '/api/auth/reset-password/confirm', { token, newPassword: 'somebody was faster' })
  await page.getByRole('button', { name: 'Change password' }).click()
  await toast(page, 'Failed to reset password. The link may be expired or invalid.')
})

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

test('[MOB-01] [MOB-02] [MOB-03] [MOB-04] [MOB-05] sign-in on a phone is refused without a call', async () => {
  const { page, calls } = await at('/login', {
    userAgent: IPHONE,
    viewport: { width: 1440, height: 900 },
  })
  await signIn(page, newEmail())
  await page.getByRole('heading', { name: 'Mobile devices are not supported' }).waitFor()
  const text = await page.locator('#main').textContent()
  for (const fact of ['1024x768 or larger', 'Chrome, Firefox, Safari, Edge']) expect(text).toContain(fact)
  expect(calls).toEqual([])
  await page.getByRole('link', { name: 'Back to homepage' }).click()
  await page.waitForURL((url) => url.pathname === '/')
})

test.each([
  { width: 767, hasTouch: true, blocked: true },
  { width: 767, hasTouch: false, blocked: false },
  { width: 768, hasTouch: true, blocked: false },
])('[MOB-06] $width px wide with touch $hasTouch: blocked $blocked', async ({ width, hasTouch, blocked }) => {
  const { page } = await at('/login', { viewport: { width, height: 900 }, hasTouch })
  await signIn(page, newEmail())
  await (blocked
    ? page.getByRole('heading', { name: 'Mobile devices are not supported' }).waitFor()
    : toast(page, 'Login failed. Please check your credentials.'))
})
