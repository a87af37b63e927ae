/**
 * Browser profiles that tests use one after another. A new profile costs half a second of processor time, most of it for
 * processes and scripts that the last one had ready. What a test may leave behind is removed before the next one.
 */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'
import { launchHeadlessShell } from '../../scripts/testing/chromium.ts'
import { UNCOMPRESSED } from './visitor.ts'

const VIEWPORT = { width: 1440, height: 900 }
/** A page of the product without scripts: its process is kept, as it would not be for `about:blank`. */
const EMPTY_PAGE = '/robots.txt'

/** Characters of a page that are printed after a failed test. */
const PRINTED = 5000

/** What tests listen to. Not all events, because Playwright itself listens for the end of a page. */
const EVENTS = ['console', 'pageerror', 'request', 'response', 'dialog']

/** One for each process of tests: over a connection, every message is written and parsed twice more. */
let launched: Promise<Browser> | undefined
const unused: Page[] = []

function browser(): Promise<Browser> {
  launched ??= launchHeadlessShell()
  return launched
}

/** A tab without cookies, storage or emulation but for `options`, until the test ends. */
export async function openPage(options: BrowserContextOptions): Promise<Page> {
  const { viewport = VIEWPORT, colorScheme = 'light', reducedMotion = 'no-preference', ...rest } = options
  const isShared = Object.keys(rest).length === 0
  const page = (isShared && unused.pop()) || (await newPage(rest))
  await page.setViewportSize(viewport ?? VIEWPORT)
  await page.emulateMedia({ media: null, colorScheme, reducedMotion })
  onTestFinished(async ({ task }) => {
    const [error] = task.result?.errors ?? []
    if (error) await addScreen(error, page)
    if (isShared && (await isEmptied(page).catch(() => false))) unused.push(page)
    else await page.context().close()
  })
  return page
}

/**
 * Adds what a failed test left on the screen: the focus, and the roles and names that locators look for. Some reporters print
 * the message, others the stack.
 */
async function addScreen(error: { message: string; stack?: string }, page: Page): Promise<void> {
  const shown = await page
    .locator('body')
    .ariaSnapshot({ timeout: 2000 })
    .catch((reason: unknown) => String(reason))
  const focused = await page
    .evaluate(() => document.activeElement?.outerHTML)
    .catch((reason: unknown) => String(reason))
  const screen = `\n${page.url()}, with the focus on ${focused?.slice(0, 200)}, shows:\n${shown.slice(0, PRINTED)}`
  error.message += screen
  if (error.stack) error.stack += screen
}

async function newPage(options: BrowserContextOptions): Promise<Page> {
  const profile = await (await browser()).newContext({
    baseURL: inject('stack').url,
    viewport: VIEWPORT,
    locale: 'en-US',
    extraHTTPHeaders: UNCOMPRESSED,
    ...options,
  })
  profile.setDefaultTimeout(30_000)
  const page = await profile.newPage()
  const addInitScript = page.addInitScript.bind(page)
  page.addInitScript = async (...args: Parameters<typeof addInitScript>) => {
    const added = await addInitScript(...args)
    onTestFinished(() => added.dispose())
    return added
  }
  return page
}

/**
 * Removes what a test left but for cached files. Returns false for a closed tab and one with a stopped clock.
 * @throws when the page is on its way to another address
 */
async function isEmptied(page: Page): Promise<boolean> {
  if (page.isClosed() || (await page.evaluate(() => '__pwClock' in globalThis))) return false
  const profile = page.context()
  for (const type of EVENTS) page.removeAllListeners(type)
  for (const other of profile.pages()) if (other !== page) await other.close()
  await Promise.all([page.unrouteAll(), profile.unrouteAll()])
  await Promise.all([profile.setOffline(false), profile.clearPermissions(), profile.clearCookies()])
  await page.goto(EMPTY_PAGE)
  await page.mouse.move(0, 0)
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name = '' } of await indexedDB.databases()) {
      await new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name)
        request.onsuccess = resolve
        request.onerror = reject
        request.onblocked = reject
      })
    }
  })
  return true
}
