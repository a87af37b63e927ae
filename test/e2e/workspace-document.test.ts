/** Check, right column: from a file to a submission. */
import { PDFDocument } from 'pdf-lib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { FILE_MAX_BYTES } from '../../src/domain/document/documents.ts'
import { accessibilityFaults, awake, chooseLarge, stopClock, visit } from '../support/browser.ts'
import { agreement, pdfOf } from '../support/pdf.ts'
import { checkScreen, chooseFile, documentColumn, fail, row, says, toasts } from './workspace-page.ts'

const CONTRACTS = {
  Contracts: { Lease: '1. The agreement names its governing law.', Sale: '1. The price is stated.' },
  Reports: { Annual: '1. The year is named.' },
}
const SUBMIT = '/api/documents/process-async'

function select(page: Page, label: string) {
  return documentColumn(page).getByLabel(label, { exact: true })
}
function submitButton(page: Page) {
  return documentColumn(page).getByRole('button', { name: 'Submit for Check' })
}
async function ready(page: Page): Promise<void> {
  await chooseFile(page, 'lease.pdf')
  await select(page, 'Folder').selectOption({ label: 'Contracts' })
  await select(page, 'Rule set').selectOption({ label: 'Lease' })
}

/** Drops files with these names, by default on the column. */
async function drop(page: Page, names: readonly string[], where = documentColumn(page)): Promise<void> {
  const files = await page.evaluateHandle((all) => {
    const data = new DataTransfer()
    for (const name of all) data.items.add(new File(['%PDF-1.7'], name))
    return data
  }, names)
  await where.dispatchEvent('dragover', { dataTransfer: files })
  await where.dispatchEvent('drop', { dataTransfer: files })
}

test('[CHK-01] [CHK-02] [CHK-03] [CHK-04] [CHK-07] [CHK-12] [CHK-13] [CHK-14] the column leads from the file to the rule set', async () => {
  const { page } = await checkScreen(CONTRACTS)
  await expect.poll(() => page.locator('input[type=file]').getAttribute('accept')).toBe('.pdf')
  await expect.poll(() => submitButton(page).isDisabled()).toBe(true)
  await expect.poll(() => select(page, 'Rule set').isDisabled()).toBe(true)
  await ready(page)
  await expect.poll(() => submitButton(page).isDisabled()).toBe(false)
  expect(await accessibilityFaults(page)).toEqual([])
  await select(page, 'Folder').selectOption({ label: 'Reports' })
  await expect.poll(() => select(page, 'Rule set').inputValue()).toBe('')
})

test('[CHK-09] [CHK-10] [CHK-11] another file replaces the first and clears its folder and rule set', async () => {
  const { page } = await checkScreen(CONTRACTS)
  await ready(page)
  await chooseFile(page, 'sale.pdf')
  await documentColumn(page).getByText('sale.pdf').waitFor()
  await expect
    .poll(() => documentColumn(page).locator('.chosen-file-name', { hasText: 'lease.pdf' }).count())
    .toBe(0)
  await expect.poll(() => select(page, 'Folder').inputValue()).toBe('')
  await expect.poll(() => select(page, 'Rule set').inputValue()).toBe('')
})

test('[CHK-05] [CHK-06] [CHK-08] anything but one PDF of at most 10 MB is refused with the reason', async () => {
  const { page } = await checkScreen(CONTRACTS)
  await chooseFile(page, 'letter.docx')
  await documentColumn(page).getByText('Only PDF files are supported').waitFor()
  await drop(page, ['letter.docx'])
  await documentColumn(page).getByText('Only PDF files are supported').waitFor()
  await drop(page, ['one.pdf', 'two.pdf'])
  await documentColumn(page).getByText('Maximum 1 file allowed').waitFor()
  await chooseLarge(page.locator('input[type=file]'), FILE_MAX_BYTES + 1)
  await documentColumn(page).getByText('File is too large. Maximum is 10MB.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await drop(page, ['one.pdf'])
  await documentColumn(page).locator('.chosen-file-name', { hasText: 'one.pdf' }).waitFor()
  await expect.poll(() => documentColumn(page).getByRole('alert').count()).toBe(0)
})

test('[CHK-16] [CHK-17] Enter shows what is missing', async () => {
  const { page, calls } = await checkScreen(CONTRACTS)
  await select(page, 'Folder').focus()
  await page.keyboard.press('Control+Enter')
  await documentColumn(page).getByText('Please upload at least one file').waitFor()
  await chooseFile(page, 'lease.pdf')
  await chooseFile(page, 'sale.pdf')
  await submitButton(page).click()
  await documentColumn(page).getByText('Please assign rule sets to all files').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([])
})

test('[CORE-09] [CORE-13] [CHK-18] [CHK-19] [DATA-10] a document is submitted, charged and confirmed by a toast; the form is emptied', async () => {
  const { page } = await checkScreen(CONTRACTS)
  await documentColumn(page).getByText('$0.250').waitFor()
  const pdf = Buffer.from(await agreement())
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Smlouva č. 1.pdf', mimeType: 'application/pdf', buffer: pdf })
  await documentColumn(page).getByText('1 page', { exact: false }).waitFor()
  await documentColumn(page).locator('.check-summary').getByText('against Lease', { exact: false }).waitFor()
  const sent = page.waitForRequest((request) => request.url().includes(SUBMIT))
  const link = toasts(page).getByRole('link', { name: 'Open result' }).getAttribute('href')
  await submitButton(page).click()
  const query = new URL((await sent).url()).searchParams
  expect(query.get('note')).toBe('Document check via web interface')
  expect(Number(query.get('promptId'))).toBeGreaterThan(0)
  await says(
    page,
    'Successfully submitted 1 document(s) for processing. Check the Results section to view progress.',
  )
  expect(await link).toMatch(/^\/app\/history#check-\d+$/)
  await documentColumn(page).getByText('Choose a PDF or drop it here').waitFor()
  await expect.poll(() => select(page, 'Folder').inputValue()).toBe('')
  await page.getByRole('banner').getByText('$9.75').waitFor()
})

test('the number of pages is shown if the file states it clearly', async () => {
  const { page } = await checkScreen(CONTRACTS)
  const about = documentColumn(page).locator('.chosen-file-size')
  const choose = (name: string, bytes: Uint8Array): Promise<void> =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) })
  await choose('three.pdf', await pdfOf(['One'], ['Two'], ['Three']))
  await expect.poll(() => about.innerText()).toMatch(/ · 3 pages$/)
  await choose('one.pdf', await pdfOf(['One']))
  await expect.poll(() => about.innerText()).toMatch(/ · 1 page$/)
  await chooseFile(page, 'broken.pdf', '%PDF-1.7 nothing that follows makes sense')
  await documentColumn(page).getByText('broken.pdf').waitFor()
  await expect.poll(() => about.innerText()).toBe('41 B')
})

test('problems that the browser can detect are shown before the file is sent', async () => {
  const { page } = await checkScreen(CONTRACTS)
  const column = documentColumn(page)
  const choose = (name: string, bytes: Uint8Array): Promise<void> =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) })
  const locked = await PDFDocument.load(await agreement())
  locked.encrypt({ userPassword: 'secret', ownerPassword: 'secret too' })
  await choose('locked.pdf', await locked.save())
  await column.getByText('This PDF is protected by a password.', { exact: false }).waitFor()
  expect(await submitButton(page).isDisabled()).toBe(true)
  await choose('empty.pdf', new Uint8Array())
  await column.getByText('This file is empty. Choose another one.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await choose('fine.pdf', await agreement())
  await column.locator('.chosen-file-size').getByText('1 page', { exact: false }).waitFor()
  await expect.poll(() => column.getByRole('alert').count()).toBe(0)
  await chooseFile(page, 'words.pdf', 'just words')
  await column.getByText('Only PDF files are supported').waitFor()
  await expect.poll(() => column.getByText('words.pdf').count()).toBe(0)
})

test('[CHK-15] during the upload nothing can be changed', async () => {
  const { page } = await checkScreen(CONTRACTS)
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**${SUBMIT}**`, async (route) => {
    await held
    await route.abort()
  })
  await ready(page)
  await submitButton(page).click()
  await expect.poll(() => submitButton(page).isDisabled()).toBe(true)
  await expect.poll(() => select(page, 'Folder').isDisabled()).toBe(true)
  expect(await accessibilityFaults(page)).toEqual([])
  release()
  await says(page, 'Failed to submit documents for processing')
  await expect.poll(() => submitButton(page).isDisabled()).toBe(false)
})

test.each([
  [500, 'Server error. Please try again later.'],
  [413, 'File is too large. Maximum is 10MB.'],
])(
  '[CHK-20] [ERR-12] a submission that fails with %i is reported and keeps the file',
  async (status, reason) => {
    const { page } = await checkScreen(CONTRACTS)
    await fail(page, 'POST', SUBMIT, status)
    await ready(page)
    await submitButton(page).click()
    await says(page, 'Failed to submit documents for processing')
    await says(page, reason)
    await documentColumn(page)
      .getByText(`The document was not submitted and is still selected. ${reason}`)
      .waitFor()
    await documentColumn(page).locator('.chosen-file-name', { hasText: 'lease.pdf' }).waitFor()
    await expect.poll(() => select(page, 'Rule set').inputValue()).not.toBe('')
  },
)

test('[CHK-21] [CHK-22] [CHK-23] [CHK-25] a balance that is too low shows the red toast; the file is kept, also during the payment', async () => {
  const { page } = await checkScreen(CONTRACTS)
  await fail(page, 'POST', SUBMIT, 402, 'Insufficient balance')
  await ready(page)
  await submitButton(page).click()
  await says(page, 'INSUFFICIENT CREDIT BALANCE')
  await says(
    page,
    'Please top up your account to process documents. Your files remain saved for retry after payment.',
  )
  const title = toasts(page).getByText('INSUFFICIENT CREDIT BALANCE')
  expect(await title.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(185, 28, 28)')
  await documentColumn(page).locator('.chosen-file-name', { hasText: 'lease.pdf' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fileWaits'))).toBe('true')
  await page.goto('/app/profile')
  await page.goto('/app/check')
  await awake(page)
  await documentColumn(page).locator('.chosen-file-name', { hasText: 'lease.pdf' }).waitFor()
  await page.unrouteAll()
  await submitButton(page).click()
  await says(
    page,
    'Successfully submitted 1 document(s) for processing. Check the Results section to view progress.',
  )
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fileWaits'))).toBeNull()
})

test('signing out on any page deletes the document that waits for its payment', async () => {
  const { page } = await checkScreen(CONTRACTS)
  await fail(page, 'POST', SUBMIT, 402, 'Insufficient balance')
  await ready(page)
  await submitButton(page).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fileWaits'))).toBe('true')
  await visit(page, '/app/profile')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  const left = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('rulemark')
        opening.onsuccess = () => {
          const counting = opening.result.transaction('files').objectStore('files').count()
          counting.onsuccess = () => resolve(counting.result)
        }
      }),
  )
  expect([await page.evaluate(() => localStorage.getItem('fileWaits')), left]).toEqual([null, 0])
})

test('a refusal because of the balance updates it, as it was spent elsewhere', async () => {
  const { page } = await checkScreen(CONTRACTS)
  await fail(page, 'POST', SUBMIT, 402, 'Insufficient balance')
  await page.route('**/api/users/me', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), balance: 0.125 } })
  })
  await ready(page)
  await submitButton(page).click()
  await page.getByRole('banner').getByText('$0.12').waitFor()
  await documentColumn(page).getByText('Your balance is too low for this check.').waitFor()
  await expect.poll(() => documentColumn(page).getByText('Balance after this check').count()).toBe(0)
  await page.unrouteAll({ behavior: 'wait' })
})

test('[CHK-24] the toast about the balance stays for 8 seconds', async () => {
  const { page } = await checkScreen(CONTRACTS)
  await fail(page, 'POST', SUBMIT, 402, 'Insufficient balance')
  await ready(page)
  await stopClock(page)
  await submitButton(page).click()
  await says(page, 'INSUFFICIENT CREDIT BALANCE')
  await page.clock.runFor(7_999)
  expect(await toasts(page).count()).toBe(1)
  await page.clock.runFor(1)
  await expect.poll(() => toasts(page).count()).toBe(0)
})

test('the chosen file and its options survive other pages and a reload', async () => {
  const { page } = await checkScreen(CONTRACTS)
  await ready(page)
  await select(page, 'Folder').selectOption({ label: 'Contracts' })
  await select(page, 'Rule set').selectOption({ label: 'Sale' })
  await documentColumn(page).getByRole('checkbox').press('Space')
  await page.getByRole('link', { name: 'Results', exact: true }).click()
  await page.waitForURL('**/app/history')
  await page.goBack()
  for (const again of [() => undefined, () => page.reload()]) {
    await again()
    await awake(page)
    await documentColumn(page).locator('.chosen-file-name', { hasText: 'lease.pdf' }).waitFor()
    await expect.poll(() => select(page, 'Rule set').locator('option:checked').textContent()).toBe('Sale')
    await expect.poll(() => documentColumn(page).getByRole('checkbox').isChecked()).toBe(true)
  }
  await page.getByRole('button', { name: 'Remove lease.pdf' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fileWaits'))).toBeNull()
})

test('the second check of a day takes three gestures to its findings: a drop, Submit and “Open result”; the same query is free', async () => {
  const { page } = await checkScreen(CONTRACTS)
  const file = { name: 'lease.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await agreement()) }
  const sum = documentColumn(page).locator('.check-summary')
  await page.locator('input[type=file]').setInputFiles(file)
  await row(page, 'Sale').click()
  await submitButton(page).click()
  await toasts(page).getByRole('link', { name: 'Open result' }).click()
  await page.waitForURL(/\/app\/history#check-\d+$/)
  await page.locator('.results-sum').waitFor()
  await visit(page, '/app/check')
  await page.locator('input[type=file]').setInputFiles(file)
  const free = /^lease\.pdf against Sale, 1\u00a0rule, free, checked on \d+ \w+\u00a0· Change$/
  await expect.poll(() => sum.innerText()).toMatch(free)
  await documentColumn(page).locator('.sums').getByText('free', { exact: true }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await submitButton(page).click()
  await toasts(page).getByRole('link', { name: 'Open result' }).click()
  await page.locator('.results-sum').waitFor()
  await page.getByRole('banner').getByText('$9.75').waitFor()
})

test('offline, a note appears, and a change fails immediately instead of waiting', async () => {
  const { page } = await checkScreen(CONTRACTS)
  await ready(page)
  await page.context().setOffline(true)
  await page.getByText('You’re offline.').waitFor()
  await submitButton(page).click()
  await says(page, 'Failed to submit documents for processing')
  await documentColumn(page).locator('.chosen-file-name', { hasText: 'lease.pdf' }).waitFor()
  await page.context().setOffline(false)
  await page.getByText('You’re offline.').waitFor({ state: 'detached' })
})

test('from an empty account to a submitted document by keyboard alone', async () => {
  const { page } = await checkScreen()
  async function tabTo(name: string): Promise<void> {
    const target = page
      .getByRole('button', { name, exact: true })
      .or(page.getByLabel(name, { exact: true }))
      .last()
    for (let press = 0; press < 40; press += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab does not lead to ${name}`)
  }
  await tabTo('New folder')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Contracts')
  await page.keyboard.press('Enter')
  await says(page, 'Folder created successfully')
  await tabTo('New rule set')
  await page.keyboard.press('Enter')
  const name = page.getByRole('dialog').getByLabel('Name')
  await expect.poll(() => name.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.type('Lease')
  await tabTo('Rules')
  await page.keyboard.type('The term is stated.')
  await page.keyboard.press('Control+Enter')
  await says(page, 'Rule created successfully')
  // Before the tabs, because the browser learns of it only some time later.
  const choosing = page.waitForEvent('filechooser', { timeout: 60_000 })
  await tabTo('Choose a PDF or drop it here PDF, at most 10 MB')
  await page.keyboard.press('Enter')
  const pdf = Buffer.from(await agreement())
  await (await choosing).setFiles({ name: 'lease.pdf', mimeType: 'application/pdf', buffer: pdf })
  await tabTo('Submit for Check')
  await page.keyboard.press('Enter')
  await says(
    page,
    'Successfully submitted 1 document(s) for processing. Check the Results section to view progress.',
  )
})

test('a file can be dropped anywhere on the screen', async () => {
  const { page } = await checkScreen(CONTRACTS)
  await drop(page, ['lease.pdf'], page.locator('.workspace-detail'))
  await documentColumn(page).locator('.chosen-file-name', { hasText: 'lease.pdf' }).waitFor()
})

test('the document is checked against the rule set chosen in the list, named in one line that doesn’t move the button', async () => {
  const { page } = await checkScreen(CONTRACTS)
  const column = documentColumn(page)
  await chooseFile(page, 'lease.pdf')
  const place = await submitButton(page).boundingBox()
  await row(page, 'Sale').click()
  await expect
    .poll(() => column.locator('.check-summary').innerText())
    .toBe('lease.pdf against Sale, 1\u00a0rule, $0.250\u00a0· Change')
  expect(await submitButton(page).boundingBox()).toEqual(place)
  await expect.poll(() => select(page, 'Rule set').locator('option:checked').textContent()).toBe('Sale')
  expect(await accessibilityFaults(page)).toEqual([])
  await column.getByRole('button', { name: 'Change' }).click()
  await expect
    .poll(() => select(page, 'Folder').evaluate((element) => element === document.activeElement))
    .toBe(true)
  await select(page, 'Folder').selectOption({ label: 'Reports' })
  await expect.poll(() => column.locator('.check-summary').count()).toBe(0)
})

test('during and after a check, a line under the button links to its results, also after a reload', async () => {
  const { page } = await checkScreen(CONTRACTS)
  let state = 'PROCESSING'
  const pdf = Buffer.from(await agreement())
  await page.route(/\/api\/documents\/\d+$/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), state } })
  })
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'lease.pdf', mimeType: 'application/pdf', buffer: pdf })
  await row(page, 'Lease').click()
  await submitButton(page).click()
  const line = documentColumn(page).locator('.running-check')
  await line.getByText('Checking lease.pdf.').waitFor()
  state = 'ERROR'
  await line.getByText('Not checked, refunded: lease.pdf.').waitFor()
  state = 'FINISHED'
  await page.reload()
  await awake(page)
  await line.getByText('Checked: lease.pdf.').waitFor()
  await expect.poll(() => line.getByRole('link').getAttribute('href')).toMatch(/^\/app\/history#check-\d+$/)
})
