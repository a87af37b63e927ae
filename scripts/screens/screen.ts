import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { Product } from '../product/product.ts'

/** Window height by width. */
export const WINDOWS = { 1024: 768, 1440: 900, 1920: 1080 } as const
export type Width = keyof typeof WINDOWS

export interface Screen {
  readonly screen: string
  readonly state: string
  readonly widths: readonly Width[]
  /** Opens the screen in a new tab and brings it into the state. */
  readonly open: (studio: ScreenshotTools, options: BrowserContextOptions) => Promise<Page>
}

export interface ScreenshotTools {
  readonly product: Product
  readonly browser: Browser
  /** Told of every new tab. */
  readonly watch?: (page: Page) => void
}

export const ALL_WIDTHS: readonly Width[] = [1024, 1440, 1920]

/** A tab with the cookie banner answered and no rating prompt. */
export async function newTab(
  { product, browser, watch }: ScreenshotTools,
  options: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: product.url,
    locale: 'en-US',
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  watch?.(page)
  await page.addInitScript(() => {
    if (location.protocol === 'about:') return
    localStorage.setItem('cookieConsent', 'accepted')
    localStorage.setItem('appRated', 'true')
  })
  return page
}

/** Opens a path and waits for hydration and a quiet network. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[data-island]')].every(
      (island) => island.dataset.awake === 'true',
    ),
  )
}
