/** The signed-in screens with missing, slow, many or long data. */
import type { Page } from 'playwright-core'
import { type Screen, visit } from './screen.ts'
import { state } from './state.ts'

const LONG =
  'Rámcová smlouva o poskytování služeb v oblasti informačních technologií a souvisejících činností pro veřejné zadavatele'

export const TROUBLES: readonly Screen[] = [
  state('check', 'loading', async (page) => {
    await visit(page, '/app/check')
    await page.route('**/api/prompts/folder/*', () => undefined)
    await page.getByRole('button', { name: /^Reports/ }).click()
    await shown(page, '.skeleton')
  }),
  state('check', 'many', async (page) => {
    await page.route('**/api/prompts/folder/*', (route) => route.fulfill({ json: manyRuleSets() }))
    await page.route('**/api/prompts/*/tests', (route) => route.fulfill({ json: [] }))
    await visit(page, '/app/check')
    await page.getByRole('button', { name: /^Reports/ }).click()
    await page.getByRole('heading', { name: LONG }).waitFor()
  }),
  state('check', 'offline', async (page) => {
    await visit(page, '/app/check')
    await page.context().setOffline(true)
    await page.locator('.workspace-offline').waitFor()
  }),
  state('results', 'failed', async (page) => {
    await page.route('**/api/documents/results', (route) => route.fulfill({ status: 403, json: {} }))
    await visit(page, '/app/history')
    await page.getByText('We couldn’t load your results').waitFor()
  }),
  state('results', 'dismissed', async (page) => {
    await visit(page, '/app/history')
    await page.getByRole('button', { name: 'Not an issue…' }).first().click()
    await page
      .getByRole('article')
      .getByRole('textbox')
      .fill('45 days were agreed with the supplier on 2 March.')
  }),
  state('profile', 'errors', async (page) => {
    await visit(page, '/app/profile')
    await page.getByLabel('Amount in US dollars').fill('0.5')
    for (const [label, value] of PASSWORDS) await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('New passwords do not match').first().waitFor()
  }),
  state('payment', 'cancelled', (page) => visit(page, '/payment/return?payment=cancelled')),
]

const PASSWORDS = [
  ['Current password', 'a quiet password'],
  ['New password', 'a louder password'],
  ['Confirm new password', 'another password'],
] as const

/** The skeleton appears only after 200 ms. */
async function shown(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const element = document.querySelector(wanted)
    return element !== null && getComputedStyle(element).opacity === '1'
  }, selector)
}

function manyRuleSets(): object[] {
  return Array.from({ length: 100 }, (_, index) => ({
    id: 10_000 + index,
    folderId: 2,
    name: index === 0 ? LONG : `Annual report ${2026 - index}`,
    text: `1. ${LONG} must be named in full on the first page of the document and in every annex to it.\n2. All amounts must be in EUR.`,
    tags: [],
  }))
}
