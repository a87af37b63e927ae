/** The cookie banner; page views are counted only after consent. */
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { securityHeadersFor } from '../../src/server/http/security-headers.ts'
import { openTab, visit } from '../support/browser.ts'

function banner(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Cookies' })
}

function accept(page: Page): Promise<void> {
  return banner(page).getByRole('button', { name: 'Accept Cookies' }).click()
}

function storedConsent(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('cookieConsent'))
}

test.each(['/', '/login', '/app/demo/check'])(
  '[COOK-01, COOK-02, COOK-04, COOK-05] %s asks until "Accept Cookies" is stored',
  async (path) => {
    const { page } = await openTab()
    await visit(page, path)
    await banner(page).waitFor()
    await expect.poll(() => storedConsent(page)).toBeNull()
    await accept(page)
    await banner(page).waitFor({ state: 'hidden' })
    await expect.poll(() => storedConsent(page)).toBe('accepted')
    await page.reload()
    await expect.poll(() => banner(page).isVisible()).toBe(false)
  },
)

test('[COOK-03] the banner leads to the cookie policy, where an accepted consent can be withdrawn', async () => {
  const { page } = await openTab()
  await visit(page, '/')
  await banner(page).getByRole('link', { name: 'Cookie policy' }).click()
  await page.waitForURL('**/cookie-policy')
  const withdraw = page.getByRole('button', { name: /withdraw/i })
  const hint = page.getByText('A button appears here once you have accepted.')
  await expect.poll(() => withdraw.isVisible()).toBe(false)
  await hint.waitFor()
  await accept(page)
  await hint.waitFor({ state: 'hidden' })
  await withdraw.click()
  await banner(page).waitFor()
  await expect.poll(() => storedConsent(page)).toBeNull()
})

test('[COOK-01] "Not now" is not consent: a tab at the edge opens the banner again, on every page and in every tab', async () => {
  const { page } = await openTab()
  const tab = (on: Page): Locator => on.getByRole('button', { name: 'Cookies', exact: true })
  await visit(page, '/')
  await banner(page).getByRole('button', { name: 'Not now' }).click()
  await banner(page).waitFor({ state: 'hidden' })
  const another = await page.context().newPage()
  for (const path of ['/contract-review', '/login', '/app/demo/check', '/api/docs']) {
    await visit(another, path)
    await tab(another).waitFor()
    await expect.poll(() => banner(another).isVisible()).toBe(false)
  }
  await expect.poll(() => storedConsent(another)).toBeNull()
  await tab(another).click()
  await accept(another)
  await expect.poll(() => storedConsent(another)).toBe('accepted')
  await another.reload()
  await expect.poll(() => tab(another).isVisible()).toBe(false)
})

test('a browser that blocks storage shows the banner, lets it be closed, and works', async () => {
  const { page } = await openTab({ viewport: { width: 360, height: 800 } })
  await page.addInitScript(() => {
    const blocked = {
      get(): never {
        throw new DOMException('blocked', 'SecurityError')
      },
    }
    Object.defineProperties(window, { localStorage: blocked, sessionStorage: blocked })
  })
  for (const path of ['/', '/login']) {
    await visit(page, path)
    await accept(page)
    await banner(page).waitFor({ state: 'hidden' })
  }
})

interface Counted {
  readonly page: Page
  readonly views: URL[]
}

/** Makes the page believe that the operator has set a measurement ID. */
async function measured(): Promise<Counted> {
  const { page } = await openTab({ expected: /status of 404/ })
  const views: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.hostname === 'www.google-analytics.com') views.push(url)
  })
  await page.context().route('https://www.google-analytics.com/**', (route) => route.fulfill({ status: 204 }))
  await page.route(
    ({ pathname }) => ['/', '/login', '/contract-review', '/no-such-page'].includes(pathname),
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const body = html.replace('</title>', '</title><meta name="analytics" content="G-TEST">')
      const policy = securityHeadersFor('G-TEST')['Content-Security-Policy'] ?? ''
      await route.fulfill({
        response,
        body,
        headers: { ...response.headers(), 'content-security-policy': policy },
      })
    },
  )
  return { page, views }
}

test('[NAV-05] after consent every page sends one page view, without its query', async () => {
  const { page, views } = await measured()
  await visit(page, '/')
  expect(views).toEqual([])
  await accept(page)
  await expect.poll(() => views.length).toBe(1)
  await visit(page, '/contract-review')
  await expect.poll(() => views.length).toBe(2)
  await visit(page, '/no-such-page')
  await expect.poll(() => views.length).toBe(3)
  await page.route('**/api/auth/reset-password/confirm*', (route) => route.fulfill({ json: { message: '' } }))
  await visit(page, '/login?token=secret-token')
  await expect.poll(() => views.length).toBe(4)
  expect(views.map(({ searchParams }) => new URL(searchParams.get('dl') ?? '').pathname)).toEqual([
    '/',
    '/contract-review',
    '/no-such-page',
    '/login',
  ])
  expect(views.map(({ searchParams }) => searchParams.get('tid'))).toEqual(Array(4).fill('G-TEST'))
  expect(views.join()).not.toContain('secret-token')
})

test('[NAV-05] nothing is counted after "Not now" or without a measurement ID', async () => {
  const { page, views } = await measured()
  await visit(page, '/')
  await banner(page).getByRole('button', { name: 'Not now' }).click()
  await visit(page, '/contract-review')
  await page.evaluate(() => localStorage.setItem('cookieConsent', 'accepted'))
  await visit(page, '/report-verification')
  await page.waitForLoadState('networkidle')
  expect(views).toEqual([])
})
