/** Many documents: choosing, cost, sending with failures, the results table and its exports. */
import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { Movement } from '../../src/contract/billing.ts'
import { accessibilityFaults, awake, chooseLarge, stopClock, visit } from '../support/browser.ts'
import { newRuleSet } from '../support/checks.ts'
import { rows } from '../support/database.ts'
import { holdAnswers } from '../support/held-answers.ts'
import { pdfOf } from '../support/pdf.ts'
import { type SignedIn, signedInTab } from '../support/signed-in.ts'

const SUBMISSION = '**/api/documents/process-async*'

interface Upload {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** Unique contracts that have not been checked before. */
function contracts(count: number): Promise<Upload[]> {
  const mark = crypto.randomUUID()
  return Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const pdf = await pdfOf([`Contract ${n} of ${mark}.`, 'Payment is due within 45 days.'])
      return upload(`contract-${n}.pdf`, Buffer.from(pdf))
    }),
  )
}

function upload(name: string, buffer: Buffer): Upload {
  return { name, mimeType: 'application/pdf', buffer }
}

async function reader(rules?: readonly string[]): Promise<SignedIn> {
  const tab = await signedInTab({ expected: /^Failed to load resource/, reducedMotion: 'reduce' })
  await tab.page.addInitScript(() => {
    localStorage.setItem('cookieConsent', 'accepted')
    localStorage.setItem('appRated', 'true')
  })
  await newRuleSet(tab, rules)
  await visit(tab.page, '/app/batch')
  return tab
}

const choose = (page: Page, files: Upload[]) => page.getByLabel('Choose PDFs').setInputFiles(files)
const button = (page: Page, name: string) => page.getByRole('button', { name })
const table = (page: Page) => page.getByRole('grid', { name: 'Documents and rules' })
const done = (page: Page) =>
  page.getByRole('region', { name: 'Progress' }).waitFor({ state: 'detached', timeout: 60_000 })

async function balance({ visitor }: SignedIn): Promise<number> {
  return (await visitor.get<{ balance: number }>('/api/users/me')).balance
}

/** Booked amounts of checks and refunds. */
async function booked({ visitor }: SignedIn): Promise<number[]> {
  const movements = await visitor.get<Movement[]>('/api/users/me/movements')
  return movements.filter(({ kind }) => kind === 'check' || kind === 'refund').map(({ amount }) => amount)
}

test('Check links to the screen; files that can’t be sent have a reason before anything is paid', async () => {
  const { page } = await reader()
  await visit(page, '/app/check')
  await page.getByRole('link', { name: 'Check many documents' }).click()
  await page.getByRole('heading', { name: 'Check many documents' }).waitFor()
  const tab = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Check' })
  expect(await tab.getAttribute('aria-current')).toBe('true')
  await awake(page)
  expect(await accessibilityFaults(page)).toEqual([])
  const files = await contracts(1)
  await choose(page, [...files, upload('fake.pdf', Buffer.from('no'))])
  await chooseLarge(page.getByLabel('Choose PDFs'), 10 * 1024 * 1024 + 1)
  const list = page.getByRole('region', { name: 'Files to send' })
  await list.getByText('Not a PDF. It won’t be sent.').waitFor()
  await list.getByText('Larger than 10 MB. It won’t be sent.').waitFor()
  await list.getByText('1 page').waitFor()
  await page.getByText('1 document × $0.250 = $0.25. Your balance of $10.00 is enough.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('asking three times shows its price in advance, costs that, and applies to documents added later', async () => {
  const tab = await reader()
  const { page } = tab
  const [first, second] = await contracts(2)
  await choose(page, first ? [first] : [])
  await page.getByRole('checkbox', { name: 'Ask three times, for $0.750' }).check()
  await page.getByText('1 document × $0.750 (asked three times) = $0.75.').waitFor()
  await button(page, 'Check it').click()
  await done(page)
  expect(await booked(tab)).toEqual([-0.75])
  await page.reload()
  await awake(page)
  await choose(page, second ? [second] : [])
  await page.getByText('1 document × $0.750 (asked three times) = $0.75.').waitFor()
})

test('with money for two of three documents, two are checked; the table opens the proof, also by keyboard', async () => {
  const tab = await reader(['The document mentions payment.', 'Payment is due within 30 days.'])
  const { page } = tab
  await rows(
    `insert into ledger (debit, credit, amount, code, ref, at)
      select 'user:' || id, 'revenue', 9450, 'correction', email, 1 from users where email = ?`,
    tab.email,
  )
  await visit(page, '/app/batch')
  await choose(page, await contracts(3))
  await page.getByText('3 documents × $0.250 = $0.75. Your balance of $0.55 covers 2.').waitFor()
  await expect.poll(() => button(page, 'Check all 3').isDisabled()).toBe(true)
  await button(page, 'Check the first 2').click()
  await done(page)
  await expect.poll(() => balance(tab)).toBe(0.05)
  await expect.poll(() => table(page).getByRole('row').count()).toBe(3)
  await page.getByText('Your balance of $0.05 covers 0.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await page.reload()
  await awake(page)
  await table(page).getByRole('link', { name: 'contract-0.pdf' }).first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await expect.poll(focused).toBe('Broken: Payment is due within 30 days., contract-0.pdf')
  await page.locator('.matrix-proof').getByText('Payment is due within 45 days.').waitFor()
  expect(await page.locator('.matrix-proof').innerText()).toContain('page 1')
  await page.locator('.matrix-proof').getByRole('img', { name: 'Picture of these words on page 1' }).waitFor()
  await page.keyboard.press('Control+End')
  await expect.poll(focused).toContain('General checks, contract-1.pdf')
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/app\/history#check-\d+-finding-2$/)
  await awake(page)
  await page.locator('article[aria-current=true]', { hasText: 'Payment is due within 30 days.' }).waitFor()
  const words = await page.getByText(/^0 of \d+ decided$/).innerText()
  const saved = page.waitForResponse('**/reviews')
  await page.keyboard.press('1')
  await page
    .getByRole('status')
    .getByText(/^Issue confirmed/)
    .waitFor()
  await saved
  await page.getByRole('link', { name: 'Back to its batch' }).click()
  await awake(page)
  const row = table(page).getByRole('row').filter({ hasText: 'contract-0.pdf' })
  await row.getByText(words.replace('0', '1')).waitFor()
})

test('sending waits after 429, 503 and lost connections; every file is charged once', async () => {
  const tab = await reader()
  const { page } = tab
  const troubles = [
    { status: 429, headers: { 'Retry-After': '1' }, json: { message: 'x' } },
    { status: 503, headers: { 'Retry-After': '1' }, json: { message: 'x' } },
  ]
  let isLost = false
  await page.route(SUBMISSION, async (route) => {
    const trouble = troubles.shift()
    if (trouble) return route.fulfill(trouble)
    if (isLost) return route.continue()
    isLost = true
    // The request arrives, but its response is lost.
    await route.fetch()
    return route.abort()
  })
  await choose(page, await contracts(4))
  await page.getByText('4 documents × $0.250 = $1.00.', { exact: false }).waitFor()
  // The wait lasts until the test has seen it.
  await stopClock(page)
  await button(page, 'Check all 4').click()
  await page.getByText(/^The server is busy/).waitFor()
  await page.clock.resume()
  await done(page)
  await expect.poll(() => table(page).getByRole('row').count()).toBe(5)
  await expect.poll(() => booked(tab)).toEqual([-0.25, -0.25, -0.25, -0.25])
})

test('after leaving the page while sending, choosing all files again charges none twice', async () => {
  const tab = await reader()
  const { page } = tab
  const files = await contracts(3)
  let hasLeft = false
  await page.route(SUBMISSION, async (route) => {
    // Before the user leaves, one upload never ends, and one arrives without an answer.
    const data = route.request().postData()
    if (!hasLeft && data?.includes('contract-0.pdf')) await route.fetch()
    else if (hasLeft || !data?.includes('contract-1.pdf')) await route.continue()
  })
  page.on('dialog', (dialog) => dialog.accept())
  await choose(page, files)
  await button(page, 'Check all 3').click()
  await expect.poll(() => table(page).getByRole('row').count()).toBe(3)
  // A file stays in the list until its answer has come.
  await expect
    .poll(() =>
      page
        .getByLabel('Files to send')
        .getByText(/\.pdf$/)
        .count(),
    )
    .toBe(2)
  await button(page, 'Pause').click()
  await page.getByText('Paused. Documents that were submitted are still checked.').waitFor()
  await page.reload()
  // The route stays: to remove it while the page loads its scripts may leave one of them without an answer.
  hasLeft = true
  await awake(page)
  await choose(page, files)
  await button(page, 'Check all 3').click()
  await done(page)
  await expect.poll(() => table(page).getByRole('row').count()).toBe(4)
  await expect.poll(() => booked(tab)).toEqual([-0.25, -0.25, -0.25])
})

test('the most broken documents come first; the table is saved as CSV and Excel, with formulas as text', async () => {
  const { page } = await reader(['The document must mention "apples".', 'Payment is due within 30 days.'])
  const apples = await pdfOf(['Apples. Payment is due within 20 days.', crypto.randomUUID()])
  const [contract] = await contracts(1)
  await choose(page, [upload('=1+1.pdf', Buffer.from(apples)), ...(contract ? [contract] : [])])
  await button(page, 'Check all 2').click()
  await done(page)
  const saved = async (name: string): Promise<Buffer> => {
    const download = page.waitForEvent('download')
    await button(page, name).click()
    return buffer(await (await download).createReadStream())
  }
  const csv = (await saved('CSV')).toString()
  expect(csv).toContain('Broken,1,Payment is due within 45 days.')
  await page.getByLabel('Order').selectOption({ label: 'Most broken first' })
  await expect.poll(() => table(page).getByRole('row').nth(1).innerText()).toContain('contract-0.pdf')
  expect(csv).toContain("'=1+1.pdf,FINISHED,,")
  expect(csv).toContain('contract-0.pdf,FINISHED,0 of 2 decided,')
  expect(csv.split('\r\n')).toHaveLength(4)
  expect((await saved('Excel')).subarray(0, 2).toString()).toBe('PK')
})

const COPIES = `with recursive n(i) as (select 1 union all select i + 1 from n where i < 29)
  insert into checks (user_id, submission, state, file_name, rule_set_name, rules_text, language, note, query_hash,
    price, saved_result, attempts, not_before, created_at, ended_at, result_id, batch)
  select user_id, submission || i, state, 'copy-' || i || '.pdf', rule_set_name, rules_text, language, note,
    query_hash || i, 0, 1, attempts, 0, created_at, ended_at, result_id, batch
  from checks, n where user_id = (select id from users where email = ?)`

test('the server renders the visible rows of a page of many documents, and the browser the others', async () => {
  const { page, email, visitor } = await reader(['Payment is due within 30 days.'])
  await choose(page, await contracts(1))
  await button(page, 'Check it').click()
  await done(page)
  await rows(COPIES, email)
  await page.reload()
  await awake(page)
  await expect.poll(() => table(page).getByRole('row').count()).toBe(31)
  const { pathname, search } = new URL(page.url())
  const html = await (await visitor.call('GET', pathname + search)).text()
  expect(html.match(/<tr/g)).toHaveLength(21)
  expect(html).toContain('aria-rowcount="31"')
})

test('a long name is shown with its end, and the browser’s tab is named after the rule set', async () => {
  const { page } = await reader(['Payment is due within 30 days.'])
  const [file] = await contracts(1)
  const name = `${'Framework_agreement_on_data_processing_services_'.repeat(2)}final-2.pdf`
  await choose(page, file ? [{ ...file, name }] : [])
  await button(page, 'Check it').click()
  await done(page)
  const link = table(page).getByRole('link', { name, exact: true })
  await link.waitFor()
  const cut = await link.evaluate((it) => [
    it.scrollWidth - it.clientWidth,
    it.scrollHeight - it.clientHeight,
  ])
  expect(Math.max(...cut)).toBeLessThanOrEqual(0)
  const [, ruleSet] = /^Batch: (.+)$/.exec(await page.getByRole('heading', { level: 1 }).innerText()) ?? []
  expect(await page.title()).toBe(`${ruleSet} · Check many documents · Rulemark`)
})

test('an account without rule sets, and an unknown batch, show what to do', async () => {
  const { page } = await signedInTab()
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
  await visit(page, `/app/batch?id=${crypto.randomUUID()}`)
  await page.getByText('This batch is empty. Its results may have been deleted.').waitFor()
  await page.getByRole('link', { name: 'Write rules' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('cancelling refunds running checks and sends no more files', async () => {
  const mark = crypto.randomUUID()
  const tab = await reader([`The document mentions ${mark}.`])
  const { page } = tab
  const answer = await holdAnswers(inject('stack'), mark, 10)
  onTestFinished(answer)
  await choose(page, await contracts(6))
  await button(page, 'Check all 6').click()
  await page.getByText('All files are sent. You can leave this page.').waitFor({ timeout: 30_000 })
  await page.getByText('6 documents, no results yet.').waitFor()
  const top = async (name: string): Promise<number> =>
    (await page.getByRole('heading', { name }).boundingBox())?.y ?? 0
  await expect.poll(async () => (await top('Documents and rules')) < (await top('Add documents'))).toBe(true)
  await button(page, 'Cancel the batch').click()
  await page.getByRole('dialog').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the batch' }).click()
  await done(page)
  await expect.poll(() => table(page).getByText('Cancelled. The price was refunded.').count()).toBe(6)
  await expect.poll(() => balance(tab)).toBe(10)
})
