/** Screenshots of receipt verification, tests of a rule set, and rule files. */
import type { Page } from 'playwright-core'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { type Screen, visit } from './screen.ts'
import { AGREEMENT, state } from './state.ts'

export const TOOLS: readonly Screen[] = [
  state('verify', 'empty', (page) => visit(page, '/verify')),
  state('verify', 'valid', (page) => verified(page, (text) => text)),
  state('verify', 'changed', (page) => verified(page, (text) => text.replace('"pages":', '"pages":1'))),
  state('results', 'keep-test', kept),
  state('check', 'import-menu', importMenu),
  state('check', 'tests', tests),
  state('check', 'run-tests', chosenTests),
  state('check', 'tests-run', runTests),
]

async function newest(page: Page): Promise<number> {
  const entries = (await (await page.request.get('/api/documents/results')).json()) as HistoryEntry[]
  return entries[0]?.documentRequestId ?? 0
}

/** Verifies the newest receipt, after `change`, with its document. */
async function verified(page: Page, change: (receipt: string) => string): Promise<void> {
  const receipt = await page.request.get(`/api/documents/${await newest(page)}/receipt`)
  const buffer = Buffer.from(change(await receipt.text()))
  await visit(page, '/verify')
  await page
    .getByLabel('Receipt', { exact: true })
    .setInputFiles({ name: 'service-agreement-receipt.json', mimeType: 'application/json', buffer })
  await page.getByLabel('PDFs that belong to it').setInputFiles(AGREEMENT)
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByRole('status').getByText('signed').first().waitFor()
}

/** Keeps two findings as tests. */
async function kept(page: Page): Promise<void> {
  for (const finding of [1, 2]) {
    await page.goto('about:blank')
    await visit(page, `/app/history#check-${await newest(page)}-finding-${finding}`)
    const saved = page.waitForResponse((response) => response.url().endsWith('/tests'))
    await page.getByRole('button', { name: 'Keep as test' }).click()
    await saved
  }
}

async function importMenu(page: Page): Promise<void> {
  await visit(page, '/app/check')
  await page.getByRole('button', { name: 'More for rule sets' }).click()
}

async function tests(page: Page): Promise<void> {
  await kept(page)
  await visit(page, '/app/check')
  await page.getByRole('button', { name: 'Run tests' }).scrollIntoViewIfNeeded()
}

async function chosenTests(page: Page): Promise<void> {
  await tests(page)
  await page.getByRole('button', { name: 'Run tests' }).click()
  await page.getByRole('dialog').getByLabel('Documents', { exact: true }).setInputFiles(AGREEMENT)
  await page.getByText('1 of 1 documents chosen').waitFor()
}

async function runTests(page: Page): Promise<void> {
  await chosenTests(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Run tests' }).click()
  await page.getByText(/verdicts flipped/).waitFor()
}
