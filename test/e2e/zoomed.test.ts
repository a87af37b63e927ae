/** Signed-in screens in the window that a zoom of 400 % leaves. */
import { expect, test } from 'vitest'
import { accessibilityFaults, visit } from '../support/browser.ts'
import { newRuleSet, submitAndWait } from '../support/checks.ts'
import { overflowing } from '../support/overflow.ts'
import { agreement } from '../support/pdf.ts'
import { reader } from './history-page.ts'

const ZOOMED = { width: 320, height: 256 }

test('an account without data: no screen overflows, and the header leaves when the page is scrolled', async () => {
  const { page } = await reader()
  await page.setViewportSize(ZOOMED)
  for (const path of ['/app/check', '/app/batch', '/app/history', '/app/profile']) {
    await visit(page, path)
    expect(await overflowing(page), path).toEqual([])
    expect(await accessibilityFaults(page), path).toEqual([])
  }
  await page.mouse.wheel(0, 200)
  await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.y).toBeLessThan(0)
})

test('a result and the rule dialog: nothing overflows, not even a rule without blanks', async () => {
  const tab = await reader()
  const long = 'x'.repeat(400)
  await submitAndWait(tab, await newRuleSet(tab, [`A price is angemessen${long}.`]), await agreement())
  const { page } = tab
  await page.setViewportSize(ZOOMED)
  await visit(page, '/app/check')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByText('vague: what counts as').waitFor()
  expect(await overflowing(page, '.dialog-body')).toEqual([])
  await visit(page, '/app/history')
  await page.getByRole('article').first().waitFor()
  expect(await overflowing(page)).toEqual([])
  expect(await overflowing(page, '.results-pane')).toEqual([])
  await page.getByRole('button', { name: 'View document' }).click()
  await page.locator('.viewer-canvas canvas').first().waitFor()
  for (const width of [320, 256]) {
    await page.setViewportSize({ ...ZOOMED, width })
    const close = page.getByRole('button', { name: 'Close the document (Esc)' })
    const { x = 0, width: size = 0 } = (await close.boundingBox()) ?? {}
    expect(x + size).toBeLessThanOrEqual(width)
  }
  expect(await accessibilityFaults(page)).toEqual([])
})
