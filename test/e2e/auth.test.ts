import { expect, inject, test } from 'vitest'
import { mailTo, newEmail, PASSWORD } from '../support/account.ts'
import { accessibilityFaults, openTab, toast, visit } from '../support/browser.ts'
import { Visitor } from '../support/visitor.ts'
import { at, errorOf, focusedName, registered, signUp } from './auth-page.ts'

test('[AUTH-01] [AUTH-02] [AUTH-03] the sign-up form has its fields and the three legal links', async () => {
  const { page } = await at('/register')
  for (const label of ['Email', 'Password', 'Confirm password'])
    await page.getByLabel(label, { exact: true }).waitFor()
  for (const path of ['/terms-of-service', '/privacy-policy', '/consent-to-data-processing']) {
    await page.locator(`#main a[href="${path}"]`).click()
    await page.waitForURL(`**${path}`)
    await page.goBack()
  }
  await expect.poll(() => page.locator('#main').textContent()).toContain('at least 16 years old')
})

test('[AUTH-04] [AUTH-05] an empty form shows what is missing next to the fields and focuses the first', async () => {
  const { page, calls } = await at('/register')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect.poll(() => errorOf(page, 'Email')).toBe('Email is required')
  await expect.poll(() => errorOf(page, 'Password')).toBe('Password must be at least 8 characters')
  await expect.poll(() => focusedName(page)).toBe('email')
  expect(calls).toEqual([])
})

test('[AUTH-05] [AUTH-06] a short password and different passwords are reported next to their fields', async () => {
  const { page } = await at('/register')
  await signUp(page, { email: newEmail(), password: '1234567' })
  await expect.poll(() => errorOf(page, 'Password')).toBe('Password must be at least 8 characters')
  await expect.poll(() => focusedName(page)).toBe('password')
  await signUp(page, { email: newEmail(), repeated: 'something else' })
  await expect.poll(() => errorOf(page, 'Confirm password')).toBe('Passwords do not match')
  await expect.poll(() => focusedName(page)).toBe('repeated')
})

test('[AUTH-07] [AUTH-08] an address that is already registered is found by the existence check', async () => {
  const { email } = await registered()
  const { page, calls } = await at('/register')
  await signUp(page, { email: email.toUpperCase() })
  await page.getByText('Email already exists').waitFor()
  await expect.poll(() => errorOf(page, 'Email')).toBe('Email already exists')
  expect(calls).toEqual(['GET /api/auth/check'])
})

test('[AUTH-09] [AUTH-10] [AUTH-11] [AUTH-12] [AUTH-14] [AUTH-23] registering, resending the email, continuing to sign-in', async () => {
  const email = newEmail()
  const { page, calls } = await at('/register')
  await signUp(page, { email })
  await toast(page, 'Registration successful! Please check your email for confirmation.')
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/register')
  await expect.poll(() => page.locator('#main').textContent()).toContain(email)
  expect(calls).toContain('POST /api/auth/register application/json')
  await mailTo(email)

  const resend = page.getByRole('button', { name: 'Resend confirmation email' })
  await resend.click()
  await toast(page, 'Confirmation email sent again! Please check your inbox.')
  await page.getByText(/Resend in \d+ seconds\./).waitFor()
  await expect.poll(() => resend.getAttribute('aria-disabled')).toBe('true')

  await page.getByRole('link', { name: 'Continue to Sign In' }).click()
  await page.waitForURL('**/login?message=registered')
  await page
    .locator('#main')
    .getByText('Registration successful! Please check your email for confirmation.')
    .waitFor()
})

test('[AUTH-13] [AUTH-15] failed calls are reported, and the input is kept', async () => {
  const { page } = await at('/register')
  await page.route('**/api/auth/register', (route) => route.fulfill({ status: 500, json: { message: 'x' } }))
  const email = newEmail()
  await signUp(page, { email })
  await toast(page, 'Registration failed. Please try again.')
  await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(email)
  await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe(PASSWORD)

  await visit(page, '/registration-success')
  await page.route('**/api/auth/regenerate-token', (route) => route.abort())
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Resend confirmation email' }).click()
  await toast(page, 'Failed to resend confirmation email. Please try again.')
})

test('[AUTH-16] /registration-success resends the link to an address the visitor enters', async () => {
  const { email } = await registered()
  const { page } = await at('/registration-success')
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Resend confirmation email' }).click()
  await toast(page, 'Confirmation email sent again! Please check your inbox.')
})

test('[AUTH-17] [AUTH-18] [AUTH-19] the emailed link activates the account on a click and leads to sign-in', async () => {
  const { token } = await registered()
  const { page, calls } = await at(`/account-activated?token=${token}`)
  const activate = page.getByRole('button', { name: 'Activate my account' })
  await activate.waitFor()
  await page.waitForLoadState('networkidle')
  expect(calls, 'a scanner that runs scripts confirms nothing').toEqual([])
  await activate.click()
  await page.getByRole('heading', { name: 'Your account is activated' }).waitFor()
  expect(calls).toEqual(['GET /api/auth/confirm'])
  await page.locator('#main a[href="/login"]').click()
  await page.waitForURL('**/login')
  await visit(page, `/account-activated?token=${token}`)
  await activate.click()
  await page.getByRole('heading', { name: 'Your account is activated' }).waitFor()
  await page.locator('#main a[href="/"]').click()
  await page.waitForURL((url) => url.pathname === '/')
})

test('[AUTH-17] fetching the activation page confirms nothing; an unknown link offers a new one', async () => {
  const { email, token } = await registered()
  await fetch(`${inject('stack').url}/account-activated?token=${token}`)
  const api = new Visitor(inject('stack').url)
  const refused = await api.json('POST', '/api/auth/login', { username: email, password: PASSWORD })
  expect(refused.status).toBe(403)
  const { page } = await at('/account-activated')
  for (const query of ['', '?token=unknown', '?token=%3C']) {
    await visit(page, `/account-activated${query}`)
    if (query === '?token=unknown') await page.getByRole('button', { name: 'Activate my account' }).click()
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
    await page.getByRole('button', { name: 'Resend confirmation email' }).waitFor()
  }
})

test.each([400, 401, 415])(
  '[API-01] [API-02] after a %i the same call is retried form-encoded',
  async (status) => {
    const { page, calls } = await at('/register')
    const answered: string[] = []
    await page.route('**/api/auth/register', async (route) => {
      const type = (await route.request().headerValue('content-type')) ?? ''
      answered.push(type)
      const isJson = type.includes('json')
      await route.fulfill({ status: isJson ? status : 201, json: { message: isJson ? 'no' : 'yes' } })
    })
    await signUp(page, { email: newEmail() })
    await page.getByRole('heading', { name: 'Check your email' }).waitFor()
    expect(answered).toHaveLength(2)
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([
      'POST /api/auth/register application/json',
      'POST /api/auth/register application/x-www-form-urlencoded',
    ])
  },
)

test('before its script has loaded a form submits nothing, so no password gets into a URL', async () => {
  const { page } = await openTab({ javaScriptEnabled: false, expected: /./ })
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  for (const path of ['/login', '/register']) {
    await page.goto(path)
    for (const field of await page.locator('#main input').all()) await field.fill('a quiet password')
    await page.keyboard.press('Enter')
    await page.locator('#main form button').last().click()
    expect(new URL(page.url()).search).toBe('')
  }
  expect(requests.filter((url) => url.includes('quiet'))).toEqual([])
})

test('password managers can identify the fields, and pasting works', async () => {
  const { page } = await at('/login')
  const complete = (): Promise<(string | null)[]> =>
    page
      .locator('#main input')
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('autocomplete')))
  expect(await complete()).toEqual(['username', 'current-password'])
  await visit(page, '/register')
  expect(await complete()).toEqual(['username', 'new-password', 'new-password'])
  const password = page.getByLabel('Password', { exact: true })
  await password.focus()
  await page.keyboard.insertText('correct horse battery staple')
  await page.getByText('Strong.').waitFor()
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect.poll(() => password.getAttribute('type')).toBe('text')
  await expect.poll(() => password.inputValue()).toBe('correct horse battery staple')
})

test.each([
  '/login',
  '/login?message=registered',
  '/login?token=unknown',
  '/register',
  '/registration-success',
  '/account-activated',
])('axe finds no issue on %s, in light and dark', async (path) => {
  const { page } = await at(path, { reducedMotion: 'reduce' })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await accessibilityFaults(page)).toEqual([])
  }
})
