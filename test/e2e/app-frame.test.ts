/** Shared by every signed-in screen: navigation, toasts, session end, reduced motion. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PASSWORD } from '../support/account.ts'
import { accessibilityFaults, arrival, awake, settled, stopClock, visit } from '../support/browser.ts'
import { newRuleSet, submitAndWait } from '../support/checks.ts'
import { HARDLY, layoutShift, shiftByLateFont, watchLayout } from '../support/layout-shift.ts'
import { agreement } from '../support/pdf.ts'
import { signedInTab } from '../support/signed-in.ts'
import { checkScreen, dialog, documentColumn, fail, row, rules, says, toasts } from './workspace-page.ts'

const SCREENS = ['/app/check', '/app/history', '/app/profile'] as const

async function createFolder(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New folder' }).click()
  await page.getByLabel('New folder name').fill(name)
  await page.keyboard.press('Enter')
}

test('[APP-09] /app ends on the check screen', async () => {
  const { page } = await signedInTab()
  await visit(page, '/app')
  expect(new URL(page.url()).pathname).toBe('/app/check')
  await page.getByRole('heading', { name: 'Document check' }).waitFor()
})

test('public pages link signed-in users to the workspace instead of sign-in, and /login redirects there', async () => {
  // Reads that are under way at sign-out are refused.
  const { page } = await signedInTab({ expected: /401/ })
  await visit(page, '/')
  const bar = page.getByRole('banner')
  await bar.getByRole('link', { name: 'Open Rulemark' }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: /Sign (in|up)/i }).count()).toBe(0)
  await page.getByRole('main').getByRole('link', { name: 'Open Rulemark' }).first().waitFor()
  await page.goto('/login')
  expect(new URL(page.url()).pathname).toBe('/app/check')
  await awake(page)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await bar.getByRole('link', { name: 'Sign In' }).waitFor()
  await expect.poll(() => bar.getByRole('link', { name: 'Open Rulemark' }).count()).toBe(0)
})

test('[NAV-04] [APP-03] [APP-06] [APP-07] [APP-08] every link to another screen opens it at the top', async () => {
  const { page } = await signedInTab({ viewport: { width: 1024, height: 500 } })
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
  const ways = [
    [page.getByRole('navigation').getByRole('link', { name: 'Check' }), '/app/check'],
    [page.getByRole('navigation').getByRole('link', { name: 'Results' }), '/app/history'],
    [page.getByRole('navigation').getByRole('link', { name: 'Profile' }), '/app/profile'],
    [page.getByRole('banner').getByRole('link', { name: /Balance/ }), '/app/profile'],
  ] as const
  for (const [link, path] of ways) {
    await visit(page, '/app/profile')
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100)
    const arrival = page.waitForEvent('load')
    await link.click()
    await arrival
    await awake(page)
    expect(new URL(page.url()).pathname).toBe(path)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  }
})

test('[CONS-01] a toast is visible for 4 to 5 seconds', async () => {
  const { page } = await checkScreen()
  await stopClock(page)
  await createFolder(page, 'Leases')
  await says(page, 'Folder created successfully')
  await page.clock.runFor(3_999)
  expect(await toasts(page).count()).toBe(1)
  await page.clock.runFor(1_001)
  await expect.poll(() => toasts(page).count()).toBe(0)
})

test('[CONS-02] at most three toasts are visible, and the others are queued', async () => {
  const { page } = await checkScreen()
  await fail(page, 'POST', '/api/prompt-folders', 500)
  await stopClock(page)
  await createFolder(page, 'Leases')
  for (const count of [1, 2, 3]) {
    await expect.poll(() => toasts(page).count()).toBe(count)
    await page.getByRole('button', { name: 'Create folder' }).click()
  }
  const dismiss = toasts(page).first().getByRole('button', { name: 'Dismiss' })
  expect(await toasts(page).count()).toBe(3)
  for (const left of [3, 2, 1, 0]) {
    await dismiss.click()
    await expect.poll(() => toasts(page).count()).toBe(left)
  }
})

test('[CONS-03] a tooltip appears after 300 ms without movement', async () => {
  const { page } = await checkScreen({ Drafts: {} })
  await stopClock(page)
  await page.getByRole('button', { name: 'Rename folder Drafts' }).hover()
  const tip = page.getByRole('tooltip', { name: 'Rename' })
  await page.clock.runFor(299)
  expect(await tip.isVisible()).toBe(false)
  await page.clock.runFor(1)
  await expect.poll(() => tip.isVisible()).toBe(true)
  const takesClicks = await tip.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  expect(takesClicks).toBe(false)
  const covered = await tip.evaluate((element) => {
    const tipBox = element.getBoundingClientRect()
    return [...document.querySelectorAll('button, a, input')]
      .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }))
      .filter(
        ({ box }) =>
          box.width > 0 &&
          box.left < tipBox.right &&
          tipBox.left < box.right &&
          box.top < tipBox.bottom &&
          tipBox.top < box.bottom,
      )
      .map(({ name }) => name)
  })
  expect(covered).toEqual([])
})

test('[CONS-06] a folder is loaded again when it is reopened after 5 minutes', async () => {
  const { page, folders } = await checkScreen({ Contracts: {}, Reports: { Annual: '1. The year is named.' } })
  await page.clock.install()
  await page.reload()
  await awake(page)
  await row(page, 'Reports').click()
  await page.getByRole('heading', { name: 'Annual' }).waitFor()
  await row(page, 'Contracts').click()
  await page.getByText('No rule sets in this folder yet.').waitFor()
  await page.clock.fastForward(301_000)
  const asked = page.waitForRequest(`**/api/prompts/folder/${folders.Reports}`)
  await row(page, 'Reports').click()
  await asked
  await page.getByRole('heading', { name: 'Annual' }).waitFor()
})

test('a folder that is still loading shows a skeleton', async () => {
  const { page } = await checkScreen({ Contracts: {}, Reports: { Annual: '1. The year is named.' } })
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/prompts/folder/*', async (route) => {
    await held
    await route.continue()
  })
  await row(page, 'Reports').click()
  await page.getByText('Loading rule sets').waitFor({ state: 'attached' })
  expect(await accessibilityFaults(page)).toEqual([])
  release()
  await page.getByRole('heading', { name: 'Annual' }).waitFor()
})

test('a session that ends while the user is typing loses nothing: the text is restored after sign-in', async () => {
  const { page, email } = await checkScreen({ Contracts: { Lease: '1. The rent is stated.' } })
  await documentColumn(page).getByLabel('Folder', { exact: true }).selectOption({ label: 'Contracts' })
  await documentColumn(page).getByLabel('Rule set', { exact: true }).selectOption({ label: 'Lease' })
  await page.getByRole('button', { name: 'New rule set' }).click()
  await dialog(page).getByLabel('Name').fill('Half a')
  await rules(page).fill('A rule that took long to write')
  // Otherwise a late request for data may be the first to notice that the session has ended, and leave before the click.
  const data = /\/api\/(?!hello)/
  await page.route(data, (route) => (route.request().method() === 'GET' ? undefined : route.continue()))
  await page.context().clearCookies({ name: 'session' })
  await dialog(page).getByRole('button', { name: 'Create' }).click()
  await arrival(page, '**/login', 'Unauthorized access. Please log in.')
  await page.unroute(data)
  await awake(page)
  await page.getByLabel(/email/i).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/app/check')
  await awake(page)
  await expect.poll(() => dialog(page).getByLabel('Name').inputValue()).toBe('Half a')
  await expect.poll(() => rules(page).inputValue()).toBe('1. A rule that took long to write')
  await page.keyboard.press('Escape')
  const chosen = documentColumn(page).getByLabel('Rule set', { exact: true }).locator('option:checked')
  await expect.poll(() => chosen.textContent()).toBe('Lease')
})

test('the layout doesn’t shift during hydration, and the tabs are prefetched', async () => {
  const account = await signedInTab()
  const { page } = account
  await submitAndWait(account, await newRuleSet(account), await agreement())
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
  await watchLayout(page)
  for (const path of SCREENS) {
    const answer = await page.goto(path, { waitUntil: 'networkidle' })
    await awake(page)
    expect(answer?.headers()['speculation-rules']).toBe('"/speculation.json"')
    expect(await layoutShift(page)).toBe(0)
  }
})

test('the layout of a signed-in screen hardly shifts when the font loads late', async () => {
  const account = await signedInTab()
  const { page } = account
  await submitAndWait(account, await newRuleSet(account), await agreement())
  await watchLayout(page)
  for (const path of SCREENS) expect(await shiftByLateFont(page, path)).toBeLessThan(HARDLY)
})

test('every screen works in a browser that blocks storage', async () => {
  const account = await signedInTab()
  const { page } = account
  await submitAndWait(account, await newRuleSet(account), await agreement())
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  })
  const parts = ['Document check', 'Check Results', 'Balance']
  for (const [at, path] of SCREENS.entries()) {
    await visit(page, path)
    await page
      .getByRole('heading', { name: parts[at] ?? '' })
      .first()
      .waitFor()
    await expect.poll(() => page.getByText('Something on this page stopped working.').count()).toBe(0)
  }
})

test('the screens are readable in dark mode', async () => {
  const account = await signedInTab({ colorScheme: 'dark' })
  const { page } = account
  await submitAndWait(account, await newRuleSet(account), await agreement())
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
  for (const path of SCREENS) {
    await visit(page, path)
    expect(await accessibilityFaults(page)).toEqual([])
  }
})

test('a double click on a button sends one request', async () => {
  const { page, calls, visitor } = await checkScreen()
  await page.getByRole('button', { name: 'New folder' }).click()
  await page.getByLabel('New folder name').fill('Leases')
  await page.getByRole('button', { name: 'Create folder' }).dblclick()
  await row(page, 'Leases').waitFor()
  await visit(page, '/app/profile')
  await page.getByRole('button', { name: 'New API key' }).click()
  await dialog(page).getByLabel('Name').fill('Build server')
  await dialog(page).getByRole('button', { name: 'Create key' }).dblclick()
  await dialog(page).getByLabel('API key').waitFor()
  await settled(page)
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([
    'POST /api/prompt-folders',
    'POST /api/keys',
  ])
  for (const list of ['/api/prompt-folders', '/api/keys'])
    expect(await visitor.get<object[]>(list)).toHaveLength(1)
})

test('closing a dialog returns the focus to the element that opened it', async () => {
  const { page } = await checkScreen({ Contracts: { Lease: '1. The rent is stated.' }, Drafts: {} })
  const openers = ['New rule set', 'Edit', 'Delete Lease', 'Delete folder Drafts']
  for (const name of openers) {
    if (name.endsWith('Drafts')) await row(page, 'Drafts').click()
    const opener = page.getByRole('button', { name, exact: true })
    await opener.focus()
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    // The last dialog's, which the browser may send after the next one has opened.
    await dialog(page).evaluate((element) => element.dispatchEvent(new Event('close')))
    expect(await dialog(page).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
  }
  await row(page, 'Contracts').click()
  const menu = page.getByRole('button', { name: 'More actions for Lease' })
  await menu.click()
  await page.getByRole('menuitem', { name: /Move/ }).click()
  await dialog(page).getByLabel('To folder').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'hidden' })
  await expect.poll(() => menu.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('[NAV-03] a crashed screen is replaced by a message with a reload button', async () => {
  const { page } = await signedInTab({ expected: /./ })
  await page.route('**/app/history', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const broken = html.replace(/(<script type="application\/json">)[^<]*/, '$1{}')
    expect(broken).not.toBe(html)
    await route.fulfill({ response, body: broken })
  })
  await page.goto('/app/history')
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor()
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Reload the page' }).click()
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor({ state: 'detached' })
  await page.getByRole('region', { name: 'Check Results' }).waitFor()
})
