/** The public site in the browser: bar, sections, menus, footer, use cases, legal pages, 404. */
import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openTab, visit } from '../support/browser.ts'

const BAR = 64

/** A page with instant scrolling. */
async function open(path: string, width = 1440): Promise<Page> {
  const { page } = await openTab({
    reducedMotion: 'reduce',
    viewport: { width, height: 900 },
    expected: /status of 404/,
  })
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
  await visit(page, path)
  return page
}

function bar(page: Page): Locator {
  return page.locator('header.bar')
}

function topOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => Math.round(element.getBoundingClientRect().top))
}

function pathOf(page: Page): string {
  return new URL(page.url()).pathname
}

function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
}

test('[PUB-02, PUB-03, PUB-04, PUB-05, PUB-10, PUB-11] the bar stays visible, and a section starts right below its 64 px', async () => {
  const page = await open('/')
  for (const [label, id] of [
    ['FAQ', 'faq'],
    ['How it Works', 'how-it-works'],
    ['Pricing', 'pricing'],
    ['Home', 'home'],
  ] as const) {
    await bar(page).getByRole('link', { name: label, exact: true }).click()
    await expect.poll(() => topOf(page.locator(`#${id}`)), { message: label }).toBe(BAR)
    expect(await topOf(bar(page))).toBe(0)
  }
})

test('[PUB-03] a section is reached from any other page', async () => {
  const page = await open('/privacy-policy')
  await bar(page).getByRole('link', { name: 'How it Works' }).click()
  await page.waitForURL('**/#how-it-works')
  await expect.poll(() => topOf(page.locator('#how-it-works'))).toBe(BAR)
})

test('[PUB-28] a hash in the address scrolls to its section', async () => {
  const page = await open('/#pricing')
  await expect.poll(() => topOf(page.locator('#pricing'))).toBe(BAR)
})

test('[NAV-04] another page opens at its top', async () => {
  const page = await open('/')
  await page.mouse.wheel(0, 3000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  expect(await topOf(bar(page))).toBe(0)
  await page.locator('footer').getByRole('link', { name: 'Terms of Service' }).click()
  await page.waitForURL('**/terms-of-service')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test.each([
  ['[PUB-29]', 'Contract review', '/contract-review'],
  ['[PUB-30]', 'Compliance automation', '/compliance-automation'],
  ['[PUB-31]', 'Report verification', '/report-verification'],
])('%s [PUB-06, PUB-32] Solutions leads to "%s", which leads to signing up', async (_, label, path) => {
  const page = await open('/')
  await bar(page).getByRole('button', { name: 'Solutions' }).click()
  await bar(page).getByRole('link', { name: label }).click()
  await page.waitForURL(`**${path}`)
  await page
    .locator('main')
    .getByRole('link', { name: /sign up/i })
    .first()
    .click()
  await page.waitForURL('**/register')
})

test('[PUB-07, PUB-08, PUB-09, PUB-16] hero, Sign In, Sign Up and Try Demo lead to the right pages', async () => {
  const page = await open('/')
  await page
    .locator('#home')
    .getByRole('link', { name: /sign up/i })
    .click()
  await page.waitForURL('**/register')
  await bar(page).getByRole('link', { name: 'Sign In' }).click()
  await page.waitForURL('**/login')
  await bar(page).getByRole('link', { name: 'Sign Up' }).click()
  await page.waitForURL('**/register')
  await bar(page).getByRole('link', { name: 'Try Demo' }).click()
  await page.waitForURL('**/app/demo/check')
})

test('[PUB-06] the Solutions menu works by keyboard alone', async () => {
  const page = await open('/')
  const solutions = bar(page).getByRole('button', { name: 'Solutions' })
  await solutions.focus()
  await page.keyboard.press('Enter')
  await page.locator('#solutions-menu').waitFor({ state: 'visible' })
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toMatch(/^Contract review/)
  await page.keyboard.press('Escape')
  await page.locator('#solutions-menu').waitFor({ state: 'hidden' })
  await expect.poll(() => focused(page)).toBe('Solutions')
})

test('the first Tab stop skips the bar, the next ones lead through it', async () => {
  const page = await open('/')
  const stops: string[] = []
  for (let stop = 0; stop < 9; stop += 1) {
    await page.keyboard.press('Tab')
    stops.push(await focused(page))
  }
  expect(stops).toEqual([
    'Skip to content',
    'Rulemark',
    'Home',
    'How it Works',
    'Pricing',
    'FAQ',
    'Solutions',
    'Try Demo',
    'Sign In',
  ])
  await page.locator('.skip-link').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
})

test('on a narrow screen one menu contains the whole bar, and following a link to a section closes it', async () => {
  const page = await open('/', 360)
  const menu = page.locator('#bar-menu')
  await bar(page).getByRole('button', { name: 'Menu' }).focus()
  await page.keyboard.press('Enter')
  for (const label of ['Home', 'Contract review', 'Try Demo', 'Sign In', 'Sign Up'])
    await menu.getByRole('link', { name: label }).waitFor()
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  await expect.poll(() => focused(page)).toBe('Menu')
  await page.keyboard.press('Enter')
  await menu.getByRole('link', { name: 'Pricing' }).click()
  await menu.waitFor({ state: 'hidden' })
  await expect.poll(() => topOf(page.locator('#pricing'))).toBe(BAR)
})

test('[PUB-12, PUB-13, PUB-14] every page ends with legal links, a support contact and the year', async () => {
  const page = await open('/register')
  const footer = page.locator('footer')
  await expect.poll(() => footer.textContent()).toContain('2025')
  await expect
    .poll(() => footer.getByRole('link', { name: 'Contact support' }).getAttribute('href'))
    .toMatch(/^mailto:.+@/)
  for (const [label, path] of [
    ['Terms of Service', '/terms-of-service'],
    ['Privacy Policy', '/privacy-policy'],
    ['Cookie Policy', '/cookie-policy'],
    ['Consent to Data Processing', '/consent-to-data-processing'],
  ] as const) {
    await footer.getByRole('link', { name: label }).click()
    await page.waitForURL(`**${path}`)
  }
})

test.each([
  ['[LEGAL-01]', '/terms-of-service', 'Terms of Service'],
  ['[LEGAL-02]', '/privacy-policy', 'Privacy Policy'],
  ['[LEGAL-03]', '/cookie-policy', 'Cookie Policy'],
  ['[LEGAL-04]', '/consent-to-data-processing', 'Consent to Data Processing'],
])('%s [FACT-17] %s is public, and its table of contents leads to its sections', async (_, path, title) => {
  const page = await open(path)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByText('Effective date: August 30, 2025').waitFor()
  const last = page.getByRole('navigation', { name: 'Contents' }).getByRole('link').nth(1)
  const hash = (await last.getAttribute('href')) ?? ''
  await last.click()
  await expect.poll(() => topOf(page.locator(hash))).toBeLessThanOrEqual(BAR + 40)
  expect(await topOf(page.locator(hash))).toBeGreaterThanOrEqual(BAR)
})

test.each(['/no-such-page', '/app/no-such-page', '/contract-review/more'])(
  '[NAV-01, NAV-02] %s is a 404 page with a link to the home page',
  async (path) => {
    const page = await open('/')
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor()
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    expect(pathOf(page)).toBe('/')
  },
)

test('[CORE-03, PUB-01, PUB-15] every area of the product responds, those behind the login with a redirect to sign-in', async () => {
  const { url } = inject('stack')
  const open = ['/', '/login', '/register', '/app/demo/check', '/app/demo/history', '/app/demo/profile']
  const legal = ['/terms-of-service', '/privacy-policy', '/cookie-policy', '/consent-to-data-processing']
  for (const path of [...open, ...legal]) expect((await fetch(url + path)).status, path).toBe(200)
  for (const path of ['/app/check', '/app/history', '/app/profile']) {
    const response = await fetch(url + path, { redirect: 'manual' })
    expect([response.status, response.headers.get('Location')], path).toEqual([302, '/login'])
  }
})

test('[CORE-02] the hero shows quotes and reasons of a real result', async () => {
  const page = await open('/')
  const result = await (await fetch(`${inject('stack').url}/demo/result.json`)).text()
  const reasons = await page.locator('#home .finding-reason').allTextContents()
  expect(reasons).toHaveLength(3)
  for (const reason of reasons) expect(result).toContain(JSON.stringify(reason))
  const marks = page.locator('#home .sample-sheet mark')
  await expect.poll(() => marks.count()).toBe(2)
  for (const mark of await marks.all()) {
    expect(result).toContain(JSON.stringify(await mark.textContent()))
    const number = await mark.getAttribute('data-rule')
    await page.locator(`#home .finding-rule[data-rule="${number}"]`).waitFor()
  }
})

test.each([
  ['/', '.sample-sheet', 960],
  ['/', '.sample-sheet', 1024],
  ['/contract-review', '.sample-sheet mark', 1024],
  ['/compliance-automation', '.sample-sheet mark', 1024],
  ['/report-verification', '.sample-sheet mark', 1024],
])('on %s the sample is visible without scrolling: %s at %d px', async (path, selector, width) => {
  const page = await open(path, width)
  await page.setViewportSize({ width, height: 640 })
  const box = await page.locator(selector).first().boundingBox()
  expect((box?.y ?? Infinity) + Math.min(40, box?.height ?? 0)).toBeLessThan(640)
})

test('the sitemap lists only pages that exist', async () => {
  const { url } = inject('stack')
  const robots = await (await fetch(`${url}/robots.txt`)).text()
  expect(robots).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m)
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname)
  expect(paths.length).toBeGreaterThan(8)
  for (const path of paths) expect((await fetch(url + path)).status, path).toBe(200)
})
