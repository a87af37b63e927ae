/** Measures layout shifts not caused by the user. */
import type { Page } from 'playwright-core'
import { awake } from './browser.ts'

/** The cumulative layout shift so far. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )
}

/** Layout shift of a page whose preloaded fonts arrive only after it is rendered and hydrated. */
export async function shiftByLateFont(page: Page, path: string): Promise<number> {
  const FONTS = '**/rulemark-{serif,sans}-*.woff2'
  let release: () => void = () => undefined
  const seen = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(FONTS, async (route) => {
    await seen
    await route.continue()
  })
  const fonts = ['serif', 'sans'].map((face) => page.waitForResponse(`**/rulemark-${face}-*.woff2`))
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await awake(page)
  release()
  for (const font of fonts) await (await font).finished()
  await page.evaluate(() => document.fonts.ready)
  await page.unroute(FONTS)
  return layoutShift(page)
}
