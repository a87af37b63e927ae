/** Tabs of a real Chromium. */
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { launchHeadlessShell } from '../../scripts/chromium.ts'
import { UNCOMPRESSED } from './visitor.ts'

export { accessibilityFaults } from './accessibility.ts'

/** One for each process of tests: over a connection, every message is written and parsed twice more. */
let launched: Promise<Browser> | undefined

function browser(): Promise<Browser> {
  launched ??= launchHeadlessShell()
  return launched
}

export interface Tab {
  readonly page: Page
  /** Unexpected console output: errors, warnings, uncaught exceptions. */
  readonly complaints: string[]
}

/**
 * Opens one tab in a fresh profile and closes it after the test, which fails on any complaint in the console. The
 * browser logs failed calls that a test provokes as errors too: `expected` excludes them.
 */
export async function openTab(
  options: BrowserContextOptions & { readonly expected?: RegExp } = {},
): Promise<Tab> {
  const { expected, ...context } = options
  const profile = await (await browser()).newContext({
    baseURL: inject('stack').url,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    extraHTTPHeaders: UNCOMPRESSED,
    ...context,
  })
  profile.setDefaultTimeout(30_000)
  const page = await profile.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !expected?.test(message.text()))
      complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  onTestFinished(async () => {
    await profile.close()
    expect(complaints).toEqual([])
  })
  return { page, complaints }
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
