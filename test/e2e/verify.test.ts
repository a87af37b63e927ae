/** `/verify`: the browser verifies a real receipt of the worker without sending a byte of it. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { canonicalJson, type SignedReceipt } from '../../src/domain/results/receipt.ts'
import { newAccount } from '../support/account.ts'
import { accessibilityFaults, openTab } from '../support/browser.ts'
import { newRuleSet, submitAndWait } from '../support/checks.ts'
import { agreement, pdfOf } from '../support/pdf.ts'

let text: string
let marked: Uint8Array

beforeAll(async () => {
  const account = await newAccount()
  const { documentRequestId: id } = await submitAndWait(account, await newRuleSet(account), await agreement())
  text = await (await account.visitor.call('GET', `/api/documents/${id}/receipt`)).text()
  marked = new Uint8Array(await (await account.visitor.call('GET', `/api/documents/${id}/pdf`)).arrayBuffer())
})

/** The page, and every request it makes afterwards. */
async function verifyPage(colorScheme: 'light' | 'dark' = 'light'): Promise<{ page: Page; sent: string[] }> {
  const { page } = await openTab({ colorScheme })
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
  await page.goto('/verify')
  await button(page).and(page.locator(':enabled')).waitFor()
  const sent: string[] = []
  page.on('request', (request) =>
    sent.push(`${request.method()} ${new URL(request.url()).pathname} ${request.postData() ?? ''}`.trim()),
  )
  return { page, sent }
}

function button(page: Page) {
  return page.getByRole('button', { name: 'Verify' })
}

async function verify(page: Page, receipt: string, pdfs: Readonly<Record<string, Uint8Array>> = {}) {
  const mimeType = 'application/pdf'
  await page
    .getByLabel('Receipt', { exact: true })
    .setInputFiles({ name: 'receipt.json', mimeType: 'application/json', buffer: Buffer.from(receipt) })
  await page
    .getByLabel('PDFs that belong to it')
    .setInputFiles(Object.entries(pdfs).map(([name, pdf]) => ({ name, mimeType, buffer: Buffer.from(pdf) })))
  await button(page).press('Enter')
}

function said(page: Page, words: string): Promise<void> {
  return page.getByRole('status').getByText(words).waitFor()
}

test('a receipt and its PDFs are verified, and only the public keys are fetched', async () => {
  const { page, sent } = await verifyPage()
  expect(await accessibilityFaults(page)).toEqual([])
  await verify(page, text, { 'agreement.pdf': await agreement(), 'agreement-checked.pdf': marked })
  await said(page, 'Nothing has changed since this receipt was signed.')
  await said(page, '“agreement.pdf” is the document that was checked.')
  await said(page, '“agreement-checked.pdf” is the highlighted PDF.')
  await said(page, 'not that a verdict is correct')
  await said(page, 'agreement.pdf (1 page)')
  expect(sent).toEqual(['GET /.well-known/rulemark-keys.js'])
  expect(await accessibilityFaults(page)).toEqual([])
})

test('its policy lets no script of the page connect to anything or submit a form', async () => {
  const { page, complaints } = await openTab()
  const response = await page.goto('/verify')
  await button(page).and(page.locator(':enabled')).waitFor()
  const policy = response?.headers()['content-security-policy']?.split('; ')
  expect(policy).toEqual(
    expect.arrayContaining(["default-src 'none'", "connect-src 'none'", "form-action 'none'"]),
  )
  expect(complaints).toEqual([])
  const reached = await page.evaluate(() =>
    fetch('/api/hello').then(
      () => true,
      () => false,
    ),
  )
  expect(reached).toBe(false)
  await expect.poll(() => complaints.splice(0)).toContainEqual(expect.stringContaining("connect-src 'none'"))
})

test('a receipt with any field changed is refused', async () => {
  const { page } = await verifyPage('dark')
  const receipt = JSON.parse(text) as SignedReceipt & Record<string, unknown>
  const fields = Object.keys(receipt).filter((name) => name !== 'key')
  expect(fields.length).toBeGreaterThan(12)
  for (const [at, name] of fields.entries()) {
    await verify(page, canonicalJson({ ...receipt, [name]: `other ${at}` }))
    await said(page, 'was changed after it was signed')
    // So that the next verdict is known to be new.
    await page.evaluate(() => document.querySelector('#verify-result')?.replaceChildren())
  }
  await verify(page, `${text} `)
  await said(page, 'was changed after it was signed')
  expect(await accessibilityFaults(page)).toEqual([])
})

test('an unknown key, a file that is not a receipt, another file and wrong keys have different messages', async () => {
  const { page } = await verifyPage()
  await verify(page, canonicalJson({ ...JSON.parse(text), key: 'other' }))
  await said(page, 'was signed with a key that is not in the list')
  await verify(page, '{"key":1}')
  await said(page, 'is not a receipt')
  await verify(page, text, { 'other.pdf': await pdfOf(['Another document']) })
  await said(page, '“other.pdf” does not belong to this receipt.')
  await page.getByText('Verify with other keys').press('Enter')
  await page.getByLabel('Public keys').fill('{"keys":[]}')
  await verify(page, text)
  await said(page, 'was signed with a key that is not in the list')
  await page.getByLabel('Public keys').fill('none')
  await verify(page, text)
  await said(page, 'These aren’t public keys.')
})

test('the page is reached from the footer of every public page', async () => {
  const { page } = await openTab()
  await page.goto('/privacy-policy')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Verify a receipt' }).click()
  await page.getByRole('heading', { name: 'Verify a receipt', level: 1 }).waitFor()
})
