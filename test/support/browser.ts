/** Tabs of a real Chromium. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'

let connected: Promise<Browser> | undefined

function browser(): Promise<Browser> {
  connected ??= chromium.connect(inject('browser'))
  return connected
}

export interface Tab {
  readonly page: Page
  /** What the console said that it should not have: errors, warnings, uncaught exceptions. */
  readonly complaints: string[]
}

/**
 * A fresh profile with one tab, closed after the test, which fails when the console complained. Failed calls that
 * a test provokes are noted by the browser as errors too: `expected` takes these out.
 */
export async function openTab(
  options: BrowserContextOptions & { readonly expected?: RegExp } = {},
): Promise<Tab> {
  const { expected, ...context } = options
  const profile = await (await browser()).newContext({
    baseURL: inject('stack').url,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
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

/** Opens a path and waits until its islands are alive. */
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

/** The page's time stands still, here and on its next pages, until it is told how far to run. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Whatever the page has sent so far has been seen by who listens to it when this is back. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/robots.txt'))
}

/** Waits for a toast with these words. */
export async function toast(page: Page, text: string): Promise<void> {
  await page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }).waitFor()
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds wrong with the page once its transitions are over: "rule: selector" each. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const passing = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        )
    const painted = () =>
      new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
    // What has just been pressed begins its transitions with the next picture.
    for (await painted(); passing().length > 0; await painted())
      await Promise.allSettled(passing().map(({ finished }) => finished))
  })
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }> }
    }
    const { violations } = await axe.run()
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  })
}
