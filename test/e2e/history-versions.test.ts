/** What changed in the text since an earlier check. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { COLOUR_RULES } from '../support/accessibility.ts'
import { accessibilityFaults, visit } from '../support/browser.ts'
import { newRuleSet, submitAndWait } from '../support/checks.ts'
import { pdfOf } from '../support/pdf.ts'
import type { SignedIn } from '../support/signed-in.ts'
import { reader } from './history-page.ts'

const GIVEN = '2. Confidentiality. Each party shall keep'
const V1 = [
  [
    'SERVICE AGREEMENT',
    '1. Payment. The Client shall pay each invoice within 30 days of receipt.',
    `${GIVEN} the terms of this agreement confidential.`,
    '3. Deliveries are made to the office of the Client in Graz on working days only.',
  ],
  [
    '4. Notices are sent in writing to the address of the other party named above.',
    '5. Reports are written once a month and sent to the other party by electronic mail.',
    '6. Governing law. This agreement is governed by the laws of Austria.',
  ],
]
const V2 = [
  [
    'SERVICE AGREEMENT',
    '1. Payment. The Client shall pay each invoice within 45 days of receipt.',
    `${GIVEN} all terms of this agreement confidential.`,
    '3. Deliveries are made to the office of the Client in Linz on working days only.',
    '4. Reports are written once a month and sent to the other party by electronic mail.',
  ],
  [
    '5. Notices are sent in writing to the address of the other party named above.',
    '6. Governing law. This agreement is governed by the laws of Austria.',
  ],
]

/** Checks both versions and opens what changed; returns the earlier check's id. */
async function compared(account: SignedIn, prepare?: (page: Page, id: number) => Promise<unknown>) {
  const { page } = account
  const rules = await newRuleSet(account)
  const { documentRequestId } = await submitAndWait(account, rules, await pdfOf(...V1), 'agreement.pdf')
  await submitAndWait(account, rules, await pdfOf(...V2), 'agreement v2.pdf')
  await prepare?.(page, documentRequestId)
  await visit(page, '/app/history')
  await page.getByRole('button', { name: 'What changed in the text' }).click()
  return page.getByRole('dialog')
}

test('shows the changes with their findings, flips first, in both versions, by keyboard', async () => {
  const account = await reader()
  const { page } = account
  const dialog = await compared(account)
  const items = dialog.getByRole('listitem').filter({ has: page.getByRole('button') })
  await items.first().getByText('Rule 2: Met → Broken').waitFor()
  expect((await items.getByRole('button').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual([
    '1. Changed · 1. Payment · page 1 The Client shall pay each invoice within 3045 days of receipt.',
    '2. Changed · 2. Confidentiality · page 1 Each party shall keep theall terms of this agreement confidential.',
    '3. Changed · 2. Confidentiality · page 1 Deliveries are made to the office of the Client in GrazLinz on working days only.',
  ])
  const lit = (name: string) => dialog.getByRole('region', { name }).locator('.viewer-mark.mark-quote')
  await lit('Before: agreement.pdf').waitFor()
  await lit('Now: agreement v2.pdf').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  const shown = dialog.locator('output')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect.poll(() => shown.innerText()).toBe('3 of 4')
  await page.keyboard.press('j')
  await dialog.getByRole('button', { name: '4. Moved' }).waitFor()
  await page.keyboard.press('f')
  await expect.poll(() => shown.innerText()).toBe('1 of 4')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('agreement v2-changes.csv')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await accessibilityFaults(page, COLOUR_RULES)).toEqual([])
  }
})

test('asks for a version that is no longer kept, and takes only the file that was checked', async () => {
  const account = await reader()
  const { page } = account
  const dialog = await compared(account, async (tab, id) => {
    await tab.route(`**/api/documents/${id}/pdf`, (route) => route.fulfill({ status: 404, json: {} }))
  })
  await dialog.getByText('“agreement.pdf” can’t be loaded').waitFor()
  const choose = async (pages: typeof V1) =>
    dialog.locator('input[type=file]').setInputFiles({
      name: 'old.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(await pdfOf(...pages)),
    })
  await choose(V2)
  await dialog.getByText('“agreement.pdf” is another file than the one checked').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await choose(V1)
  await dialog.getByText('1 of 4').waitFor()
})
