import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { mailTo, newEmail, PASSWORD } from '../support/account.ts'
import { awake, openTab, toast, visit } from '../support/browser.ts'
import { highlightedWords } from '../support/highlights.ts'
import { agreement } from '../support/pdf.ts'

async function register(page: Page, email: string): Promise<void> {
  await visit(page, '/register')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await page.getByRole('button', { name: 'Resend confirmation email' }).waitFor()
}

async function confirmationLink(email: string): Promise<string> {
  return /https?:\S+token=\S+/.exec((await mailTo(email)).text)?.[0] ?? ''
}

async function confirmAndSignIn(page: Page, email: string): Promise<void> {
  await visit(page, await confirmationLink(email))
  await page.getByRole('button', { name: 'Activate my account' }).click()
  await page.getByRole('heading', { name: 'Your account is activated' }).waitFor()
  await page.locator('main').getByRole('link', { name: 'Sign In' }).click()
  await page.waitForURL('**/login')
  await awake(page)
  await page.getByLabel(/email/i).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/app/demo/check')
  await page.getByRole('button', { name: 'Skip tour' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await visit(page, '/app/check')
}

test('from the link in the confirmation mail to the first verdict on one’s own PDF it takes six clicks', async () => {
  const { page } = await openTab({ reducedMotion: 'reduce' })
  const email = newEmail()
  await register(page, email)
  await visit(page, await confirmationLink(email))
  let clicks = 0
  async function click(target: Locator): Promise<void> {
    await target.click()
    clicks += 1
  }
  await click(page.getByRole('button', { name: 'Activate my account' }))
  await page.getByRole('heading', { name: 'Your account is activated' }).waitFor()
  await click(page.locator('main').getByRole('link', { name: 'Sign In' }))
  await page.waitForURL('**/login')
  await awake(page)
  await page.getByLabel(/email/i).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/app/demo/check')
  await click(page.getByRole('button', { name: 'I know how it works: check my own PDF' }))
  await page.waitForURL('**/app/check')
  await awake(page)
  await click(page.getByRole('button', { name: 'Add', exact: true }).first())
  await toast(page, 'Rule created successfully')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'own.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await agreement()) })
  await click(page.getByRole('button', { name: 'Submit for Check' }))
  await click(page.getByRole('link', { name: 'Open result' }))
  await page.getByRole('article').first().locator('.verdict').waitFor()
  expect(clicks).toBe(6)
})

async function makeRuleSet(page: Page, name: string, rules: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'New folder' }).click()
  await page.getByLabel('New folder name').fill('Contracts')
  await page.keyboard.press('Enter')
  await toast(page, 'Folder created successfully')
  await page.getByRole('button', { name: 'New rule set' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('textbox', { name: 'Rules' }).click()
  await page.keyboard.press('End')
  for (const [index, rule] of rules.entries()) {
    if (index > 0) await page.keyboard.press('Enter')
    await page.keyboard.type(rule)
  }
  await dialog.getByRole('button', { name: 'Create' }).click()
  await toast(page, 'Rule created successfully')
}

async function submit(page: Page, name: string, pdf: Uint8Array): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(pdf) })
  await page.getByLabel('Folder', { exact: true }).selectOption({ label: 'Contracts' })
  await page.getByLabel('Rule set', { exact: true }).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Submit for Check' }).click()
  await toast(
    page,
    'Successfully submitted 1 document(s) for processing. Check the Results section to view progress.',
  )
}

/** Words highlighted in the downloaded PDF. */
async function checkedPdf(page: Page): Promise<readonly string[]> {
  const results = await page.request.get('/api/documents/results')
  const [entry] = (await results.json()) as HistoryEntry[]
  const response = await page.request.get(entry?.annotatedPdf ?? '')
  return highlightedWords(new Uint8Array(await response.body()))
}

async function runJob(name: string, pdf: Uint8Array, rules: readonly string[]): Promise<Page> {
  const { page } = await openTab({ reducedMotion: 'reduce' })
  const email = newEmail()
  await register(page, email)
  await confirmAndSignIn(page, email)
  await makeRuleSet(page, 'My rules', rules)
  await submit(page, name, pdf)
  await page.getByRole('navigation').getByRole('link', { name: 'Results' }).click()
  await page.waitForURL('**/app/history')
  await awake(page)
  await page.getByText('FINISHED').first().waitFor({ timeout: 60_000 })
  return page
}

test('[CORE-01, CORE-02, CORE-09, CORE-12, CHK-19, HIST-19] a new user gets a verdict with proof', async () => {
  const page = await runJob('agreement.pdf', await agreement(), [
    'The agreement must contain the word "confidential".',
    'Payment must be due within 30 days.',
  ])
  await page.getByText('Payment must be due within 30 days.').first().waitFor()
  await page.getByText('Quote found').first().waitFor()
  const words = (await checkedPdf(page)).join(' ')
  expect(words).toContain('45 days')
  await expect.poll(() => page.getByRole('banner').textContent()).toContain('$9.75')
})
