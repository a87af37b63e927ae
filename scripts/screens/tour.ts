/** Screenshots of the tour, one for each step. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { TOUR_STEPS } from '../../src/machines/tour-steps.ts'
import { newTab, type ScreenshotTools, visit } from './screen.ts'

/** Walks through the tour in a new tab and calls back at every step. */
export async function walkTour(
  studio: ScreenshotTools,
  options: BrowserContextOptions,
  picture: (page: Page, step: string) => Promise<void>,
): Promise<void> {
  const page = await newTab(studio, options)
  await visit(page, '/app/demo/check')
  for (const [index, step] of TOUR_STEPS.entries()) {
    const dialog = page.locator(`[data-step="${step}"]`)
    await dialog.waitFor()
    await page.waitForLoadState('networkidle')
    await picture(page, `tour-${String(index + 1).padStart(2, '0')}-${step}`)
    if (index + 1 < TOUR_STEPS.length) await dialog.getByRole('button', { name: /^(Next|Start)$/ }).click()
  }
  await page.context().close()
}
