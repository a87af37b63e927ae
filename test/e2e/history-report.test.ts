/** The report of a finished check. */
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { placeWords } from '../../src/domain/results/evidence-words.ts'
import type { Finding } from '../../src/domain/results/verdicts.ts'
import { shapeOf } from '../../src/icons/icon.ts'
import { visit } from '../support/browser.ts'
import { newRuleSet, RULES, submitAndWait } from '../support/checks.ts'
import { pdfOf } from '../support/pdf.ts'
import type { SignedIn } from '../support/signed-in.ts'
import { answerList, base, reader } from './history-page.ts'

const ABSENT = 'The agreement must contain a data protection clause.'

/** A checked document of two pages with a rule for each verdict, and the general checks. */
async function report(account: SignedIn): Promise<HistoryEntry> {
  const pdf = await pdfOf(
    [
      'SERVICE AGREEMENT',
      '1. Payment. The Client shall pay each invoice within 45 days of receipt.',
      '2. Confidentiality. Each party shall keep the terms of this agreement confidential.',
    ],
    [
      '3. Protection of the equipment. The Client protects the the equipment against damage.',
      '4. Governing law. This agreement is governed by the laws of Austria.',
    ],
  )
  return submitAndWait(account, await newRuleSet(account, [...RULES, ABSENT]), pdf)
}

function findingsOf({ result }: HistoryEntry): readonly Finding[] {
  return [...(result?.specificRules ?? []), ...(result?.generalRules ?? [])]
}

function card(page: Page, { rule }: Pick<Finding, 'rule'>): Locator {
  return page.getByRole('article', { name: rule, exact: true })
}

test('a rule that is not found shows the reason and the closest passages, and no quote', async () => {
  const account = await reader()
  const { page } = account
  const absent = findingsOf(await report(account)).find(({ rule }) => rule === ABSENT)
  await visit(page, '/app/history')
  const finding = card(page, { rule: ABSENT })
  await expect.poll(() => finding.locator('.verdict').innerText()).toBe('Not found in the document')
  await expect.poll(() => finding.locator('.verdict path').getAttribute('d')).toBe(shapeOf('minus'))
  await expect.poll(() => finding.locator('.finding-words').innerText()).toBe(absent?.reason)
  const nearest = finding.getByRole('group')
  await nearest.getByText(/^Searched 2 pages for .*\. Closest: /).click()
  await expect
    .poll(() => nearest.locator('q').allInnerTexts())
    .toEqual(absent?.nearest?.map(({ text }) => text))
  await expect
    .poll(() => nearest.getByRole('button', { name: /page \d$/i }).allInnerTexts())
    .toEqual(absent?.nearest?.map(placeWords))
  await expect
    .poll(() => nearest.getByRole('button', { name: 'This is it' }).count())
    .toBe(absent?.nearest?.length ?? 0)
  await expect.poll(() => finding.getByRole('list', { name: 'Evidence' }).count()).toBe(0)
  await expect.poll(() => finding.locator('blockquote').count()).toBe(0)
  await expect.poll(() => finding.getByText(/Broken|Quote found|The document says/).count()).toBe(0)
  await expect.poll(() => finding.locator('.finding-fix').count()).toBe(0)
})

test('without any close passage, the reason and what was searched are shown', async () => {
  const { page } = await reader()
  await answerList(page, { entries: [base] })
  await visit(page, '/app/history')
  const finding = card(page, { rule: 'Rule three' })
  await expect.poll(() => finding.locator('.finding-words').innerText()).toBe('Absent')
  await finding.getByText('Searched 3 pages.').waitFor()
  await expect.poll(() => finding.locator('.finding-fix').count()).toBe(0)
})

test('a printed result is the report alone: of its buttons, only those that name places are left', async () => {
  const account = await reader()
  const { page } = account
  await report(account)
  await visit(page, '/app/history')
  await page.getByRole('button', { name: 'Confirm issue' }).first().waitFor()
  await page.emulateMedia({ media: 'print' })
  const buttons = await page.getByRole('button').allInnerTexts()
  expect(buttons.filter((name) => !/page \d+$/i.test(name))).toEqual([])
  expect(await page.getByRole('list', { name: 'Checked documents' }).count()).toBe(0)
})
