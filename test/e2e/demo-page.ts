/** Helpers for the tests of the demo. */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { pageOf, TOUR_STEPS, type TourStep } from '../../src/machines/tour-steps.ts'
import { newAccount } from '../support/account.ts'
import { openTab, toast, visit } from '../support/browser.ts'
import { signIn } from '../support/signed-in.ts'

export interface DemoVisit {
  readonly page: Page
  /** API calls so far: "GET /api/users/me". */
  readonly calls: readonly string[]
}

/** A tab that records API calls; no page is open yet. */
export async function demoTab(options: BrowserContextOptions = {}): Promise<DemoVisit> {
  const { page } = await openTab({
    expected: /^Failed to load resource/,
    reducedMotion: 'reduce',
    ...options,
  })
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`)
  })
  return { page, calls }
}

/** A visitor at the start of the tour. */
export async function inTour(options: BrowserContextOptions = {}): Promise<DemoVisit> {
  const tab = await demoTab(options)
  await visit(tab.page, '/app/demo/check')
  await expectStep(tab.page, 'welcome')
  return tab
}

/** A visitor returning to a step reached before; the results are the example's. */
export async function backAt(step: TourStep, tab?: DemoVisit): Promise<DemoVisit> {
  const { page, calls } = tab ?? (await demoTab())
  const completed = TOUR_STEPS.slice(0, TOUR_STEPS.indexOf(step))
  await page.addInitScript((progress) => {
    if (sessionStorage.getItem('begun')) return
    sessionStorage.setItem('begun', 'yes')
    localStorage.setItem('demoTourProgress', progress)
    localStorage.setItem('demoTourActive', 'true')
  }, JSON.stringify({ step, completed }))
  await visit(page, `/app/demo/${pageOf({ step })}`)
  await expectStep(page, step)
  return { page, calls }
}

/** A visitor who has finished the tour. */
export async function inFreeDemo(path = '/app/demo/check'): Promise<DemoVisit> {
  const tab = await demoTab()
  await tab.page.addInitScript(() => sessionStorage.setItem('tourFinished', 'yes'))
  await visit(tab.page, path)
  return tab
}

/** A new user who has not finished the demo, on the given page. */
export async function newUser(path: string): Promise<DemoVisit & { finished(): Promise<boolean> }> {
  const account = await newAccount()
  const { visitor } = account
  const tab = await demoTab()
  await signIn(tab.page, account)
  await visit(tab.page, path)
  const finished = async (): Promise<boolean> =>
    (await visitor.get<{ demoFinished: boolean }>('/api/users/me')).demoFinished
  return { ...tab, finished }
}

export function pathOf(page: Page): string {
  return new URL(page.url()).pathname
}

export function dialog(page: Page): Locator {
  return page.locator('[data-step]')
}

export async function expectStep(page: Page, step: TourStep): Promise<void> {
  await page.locator(`[data-step="${step}"]`).waitFor()
}

export async function press(
  page: Page,
  name: 'Next' | 'Start' | 'Back' | 'Finish' | 'Skip tour',
): Promise<void> {
  const button = dialog(page).getByRole('button', { name, exact: true })
  // A new user's first dialog names the way instead.
  await (name === 'Start'
    ? button.or(dialog(page).getByRole('button', { name: 'Two-minute tour' }))
    : button
  ).click()
}

/** Presses Next until a step is reached. */
export async function nextUntil(page: Page, step: TourStep): Promise<void> {
  for (;;) {
    const here = await dialog(page).getAttribute('data-step')
    if (here === step) return
    await press(page, here === 'welcome' ? 'Start' : 'Next')
    await page.waitForFunction((before) => {
      const shown = document.querySelector<HTMLElement>('[data-step]')?.dataset.step
      return shown !== undefined && shown !== before
    }, here)
  }
}

export async function makeFolder(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New folder' }).click()
  await page.getByLabel('New folder name').fill(name)
  await page.keyboard.press('Enter')
  await toast(page, 'Folder created successfully')
}

/** Creates the rule set that the demo suggests. */
export async function makeRuleSet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New rule set' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Rules' }).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
  await toast(page, 'Rule created successfully')
}

/** Local storage keys of the demo; expected to be empty. */
export function demoKeys(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('demo') || key === 'mockBalance'),
  )
}

/** Highlighted pixels that the dialog covers. */
export function covered(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [a, b] = ['[data-dialog]', '[data-spot]'].map((each) =>
      document.querySelector(each)?.getBoundingClientRect(),
    )
    if (!a || !b) return -1
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    return width > 0 && height > 0 ? width * height : 0
  })
}

/** Waits until the spotlight surrounds the element with its 6-pixel margin. */
export async function expectLight(page: Page, selector: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate((target) => {
        const [a, b] = [target, '[data-spot]'].map((each) =>
          document.querySelector(each)?.getBoundingClientRect(),
        )
        if (!a || !b) return Number.POSITIVE_INFINITY
        return Math.max(Math.abs(a.left - 6 - b.left), Math.abs(a.top - 6 - b.top))
      }, selector),
    )
    .toBeLessThanOrEqual(1)
}
