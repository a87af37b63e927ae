/** Tabs of a real Chromium. */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { openPage } from './profiles.ts'

export { accessibilityFaults } from './accessibility.ts'

export interface Tab {
  readonly page: Page
  /** Unexpected console output: errors, warnings, uncaught exceptions. */
  readonly complaints: string[]
}

/**
 * Opens one tab in an empty profile. The test fails on any complaint in the console, if only when it ends. The browser
 * logs failed calls that a test provokes as errors too: `expected` excludes them.
 */
export async function openTab(
  options: BrowserContextOptions & { readonly expected?: RegExp } = {},
): Promise<Tab> {
  const { expected, ...context } = options
  const page = await openPage(context)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !expected?.test(message.text()))
      complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  onTestFinished(() => expect(complaints).toEqual([]))
  return { page, complaints }
}

/** Empties the cache of files, for tests of a first visit. */
export async function forgetFiles(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.detach()
}

/** Opens a path and waits for hydration. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await awake(page)
}

export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[data-island]')].every(
      (island) => island.dataset.awake === 'true',
    ),
  )
}

/** Freezes the page's clock, here and on its next pages, until the test advances it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Resolves once listeners have seen every request the page has sent so far. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/robots.txt'))
}

/** Waits for a toast with this text. */
export async function toast(page: Page, text: string): Promise<void> {
  await page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }).waitFor()
}

/**
 * Waits for an address and the toast there, on a page with or without an island; both from the start, because the toast
 * is shown for less than five seconds.
 */
export async function arrival(page: Page, url: string, text: string): Promise<void> {
  const shown = page.locator('.toaster').getByText(text, { exact: true })
  await Promise.all([page.waitForURL(url), shown.waitFor()])
}

/** Chooses a PDF of so many bytes. They are made in the page, because sending them there is slow on a busy machine. */
export function chooseLarge(input: Locator, bytes: number): Promise<void> {
  return input.evaluate((element: HTMLInputElement, size) => {
    const data = new DataTransfer()
    data.items.add(new File(['%'.repeat(size)], 'large.pdf', { type: 'application/pdf' }))
    element.files = data.files
    element.dispatchEvent(new Event('change', { bubbles: true }))
  }, bytes)
}
