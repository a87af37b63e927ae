/** Keeps a finding as a test in Results; runs the rule set's tests in Check. */
import { expect, test } from 'vitest'
import type { RuleSet } from '../../src/contract/workspace.ts'
import { accessibilityFaults, awake, settled, visit } from '../support/browser.ts'
import { newRuleSet, submitAndWait } from '../support/checks.ts'
import { pdfOf } from '../support/pdf.ts'
import { signedInTab } from '../support/signed-in.ts'
import { dialog, says } from './workspace-page.ts'

const PAYMENT = 'Payment must be due within 60 days.'
const LAW = 'The agreement must be governed by the laws of Austria.'

function contract(): Promise<Uint8Array<ArrayBuffer>> {
  return pdfOf([
    'SERVICE AGREEMENT',
    'Payment. The Client shall pay each invoice within 45 days of receipt.',
    'Law. This Agreement is governed by the laws of Austria.',
  ])
}

test('findings become tests; after a limit is changed only its test flips, by keyboard', async () => {
  const person = await signedInTab({ reducedMotion: 'reduce' })
  const { page, visitor } = person
  await page.addInitScript(() => {
    localStorage.setItem('cookieConsent', 'accepted')
    localStorage.setItem('appRated', 'true')
  })
  const ruleSetId = await newRuleSet(person, [PAYMENT, LAW])
  const { documentRequestId: id } = await submitAndWait(person, ruleSetId, await contract(), 'agreement.pdf')
  for (const finding of [1, 2]) {
    await visit(page, `/app/history#check-${id}-finding-${finding}`)
    await page.reload()
    await awake(page)
    const kept = page.waitForResponse((response) => response.url().endsWith(`/api/documents/${id}/tests`))
    await page.getByRole('button', { name: 'Keep as test' }).press('Enter')
    expect((await kept).status()).toBe(201)
    await says(page, 'Kept as a test of “Service contract”.')
  }
  const ruleSet = await visitor.get<RuleSet>(`/api/prompts/${ruleSetId}`)
  const { name, folderId } = ruleSet
  const text = ruleSet.text.replace('60 days', '30 days')
  await visitor.json('PUT', `/api/prompts/${ruleSetId}`, { name, folderId, text })

  await visit(page, '/app/check')
  const section = page.getByRole('region', { name: 'Tests' })
  await section.getByText(PAYMENT).waitFor()
  await expect.poll(() => section.getByRole('listitem').count()).toBe(2)
  expect(await accessibilityFaults(page)).toEqual([])
  await section.getByRole('button', { name: 'Run tests' }).press('Enter')
  await dialog(page).getByText('Missing').waitFor()
  const other = {
    name: 'other.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(await pdfOf(['Other'])),
  }
  const own = { name: 'renamed.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await contract()) }
  await dialog(page).getByLabel('Documents', { exact: true }).setInputFiles([other])
  await dialog(page).getByText('0 of 1 documents chosen').waitFor()
  await dialog(page).getByLabel('Documents', { exact: true }).setInputFiles([own, own, other])
  await dialog(page).getByText('1 of 1 documents chosen. This costs at most $0.250').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Run tests' }).press('Enter')
  await dialog(page).getByText('1 of 2 verdicts flipped.').waitFor()
  const lines = dialog(page).getByRole('listitem')
  await expect.poll(() => lines.first().innerText()).toMatch(/^Broken, expected: Met; the rule changed/)
  await expect.poll(() => lines.last().innerText()).toMatch(/^Still: Met/)
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Close' }).last().press('Enter')
  await section.getByRole('button', { name: `Delete the test “${LAW}” on agreement.pdf` }).press('Enter')
  await section.getByText(LAW).waitFor({ state: 'detached' })
  expect(await visitor.get<object[]>(`/api/prompts/${ruleSetId}/tests`)).toHaveLength(1)
})

test('of two choices of documents the later counts, although the earlier takes longer to read', async () => {
  const person = await signedInTab({ reducedMotion: 'reduce' })
  const { page } = person
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
  const ruleSetId = await newRuleSet(person, [PAYMENT])
  const { documentRequestId: id } = await submitAndWait(person, ruleSetId, await contract())
  await person.visitor.json('POST', `/api/documents/${id}/tests`, { findingId: 1 })
  await visit(page, '/app/check')
  await page.getByRole('button', { name: 'Run tests' }).press('Enter')
  const read = await page.evaluateHandle(() => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const digest = crypto.subtle.digest.bind(crypto.subtle)
    let isFirst = true
    crypto.subtle.digest = async (...input) => {
      const waits = isFirst
      isFirst = false
      if (waits) await promise
      return digest(...input)
    }
    return resolve
  })
  const choose = async (pdf: Uint8Array) =>
    dialog(page)
      .getByLabel('Documents', { exact: true })
      .setInputFiles([{ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) }])
  await choose(await pdfOf(['Other']))
  await choose(await contract())
  await dialog(page).getByText('1 of 1 documents chosen').waitFor()
  await read.evaluate((resolve) => resolve())
  await settled(page)
  await expect.poll(() => dialog(page).getByText('1 of 1 documents chosen').count()).toBe(1)
})
