import { expect, test } from 'vitest'
import { arrival, awake, visit } from '../support/browser.ts'
import { signedInTab } from '../support/signed-in.ts'
import { at, readyAccount, signIn, type Visit } from './auth-page.ts'

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

test('[AUTH-40] if the session ends while a page loads, the sign-in page opens with the reason', async () => {
  const { page, visitor } = await signedInTab({ expected: /status of 401/ })
  await visit(page, '/app/check')
  // So that the next page is the first to get the 401.
  await page.waitForLoadState('networkidle')
  await page.route('**/api/users/me', async (route) => {
    await visitor.call('POST', '/api/auth/logout')
    await route.continue()
  })
  await page.goto('/app/check', { waitUntil: 'commit' })
  await arrival(page, '**/login', 'Unauthorized access. Please log in.')
})

test('[AUTH-40] an interrupted response about the user doesn’t end the session', async () => {
  const { page } = await inTheApp()
  let cut = 0
  await page.route('**/api/users/me', (route) => {
    cut += 1
    return route.fulfill({ contentType: 'application/json', body: '{"id":1,"user' })
  })
  await page.reload()
  await awake(page)
  await expect.poll(() => cut).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  expect(new URL(page.url()).pathname).toBe('/app/check')
  await page.getByRole('button', { name: 'Sign Out' }).waitFor()
})

test('[AUTH-42] the demo loads no user', async () => {
  const { page, calls } = await at('/app/demo/check')
  await page.getByText('DEMO MODE').waitFor()
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])
})

test('[AUTH-44] [AUTH-45] [AUTH-47] signing out opens the home page with a message and closes the guarded pages', async () => {
  const { page, calls } = await inTheApp()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await arrival(page, '/', 'Successfully logged out')
  expect(calls).toContain('POST /api/auth/logout')
  await page.goto('/app/check')
  expect(new URL(page.url()).pathname).toBe('/login')
})

test('[AUTH-46] signing out works even if its call fails, and so does signing in again', async () => {
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
