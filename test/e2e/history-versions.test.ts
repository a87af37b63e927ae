import { test } from 'vitest'
import { accessibilityFaults, visit } from '../support/browser.ts'
import { newRuleSet, submitAndWait } from '../support/checks.ts'
import { pdfOf } from '../support/pdf.ts'
import { reader } from './history-page.ts'

const V1 = [
  [
    'SERVICE AGREEMENT',
    '1. Payment. The Client shall pay each invoice within 30 days of receipt.',
    '2. Confidentiality. Each party shall keep the terms of this agreement confidential.',
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
    '2. Confidentiality. Each party shall keep all terms of this agreement confidential.',
    '3. Notices are sent in writing to the address of the other party named above.',
  ],
  [
    '4. Deliveries are made to the office of the Client in Linz on working days only.',
    '5. Governing law. This agreement is governed by the laws of Austria.',
    '6. Reports are written once a month and sent to the other party by electronic mail.',
  ],
]

test('shows', async () => {
  const account = await reader()
  const { page } = account
  const rules = await newRuleSet(account)
  await submitAndWait(account, rules, await pdfOf(...V1), 'agreement.pdf')
  await submitAndWait(account, rules, await pdfOf(...V2), 'agreement v2.pdf')
  await visit(page, '/app/history')
  await page.getByRole('button', { name: 'What changed in the text' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('1 of').waitFor()
  await dialog.locator('.viewer-mark').first().waitFor()
  await dialog.locator('canvas').nth(1).waitFor()
  for (const scheme of ['light', 'dark'] as const)
    for (const width of [1024, 1440, 1920]) {
      await page.emulateMedia({ colorScheme: scheme })
      await page.setViewportSize({ width, height: width === 1920 ? 1080 : 900 })
      await page.waitForTimeout(800)
      await page.screenshot({ path: `/tmp/versions/${scheme}-${width}.png` })
      console.log(await accessibilityFaults(page))
    }
  console.log(await dialog.locator('.versions-list').innerText())
})
