/** Measures layout shifts not caused by the user. */
import type { Page } from 'playwright-core'
import { awake, forgetFiles } from './browser.ts'

/**
 * Most that a late font may shift: a few lines break elsewhere, because only the mean width of the system's font is ours.
 * Up to 0.1 counts as good (web.dev/cls).
 */
export const HARDLY = 0.03

const WHOLE = 'whole page'

/**
 * From its next page on, shifts count from the first frame that shows all of the page's HTML: on a busy machine the
 * browser also paints a part of it, and the rest moves that part.
 */
export async function watchLayout(page: Page): Promise<void> {
  await forgetFiles(page)
  await page.addInitScript((name) => {
    const next = (then: () => void): void => void requestAnimationFrame(() => requestAnimationFrame(then))
    addEventListener('DOMContentLoaded', () => next(() => performance.mark(name)))
  }, WHOLE)
}

async function shown(page: Page): Promise<void> {
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, WHOLE)
}

/** The cumulative layout shift so far, of a page that `watchLayout` watches. */
export async function layoutShift(page: Page): Promise<number> {
  await shown(page)
  return page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        const from = performance.getEntriesByName(name)[0]?.startTime ?? 0
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (entry.startTime >= from) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
    WHOLE,
  )
}

/** Layout shift of a watched page whose preloaded fonts arrive only after it is rendered and hydrated. */
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
  await Promise.all([awake(page), shown(page)])
  release()
  for (const font of fonts) await (await font).finished()
  await page.evaluate(() => document.fonts.ready)
  await page.unroute(FONTS)
  return layoutShift(page)
}
