/** Check: exporting rule files, and importing them by menu, drop and paste. */
import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { RuleSet } from '../../src/contract/workspace.ts'
import { accessibilityFaults } from '../support/browser.ts'
import { checkScreen, dialog, rules, says } from './workspace-page.ts'

const FILE = `---
name: "Loan: terms"
folder: Contracts
tags: [legal, "a, b"]
language: pt-BR
---

1. The rate is stated.
2. "Quoted", with a comma.
`

async function chooseRuleFile(page: Page, name: string, content: string | Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'More for rule sets' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Import a rule file' }).press('Enter')
  await (await chooser).setFiles({ name, mimeType: 'text/markdown', buffer: Buffer.from(content) })
}

async function created(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Create' }).click()
  await says(page, 'Rule created successfully')
}

/** Dispatches a drop or a paste with this content. */
function give(page: Page, kind: 'drop' | 'paste', name: string, content: string): Promise<void> {
  return page.evaluate(
    ([type, file, inside]) => {
      const data = new DataTransfer()
      if (type === 'drop') data.items.add(new File([inside], file, { type: 'text/markdown' }))
      else data.setData('text/plain', inside)
      const target = document.querySelector('.workspace')
      const event =
        type === 'drop'
          ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
      target?.dispatchEvent(event)
    },
    [kind, name, content] as const,
  )
}

test('a rule set is exported and imported without loss, by keyboard', async () => {
  const { page, visitor, folders } = await checkScreen({ Contracts: {} })
  await chooseRuleFile(page, 'loan.md', FILE)
  await dialog(page).waitFor()
  await expect.poll(() => dialog(page).getByLabel('Name').inputValue()).toBe('Loan: terms')
  await expect.poll(() => rules(page).inputValue()).toBe('1. The rate is stated.\n2. "Quoted", with a comma.')
  await dialog(page).getByText('Results are written in Brazilian Portuguese.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await created(page)
  const stored = await visitor.get<RuleSet[]>(`/api/prompts/folder/${folders.Contracts}`)
  expect(
    stored.map(({ name, text: list, language, tags }) => [name, list, language, tags.map((tag) => tag.name)]),
  ).toEqual([
    ['Loan: terms', '1. The rate is stated.\n2. "Quoted", with a comma.', 'pt-BR', ['legal', 'a, b']],
  ])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'More actions for Loan: terms' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Export as a rule file' }).press('Enter')
  const file = await download
  expect(file.suggestedFilename()).toBe('Loan_ terms.md')
  expect(await text(await file.createReadStream())).toBe(FILE)
})

test('a rule set’s language is shown, and can be changed to the browser’s', async () => {
  const { page, visitor, folders } = await checkScreen({ Contracts: {} })
  await chooseRuleFile(page, 'loan.md', FILE)
  const back = dialog(page).getByRole('button', { name: 'Use my browser’s language' })
  await back.press('Enter')
  await back.waitFor({ state: 'detached' })
  await created(page)
  const [stored] = await visitor.get<RuleSet[]>(`/api/prompts/folder/${folders.Contracts}`)
  expect(stored?.language).toBe('')
})

test('a dropped file creates the folder it names, and a pasted list goes into the selected one', async () => {
  const { page, visitor } = await checkScreen({ Reports: {} })
  await give(page, 'drop', 'loan.md', FILE)
  await dialog(page).waitFor()
  await created(page)
  await page.getByRole('heading', { name: 'Loan: terms' }).waitFor()
  await give(page, 'paste', '', 'a) The lender is named.\nb) The borrower is named.')
  await dialog(page).waitFor()
  await expect.poll(() => rules(page).inputValue()).toBe('1. The lender is named.\n2. The borrower is named.')
  await dialog(page).getByLabel('Name').fill('Parties')
  await created(page)
  await page.getByRole('heading', { name: 'Parties' }).waitFor()
  const folders = await visitor.get<{ name: string; ruleSetCount: number }[]>('/api/prompt-folders')
  expect(folders).toMatchObject([
    { name: 'Reports', ruleSetCount: 0 },
    { name: 'Contracts', ruleSetCount: 2 },
  ])
})

test('anything but a rule file is refused, naming the line', async () => {
  const { page } = await checkScreen({ Contracts: {} })
  await chooseRuleFile(page, 'open.md', '---\nname: x\n')
  await says(page, 'Line 1: The front matter has no closing "---".')
  await chooseRuleFile(page, 'tags.md', '---\nname: x\ntags: [a\n---\n- A rule\n')
  await says(page, 'Line 3: Tags must read "[first, second]".')
  await chooseRuleFile(page, 'empty.md', '# Nothing but a heading\n')
  await says(page, 'It has no rules.')
  await chooseRuleFile(page, 'picture.md', Buffer.from([0xff, 0xd8, 0xff, 0]))
  await says(page, 'It is not a text file.')
  await chooseRuleFile(page, 'long.md', 'x'.repeat(300_000))
  await says(page, 'Line 1: The file is too long.')
  expect(await dialog(page).count()).toBe(0)
})
