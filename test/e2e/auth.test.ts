import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { mailTo, newAccount, newEmail, PASSWORD, tokenOf } from '../support/account.ts'
import { accessibilityFaults, awake, openTab, visit } from '../support/browser.ts'
import { Visitor } from '../support/visitor.ts'

interface Visit {
  readonly page: Page
  /** Calls of the API so far: "POST /api/auth/login application/json". */
  readonly calls: readonly string[]
}

/** A page of a person of their own, who has answered the cookie banner. */
async function at(path: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const { page } = await openTab({ expected: /^Failed to load resource/, ...options })
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
  page.setDefaultTimeout(10_000)
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const type = request.headers()['content-type']?.split(';')[0] ?? ''
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname} ${type}`.trim())
  })
  await visit(page, path)
  return { page, calls }
}

function toast(page: Page, text: string): Promise<void> {
  return page.getByRole('region', { name: 'Notifications' }).getByText(text).waitFor()
}

function focusedName(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute('name') ?? null)
}

/** The error that is announced with a field. */
async function errorOf(page: Page, label: string): Promise<string> {
  const field = page.getByLabel(label, { exact: true })
  const ids = (await field.getAttribute('aria-describedby')) ?? ''
  const texts = ids.split(' ').map((id) => page.locator(`[id="${id}"][role="alert"]`).allInnerTexts())
  return (await Promise.all(texts)).flat().join().trim()
}

interface SignUp {
  readonly email: string
  readonly password?: string
  readonly repeated?: string
}

async function signUp(
  page: Page,
  { email, password = PASSWORD, repeated = password }: SignUp,
): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(repeated)
  await page.getByRole('button', { name: 'Sign Up' }).click()
}

async function signIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email or username', { exact: true }).fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** A registered address whose link was not opened, with the link's token. */
async function registered(): Promise<{ email: string; token: string }> {
  const email = newEmail()
  const api = new Visitor(inject('stack').url)
  await api.json('POST', '/api/auth/register', { username: email, email, password: PASSWORD })
  return { email, token: tokenOf(await mailTo(email)) }
}

/** A confirmed account that is through with the demo. */
async function readyAccount(): Promise<string> {
  const { email, visitor: api } = await newAccount()
  await api.call('POST', '/api/users/me/demo-finished')
  return email
}

test('[AUTH-01] [AUTH-02] [AUTH-03] the sign-up form has its fields and the three legal links', async () => {
  const { page } = await at('/register')
  for (const label of ['Email', 'Password', 'Confirm password'])
    await page.getByLabel(label, { exact: true }).waitFor()
  for (const path of ['/terms-of-service', '/privacy-policy', '/consent-to-data-processing']) {
    await page.locator(`#main a[href="${path}"]`).click()
    await page.waitForURL(`**${path}`)
    await visit(page, '/register')
  }
  expect(await page.locator('#main').textContent()).toContain('at least 16 years old')
})

test('[AUTH-04] [AUTH-05] an empty form says what is missing beside the fields and focuses the first', async () => {
  const { page, calls } = await at('/register')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  expect(await errorOf(page, 'Email')).toBe('Email is required')
  expect(await errorOf(page, 'Password')).toBe('Password must be at least 8 characters')
  expect(await focusedName(page)).toBe('email')
  expect(calls).toEqual([])
})

test('[AUTH-05] [AUTH-06] a short password and two that differ are said beside their fields', async () => {
  const { page } = await at('/register')
  await signUp(page, { email: newEmail(), password: '1234567' })
  expect(await errorOf(page, 'Password')).toBe('Password must be at least 8 characters')
  expect(await focusedName(page)).toBe('password')
  await signUp(page, { email: newEmail(), repeated: 'something else' })
  expect(await errorOf(page, 'Confirm password')).toBe('Passwords do not match')
  expect(await focusedName(page)).toBe('repeated')
})

test('[AUTH-07] [AUTH-08] an address that is taken is found by the existence lookup', async () => {
  const { email } = await registered()
  const { page, calls } = await at('/register')
  await signUp(page, { email: email.toUpperCase() })
  await page.getByText('Email already exists').waitFor()
  expect(await errorOf(page, 'Email')).toBe('Email already exists')
  expect(calls).toEqual(['GET /api/auth/check'])
})

test('[AUTH-09] [AUTH-10] [AUTH-11] [AUTH-12] [AUTH-14] [AUTH-23] registering, a second mail, on to signing in', async () => {
  const email = newEmail()
  const { page, calls } = await at('/register')
  await signUp(page, { email })
  await toast(page, 'Registration successful! Please check your email for confirmation.')
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/register')
  expect(await page.locator('#main').textContent()).toContain(email)
  expect(calls).toContain('POST /api/auth/register application/json')
  await mailTo(email)

  const resend = page.getByRole('button', { name: 'Resend confirmation email' })
  await resend.click()
  await toast(page, 'Confirmation email sent again! Please check your inbox.')
  await page.getByText(/You can send it again in \d+ s\./).waitFor()
  expect(await resend.getAttribute('aria-disabled')).toBe('true')

  await page.getByRole('link', { name: 'Continue to Sign In' }).click()
  await page.waitForURL('**/login?message=registered')
  await page
    .locator('#main')
    .getByText('Registration successful! Please check your email for confirmation.')
    .waitFor()
})

test('[AUTH-13] [AUTH-15] failed calls say so, and nothing typed is lost', async () => {
  const { page } = await at('/register')
  await page.route('**/api/auth/register', (route) => route.fulfill({ status: 500, json: { message: 'x' } }))
  const email = newEmail()
  await signUp(page, { email })
  await toast(page, 'Registration failed. Please try again.')
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email)
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(PASSWORD)

  await visit(page, '/registration-success')
  await page.route('**/api/auth/regenerate-token', (route) => route.abort())
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Resend confirmation email' }).click()
  await toast(page, 'Failed to resend confirmation email. Please try again.')
})

test('[AUTH-16] /registration-success sends the link again to an address that is typed', async () => {
  const { email } = await registered()
  const { page } = await at('/registration-success')
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Resend confirmation email' }).click()
  await toast(page, 'Confirmation email sent again! Please check your inbox.')
})

test('[AUTH-17] [AUTH-18] [AUTH-19] the mailed link activates the account and leads on', async () => {
  const { token } = await registered()
  const { page, calls } = await at(`/account-activated?token=${token}`)
  await page.getByRole('heading', { name: 'Your account is activated' }).waitFor()
  expect(calls).toEqual(['GET /api/auth/confirm'])
  await page.locator('#main a[href="/login"]').click()
  await page.waitForURL('**/login')
  await visit(page, `/account-activated?token=${token}`)
  await page.getByRole('heading', { name: 'Your account is activated' }).waitFor()
  await page.locator('#main a[href="/"]').click()
  await page.waitForURL((url) => url.pathname === '/')
})

test('[AUTH-17] fetching the activation page confirms nothing; a link that is not known offers another', async () => {
  const { email, token } = await registered()
  await fetch(`${inject('stack').url}/account-activated?token=${token}`)
  const api = new Visitor(inject('stack').url)
  const refused = await api.json('POST', '/api/auth/login', { username: email, password: PASSWORD })
  expect(refused.status).toBe(403)
  for (const path of [
    '/account-activated',
    '/account-activated?token=unknown',
    '/account-activated?token=%3C',
  ]) {
    const { page } = await at(path)
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
    await page.getByRole('button', { name: 'Resend confirmation email' }).waitFor()
  }
})

test('[AUTH-20] an address that is not confirmed is refused, with the reason and a way on', async () => {
  const { email } = await registered()
  const { page } = await at('/login')
  await signIn(page, email)
  await toast(page, 'Login failed. Please check your credentials.')
  await page.locator('#main').getByText('Please confirm your email before signing in.').waitFor()
  await page.getByRole('button', { name: 'Resend confirmation email' }).click()
  await toast(page, 'Confirmation email sent again! Please check your inbox.')
})

test('[AUTH-21] [AUTH-22] [AUTH-24] [AUTH-25] [AUTH-26] signing in loads the user and enters the app', async () => {
  const email = await readyAccount()
  const { page, calls } = await at('/login')
  await signIn(page, email)
  await page.waitForURL('**/app/check')
  await toast(page, 'Successfully logged in')
  const afterLogin = calls.slice(calls.indexOf('POST /api/auth/login application/json'))
  expect(afterLogin.slice(1, 3)).toEqual(['GET /api/hello', 'GET /api/users/me'])
})

test('[AUTH-27] a wrong password is told, the reason stays, and the password is ready to be typed again', async () => {
  const email = await readyAccount()
  const { page, calls } = await at('/login')
  await signIn(page, email, 'not the password')
  await toast(page, 'Login failed. Please check your credentials.')
  await page.locator('#main').getByText('The email or the password is wrong.').waitFor()
  expect(await focusedName(page)).toBe('password')
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([
    'POST /api/auth/login application/json',
    'POST /api/auth/login application/x-www-form-urlencoded',
  ])
})

test('an empty sign-in form calls nobody', async () => {
  const { page, calls } = await at('/login')
  await page.getByRole('button', { name: 'Sign In' }).click()
  expect(await errorOf(page, 'Email or username')).toBe('Enter your email or username')
  expect(await errorOf(page, 'Password')).toBe('Enter your password')
  expect(await focusedName(page)).toBe('username')
  expect(calls).toEqual([])
})

test.each([400, 401, 415])('[API-01] [API-02] after a %i the same is tried form-encoded', async (status) => {
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
})

test('[AUTH-28] [AUTH-29] [AUTH-30] [AUTH-32] [AUTH-34] [AUTH-36] [AUTH-37] [AUTH-38] a forgotten password is set anew', async () => {
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
  expect(await errorOf(page, 'New password')).toBe('Password must be at least 8 characters long')
  await fresh.fill('a new quiet password')
  await repeated.fill('another one')
  await change.click()
  expect(await errorOf(page, 'Confirm new password')).toBe('Passwords do not match')
  await repeated.fill('a new quiet password')
  await change.click()
  await toast(page, 'Password changed successfully! You can now log in.')
  await page.waitForURL((url) => url.pathname === '/login' && url.search === '')
  await signIn(page, email, 'a new quiet password')
  await page.waitForURL('**/app/check')
})

test('[AUTH-31] a request for a new password that fails is told', async () => {
  const { page } = await at('/login')
  await page.route('**/api/auth/reset-password/request', (route) => route.abort())
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email', { exact: true }).fill(newEmail())
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await toast(page, 'Failed to send password reset email')
  await page.getByRole('heading', { name: 'Reset your password' }).waitFor()
})

test('[AUTH-33] [AUTH-35] a token is validating in the very first HTML, and invalid once the server said so', async () => {
  const html = await (await fetch(`${inject('stack').url}/login?token=unknown`)).text()
  expect(html).toContain('Checking your reset link')
  const { page } = await at('/login?token=unknown')
  await page
    .getByText('The password reset link is invalid or has expired. Please request a new password reset.')
    .waitFor()
})

test('[AUTH-39] a link that is used up while its form is open fails, with the reason', async () => {
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

async function inTheApp(): Promise<Visit> {
  const email = await readyAccount()
  const { page, calls } = await at('/login')
  await signIn(page, email)
  await page.waitForURL('**/app/check')
  await awake(page)
  return { page, calls }
}

test('[AUTH-40] [AUTH-41] [AUTH-43] the user is loaded on the signed-in pages and on the payment return', async () => {
  const { page, calls } = await inTheApp()
  for (const path of ['/app/check', '/app/history', '/app/profile', '/payment/return?payment=cancelled']) {
    const before = calls.length
    const loaded = page.waitForRequest('**/api/users/me')
    await page.goto(path)
    await loaded
    expect(calls.slice(before)).toContain('GET /api/users/me')
  }
})

test('[AUTH-40] a session that has ended elsewhere sends to the sign-in page, which says why', async () => {
  const { page } = await inTheApp()
  await page.route('**/api/users/me', (route) =>
    route.fulfill({ status: 401, json: { message: 'Unauthorized' } }),
  )
  await page.goto('/app/check')
  await page.waitForURL('**/login')
  await toast(page, 'Session expired. Please log in again.')
})

test('[AUTH-42] the demo loads no user', async () => {
  const { page, calls } = await at('/app/demo/check')
  await page.getByText('DEMO MODE').waitFor()
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])
})

test('[AUTH-44] [AUTH-45] [AUTH-47] signing out goes home, says so, and the guarded pages are closed', async () => {
  const { page, calls } = await inTheApp()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByText('Successfully logged out').waitFor()
  expect(calls).toContain('POST /api/auth/logout')
  await page.goto('/app/check')
  expect(new URL(page.url()).pathname).toBe('/login')
})

test('[AUTH-46] signing out also holds when its call fails, and signing in again works', async () => {
  const email = await readyAccount()
  const { page } = await at('/login')
  await signIn(page, email)
  await page.waitForURL('**/app/check')
  await awake(page)
  await page.route('**/api/auth/logout', (route) => route.abort())
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/app/check')
  expect(new URL(page.url()).pathname).toBe('/login')
  await visit(page, '/login')
  await signIn(page, email)
  await page.waitForURL('**/app/check')
})

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

test('[MOB-01] [MOB-02] [MOB-03] [MOB-04] [MOB-05] a phone is told at sign-in, and nobody is called', async () => {
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

test('before the script is there, a form sends nothing and no password stands in an address', async () => {
  const { page } = await openTab({ javaScriptEnabled: false, expected: /./ })
  const requests: string[] = []
  for (const path of ['/login', '/register']) {
    await page.goto(path)
    page.on('request', (request) => requests.push(request.url()))
    for (const field of await page.locator('#main input').all()) await field.fill('a quiet password')
    await page.keyboard.press('Enter')
    await page.locator('#main form button').last().click()
    expect(new URL(page.url()).search).toBe('')
  }
  expect(requests.filter((url) => url.includes('quiet'))).toEqual([])
})

test('password managers are told which field is which, and pasting works', async () => {
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
  expect(await password.getAttribute('type')).toBe('text')
  expect(await password.inputValue()).toBe('correct horse battery staple')
})

test.each([
  ['/login'],
  ['/login?message=registered'],
  ['/login?token=unknown'],
  ['/register'],
  ['/registration-success'],
  ['/account-activated'],
])('axe finds nothing on %s, in light and dark', async (path) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page } = await at(path, { colorScheme })
    expect(await accessibilityFaults(page)).toEqual([])
  }
})
