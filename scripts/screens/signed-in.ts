/** The signed-in screens. */
import type { Page } from 'playwright-core'
import { type Screen, visit } from './screen.ts'
import { AGREEMENT, state } from './state.ts'

export const SIGNED_IN: readonly Screen[] = [
  state('check', 'full', fullCheck),
  state('batch', 'empty', (page) => visit(page, '/app/batch'), { empty: true }),
  state('batch', 'table', batchTable),
  state('results', 'empty', (page) => visit(page, '/app/history'), { empty: true }),
  state('results', 'finished', finished),
  state('results', 'viewer', viewer),
  state('profile', 'full', (page) => visit(page, '/app/profile')),
  state('payment', 'success', (page) => visit(page, '/payment/return?payment=success')),
]

/** The README's screenshot. */
export const README: Screen = {
  ...state('readme', '', viewer),
  widths: [1440],
}

async function fullCheck(page: Page): Promise<void> {
  await visit(page, '/app/check')
  await page.locator('input[type=file]').setInputFiles(AGREEMENT)
  await page.getByText(/· \d+ pages?$/).waitFor()
}

/** The newest batch of the account. */
async function batchTable(page: Page): Promise<void> {
  await visit(page, '/app/batch')
  await page.getByRole('region', { name: 'Earlier batches' }).getByRole('link').first().click()
  await page.getByRole('grid', { name: 'Documents and rules' }).waitFor()
  await page.waitForLoadState('networkidle')
}

async function finished(page: Page): Promise<void> {
  await visit(page, '/app/history')
  await page.getByRole('article').first().waitFor()
}

async function viewer(page: Page): Promise<void> {
  await finished(page)
  await page
    .getByRole('button', { name: /page \d+$/i })
    .first()
    .click()
  await page.locator('.viewer-mark.mark-quote').first().waitFor()
  await page.locator('.viewer-canvas canvas').first().waitFor()
}
