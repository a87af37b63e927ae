/** The signed-in screens in their states. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { type Screen, visit } from './screen.ts'
import { AGREEMENT, type Opening, state } from './state.ts'

export const SIGNED_IN: readonly Screen[] = [
  state('check', 'empty', (page) => visit(page, '/app/check'), { empty: true }),
  state('check', 'full', fullCheck),
  state('check', 'search', searching),
  state('check', 'dialog', ruleDialog),
  state('check', 'no-credit', refused),
  state('batch', 'empty', (page) => visit(page, '/app/batch'), { empty: true }),
  state('batch', 'chosen', chosenFiles),
  state('batch', 'table', batchTable),
  state('results', 'empty', (page) => visit(page, '/app/history'), { empty: true }),
  state('results', 'finished', finished),
  state('results', 'reason', reason),
  state('results', 'decided', decided),
  state('results', 'running', running),
  state('results', 'error', failed),
  state('results', 'viewer', viewer),
  state('results', 'rating', rating),
  state('profile', 'full', (page) => visit(page, '/app/profile')),
  state('profile', 'keys', apiKeys),
  state('profile', 'new-key', newApiKey),
  state('profile', 'delete', deleteAccount),
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
  await page.getByRole('button', { name: /^Use “/ }).click()
  await page.getByText(/· \d+ pages?$/).waitFor()
}

async function searching(page: Page): Promise<void> {
  await visit(page, '/app/check')
  await page.getByRole('searchbox').fill('agreement')
  await page.getByRole('checkbox', { name: 'All folders' }).check()
  await page.getByRole('region', { name: 'Found' }).locator('mark').first().waitFor()
  await page.locator('.skeleton').waitFor({ state: 'detached' })
}

async function ruleDialog(page: Page): Promise<void> {
  await visit(page, '/app/check')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const rules = page.getByRole('dialog').getByRole('textbox', { name: 'Rules' })
  await rules.press('Control+End')
  await page.keyboard.type('\nDelivery takes a reasonable time.')
  await page.getByText('vague:').first().waitFor()
}

/** Simulates money spent in another tab after this one was opened. */
async function refused(page: Page): Promise<void> {
  await fullCheck(page)
  await page.route('**/api/documents/process-async*', (route) =>
    route.fulfill({ status: 402, json: { message: 'Insufficient balance' } }),
  )
  await page.route('**/api/users/me', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), balance: 0.1 } })
  })
  await page.getByRole('button', { name: 'Submit for Check' }).click()
  await page.getByText('INSUFFICIENT CREDIT BALANCE').first().waitFor()
  await page.getByRole('banner').getByText('$0.10').waitFor()
}

async function chosenFiles(page: Page): Promise<void> {
  await visit(page, '/app/batch')
  const pdf = { mimeType: 'application/pdf', buffer: readFileSync(AGREEMENT) }
  await page.getByLabel('Choose PDFs').setInputFiles([
    { ...pdf, name: 'service-agreement-brno.pdf' },
    { ...pdf, name: 'Dohoda o poskytování služeb – Krátký & synové (podepsaná verze) 2026-11-18.pdf' },
    { ...pdf, name: 'scan.pdf', buffer: Buffer.from('no PDF') },
  ])
  await page.getByLabel('Rule set').selectOption({ label: 'Contracts / Service agreements' })
  await page.getByText('Not a PDF. It won’t be sent.').waitFor()
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
  await page.locator('.viewer-mark').first().waitFor()
  await page.locator('.viewer-canvas canvas').first().waitFor()
}

async function reason(page: Page): Promise<void> {
  await finished(page)
  await page.keyboard.press('2')
  await page.keyboard.type('Agreed with the supplier on 12 November, because the price depends on the term.')
}

/** Every finding confirmed; the account keeps nothing of it. */
async function decided(page: Page): Promise<void> {
  await page.route('**/reviews', (route) => route.fulfill({ status: 204 }))
  await finished(page)
  const [, total] = /of (\d+)/.exec(await page.locator('.review-progress').innerText()) ?? []
  for (let left = Number(total); left > 0; left -= 1) await page.keyboard.press('1')
  await page.getByRole('button', { name: 'Reviewed PDF' }).waitFor()
}

/** Replaces the newest entry, both in the list and when fetched alone. */
function withNewest(change: Partial<HistoryEntry>): Opening {
  const bare = {
    resultDate: null,
    documentResultId: null,
    annotatedPdf: null,
    result: null,
    savedResult: false,
  }
  const changed = (entry: HistoryEntry): object => ({ ...entry, ...bare, createdAt: new Date(), ...change })
  return async (page) => {
    await page.route(/\/api\/documents\/\d+$/, async (route) => {
      await route.fulfill({ json: changed(await (await route.fetch()).json()) })
    })
    await page.route('**/api/documents/results', async (route) => {
      const [newest, ...others] = (await (await route.fetch()).json()) as [HistoryEntry, ...HistoryEntry[]]
      await route.fulfill({ json: [changed(newest), ...others] })
    })
    await visit(page, '/app/history')
    await page.locator('.results-message').waitFor()
  }
}

async function running(page: Page): Promise<void> {
  const started = new Date(Date.now() - 12_000).toISOString()
  await withNewest({ state: 'PROCESSING', stage: 'asking', createdAt: started })(page)
}

async function failed(page: Page): Promise<void> {
  await withNewest({
    state: 'ERROR',
    priceFinal: 0,
    failure: 'This PDF is protected by a password.',
  })(page)
}

async function rating(page: Page): Promise<void> {
  await finished(page)
  await page.addInitScript(() => localStorage.removeItem('appRated'))
  await page.reload()
  await page.getByRole('region', { name: 'Rate our app' }).waitFor()
}

/** The list after a key was created and its dialog closed. */
async function apiKeys(page: Page): Promise<void> {
  await newApiKey(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await page
    .getByRole('button', { name: /^Revoke/ })
    .first()
    .scrollIntoViewIfNeeded()
}

async function newApiKey(page: Page): Promise<void> {
  await visit(page, '/app/profile')
  await page.getByRole('button', { name: 'New API key' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Build server')
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await dialog.getByLabel('API key').waitFor()
}

async function deleteAccount(page: Page): Promise<void> {
  await visit(page, '/app/profile')
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('dialog').getByRole('textbox').waitFor()
}
