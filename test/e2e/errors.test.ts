/** Failed calls, as a user sees them. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newEmail } from '../support/account.ts'
import { arrival } from '../support/browser.ts'
import { at, signUp } from './auth-page.ts'
import { checkScreen, fail, says, toasts } from './workspace-page.ts'

/** Tries to create a folder while the call fails so, and waits for what the screen says. */
async function failsWith(page: Page, status: number, said: string, shown: string): Promise<void> {
  await page.unrouteAll()
  await fail(page, 'POST', '/api/prompt-folders', status, said)
  await page.getByLabel('New folder name').press('Enter')
  await says(page, 'Failed to create folder')
  await says(page, shown)
  const dismissing = toasts(page).getByRole('button', { name: 'Dismiss' })
  while ((await dismissing.count()) > 0) await dismissing.first().click()
}

async function naming(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New folder' }).click()
  await page.getByLabel('New folder name').fill('Leases')
}

async function screen(): Promise<Page> {
  const { page } = await checkScreen()
  await naming(page)
  return page
}

test('[ERR-01, ERR-13, ERR-15, ERR-16, ERR-17, ERR-18, ERR-19, ERR-20] a refused call is told by its status, whatever the server said', async () => {
  const page = await screen()
  await failsWith(page, 400, 'Trace at line 7', 'Invalid request. Please check the provided data.')
  await failsWith(page, 403, 'x', 'Access denied. You do not have permission for this action.')
  await failsWith(page, 404, 'x', 'Requested resource was not found.')
  await failsWith(page, 409, 'x', 'Data conflict. This record already exists.')
  await failsWith(page, 413, 'x', 'Uploaded file is too large.')
  await failsWith(page, 422, 'x', 'Invalid data. Please check the form.')
  await failsWith(page, 429, 'x', 'Too many requests. Please try again later.')
})

test('[ERR-21, ERR-22, ERR-23, ERR-24, ERR-25] a call that the server could not answer is told by its status', async () => {
  const page = await screen()
  await failsWith(page, 500, 'Error: at line 7', 'Server error. Please try again later.')
  await failsWith(page, 502, '', 'Service temporarily unavailable.')
  await failsWith(page, 503, '', 'Service temporarily unavailable due to maintenance.')
  await failsWith(page, 504, '', 'Request timeout expired.')
  await failsWith(page, 418, '', 'An unexpected error occurred. Please try again later.')
})

test('[ERR-02, ERR-03, ERR-04, ERR-05, ERR-06, ERR-07, ERR-08, ERR-09] the catalogue’s texts are shown as they are', async () => {
  const page = await screen()
  for (const said of [
    'Username already exists',
    'Email already exists',
    'Invalid credentials',
    'Password too weak: it is common.',
    'Token expired',
    'Token invalid',
    'File format not supported',
    'Insufficient balance',
  ])
    await failsWith(page, 400, said, said)
})

test.each(['This username is not allowed', 'This email looks odd'])(
  '[ERR-10, ERR-11] a refused registration shows the server’s text: %s',
  async (said) => {
    const { page } = await at('/register')
    await fail(page, 'POST', '/api/auth/register', 400, said)
    await signUp(page, { email: newEmail() })
    await page.getByText(said).first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/register')
  },
)

test('[ERR-14] a 401 leads to the sign-in page with the catalogue’s text', async () => {
  const page = await screen()
  await page.context().clearCookies({ name: 'session' })
  await page.keyboard.press('Enter')
  await arrival(page, '**/login', 'Unauthorized access. Please log in.')
})
