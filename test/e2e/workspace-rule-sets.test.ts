/** Check, middle column and the rule set dialog. */
import { expect, test } from 'vitest'
import type { RuleSet } from '../../src/contract/workspace.ts'
import { accessibilityFaults, awake, settled } from '../support/browser.ts'
import {
  type CheckScreen,
  checkScreen,
  dialog,
  fail,
  focused,
  row,
  rules,
  says,
  toasts,
} from './workspace-page.ts'

const CONTRACTS = {
  Contracts: { Lease: '1. The rent is stated.\n2. The term is stated.' },
  Reports: {},
}

test('[RULE-01] [RULE-08] [RULE-14] [RULE-15] [RULE-16] [DATA-07] a rule set is written and created', async () => {
  const { page, visitor, folders } = await checkScreen({ Contracts: {} })
  await page.getByRole('button', { name: 'New rule set' }).click()
  await dialog(page).getByText('New rule set').waitFor()
  await expect.poll(() => rules(page).inputValue()).toBe('1. ')
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog(page).getByLabel('Name').fill('Non-disclosure')
  await rules(page).focus()
  await page.keyboard.type('Both parties are named.\nThe term is stated.')
  await expect.poll(() => rules(page).inputValue()).toBe('1. Both parties are named.\n2. The term is stated.')
  await dialog(page).getByRole('button', { name: 'Create' }).click()
  await says(page, 'Rule created successfully')
  await page.getByRole('heading', { name: 'Non-disclosure' }).waitFor()
  await expect.poll(() => focused(page)).toBe('New rule set')
  const stored = await visitor.get<{ text: string }[]>(`/api/prompts/folder/${folders.Contracts}`)
  expect(stored.map(({ text }) => text)).toEqual(['1. Both parties are named.\n2. The term is stated.'])
})

test('[RULE-03] [RULE-05] [RULE-06] a blank name does nothing, and missing rules are requested', async () => {
  const { page, calls } = await checkScreen({ Contracts: {} })
  await page.getByRole('button', { name: 'New rule set' }).click()
  await rules(page).fill('A rule')
  await dialog(page).getByRole('button', { name: 'Create' }).click()
  await settled(page)
  expect(await dialog(page).getByRole('alert').count()).toBe(0)
  expect(await toasts(page).count()).toBe(0)
  await dialog(page).getByLabel('Name').fill('Named')
  await rules(page).fill('')
  await expect.poll(() => rules(page).inputValue()).toBe('1. ')
  await dialog(page).getByRole('button', { name: 'Create' }).click()
  await dialog(page).getByText('Please enter at least one rule.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([])
})

test('[RULE-04] without a folder nothing is created and no message appears; the folder has the focus', async () => {
  const { page, calls } = await checkScreen()
  await page.getByRole('button', { name: 'New rule set' }).click()
  await dialog(page).getByLabel('Name').fill('Named')
  await rules(page).fill('A rule')
  await dialog(page).getByRole('button', { name: 'Create' }).click()
  await settled(page)
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([])
  expect(await dialog(page).getByRole('alert').count()).toBe(0)
  expect(await toasts(page).count()).toBe(0)
  const isFocused = () =>
    dialog(page)
      .getByLabel('Folder')
      .evaluate((field) => field === document.activeElement)
  await expect.poll(isFocused).toBe(true)
})

test('[RULE-02] [RULE-07] [RULE-10] editing a rule set has the same validation', async () => {
  const { page, calls } = await checkScreen(CONTRACTS)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await dialog(page).getByText('Edit rule set').waitFor()
  await expect.poll(() => rules(page).inputValue()).toBe('1. The rent is stated.\n2. The term is stated.')
  await dialog(page).getByLabel('Name').fill(' ')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await settled(page)
  expect(await dialog(page).getByRole('alert').count()).toBe(0)
  await dialog(page).getByLabel('Name').fill('Rent')
  await rules(page).fill('')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await dialog(page).getByText('Please enter at least one rule.').waitFor()
  expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([])
  await rules(page).fill('The rent is paid monthly.')
  await page.keyboard.press('Control+Enter')
  await says(page, 'Rule updated successfully')
  await page.getByRole('heading', { name: 'Rent' }).waitFor()
  await page.getByText('The rent is paid monthly.').waitFor()
})

test('[RULE-09] [RULE-11] input that could not be saved stays in the dialog', async () => {
  const { page } = await checkScreen(CONTRACTS)
  await fail(page, 'POST', '/api/prompts', 500)
  await fail(page, 'PUT', '/api/prompts/\\d+', 500)
  await page.getByRole('button', { name: 'New rule set' }).click()
  await dialog(page).getByLabel('Name').fill('Named')
  await rules(page).fill('A rule that stays')
  await dialog(page).getByRole('button', { name: 'Create' }).click()
  await says(page, 'Failed to create rule')
  await expect.poll(() => rules(page).inputValue()).toBe('1. A rule that stays')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await dialog(page).getByLabel('Name').fill('Other')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await says(page, 'Failed to update rule')
})

test('[RULE-12] [RULE-13] a rule set is deleted after a confirmation; a refused deletion is reverted', async () => {
  const { page } = await checkScreen(CONTRACTS)
  await fail(page, 'DELETE', '/api/prompts/\\d+', 500)
  await page.getByRole('button', { name: 'Delete Lease' }).click()
  await dialog(page).getByRole('button', { name: 'Delete rule set' }).click()
  await says(page, 'Failed to delete rule')
  await page.getByRole('heading', { name: 'Lease' }).waitFor()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Delete Lease' }).click()
  await dialog(page).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Delete rule set' }).click()
  await says(page, 'Rule deleted successfully')
  await expect.poll(() => row(page, 'Lease').count()).toBe(0)
  await expect.poll(() => focused(page)).toBe('New rule set')
})

test('[RULE-14] [RULE-17] [RULE-18] [RULE-19] the editor numbers lines, joins them and removes empty ones', async () => {
  const { page } = await checkScreen(CONTRACTS)
  await page.getByRole('button', { name: 'New rule set' }).click()
  await rules(page).focus()
  await page.keyboard.type('One\n')
  await expect.poll(() => rules(page).inputValue()).toBe('1. One\n2. ')
  await page.keyboard.press('Backspace')
  await expect.poll(() => rules(page).inputValue()).toBe('1. One')
  await page.keyboard.type('\n\nThree')
  await expect.poll(() => rules(page).inputValue()).toBe('1. One\n2. \n3. Three')
  await page.keyboard.press('Tab')
  await expect.poll(() => rules(page).inputValue()).toBe('1. One\n2. Three')
  await rules(page).focus()
  await page.keyboard.press('Control+z')
  await expect.poll(() => rules(page).inputValue()).toBe('1. One\n2. \n3. Three')
  await page.keyboard.press('Control+Shift+z')
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => rules(page).inputValue()).toBe('1. Three\n2. One')
  await page.keyboard.type('Now ')
  await expect.poll(() => rules(page).inputValue()).toBe('1. Three\n2. Now One')
})

test('a list pasted from the clipboard becomes rules, and a vague rule gets a hint', async () => {
  const { page } = await checkScreen(CONTRACTS)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'New rule set' }).click()
  await rules(page).focus()
  await page.evaluate(() =>
    navigator.clipboard.writeText('a) The price is stated.\r\nb) Delivery takes a reasonable time.'),
  )
  await page.keyboard.press('Control+v')
  await expect
    .poll(() => rules(page).inputValue())
    .toBe('1. The price is stated.\n2. Delivery takes a reasonable time.')
  await dialog(page).getByText('Rule 2 – vague: what counts as “reasonable”?').waitFor()
})

test('a ready rule set is added with one click, even without a folder', async () => {
  const { page } = await checkScreen()
  await page.getByRole('listitem').filter({ hasText: 'Thesis' }).getByRole('button', { name: 'Add' }).click()
  await says(page, 'Rule created successfully')
  await page.getByRole('heading', { name: 'Thesis' }).waitFor()
  await row(page, 'Academic').waitFor()
  await page.getByRole('button', { name: 'New rule set' }).click()
  await dialog(page).getByLabel('Start from').selectOption({ label: 'Service contract' })
  await expect.poll(() => dialog(page).getByLabel('Name').inputValue()).toBe('Service contract')
  await expect.poll(() => rules(page).inputValue()).toMatch(/^1\. The services are described/)
})

test('a rule set is duplicated, tagged, and moved by menu and by dragging', async () => {
  const { page } = await checkScreen(CONTRACTS)
  await page.getByRole('button', { name: 'More actions for Lease' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await page.getByRole('heading', { name: 'Lease (copy)' }).waitFor()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await dialog(page).getByLabel('Tags').fill('urgent')
  await page.keyboard.press('Enter')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await page.getByRole('list', { name: 'Tags' }).getByText('urgent').waitFor()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Move to another folder' }).click()
  await dialog(page).getByLabel('To folder').selectOption({ label: 'Reports' })
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Move' }).click()
  await page.getByRole('heading', { name: 'Lease', exact: true }).waitFor()
  await row(page, 'Lease').dragTo(row(page, 'Reports'))
  await row(page, 'Reports').click()
  await row(page, 'Lease \\(copy\\)').waitFor()
  await expect.poll(() => row(page, 'Lease').count()).toBe(2)
})

test('unsaved input survives a reload, and Cancel can be undone', async () => {
  const { page } = await checkScreen(CONTRACTS)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await rules(page).focus()
  await page.keyboard.type('\nKept over a reload')
  await page.reload()
  await awake(page)
  await expect.poll(() => rules(page).inputValue()).toMatch(/3\. Kept over a reload$/)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect.poll(() => rules(page).inputValue()).toMatch(/3\. Kept over a reload$/)
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await says(page, 'Rule updated successfully')
  await page.reload()
  await awake(page)
  await page.getByText('Kept over a reload').waitFor()
  await expect.poll(() => dialog(page).count()).toBe(0)
})

/** A rule set open for editing in this tab that another tab has saved since. */
async function overtaken(): Promise<CheckScreen> {
  const tab = await checkScreen(CONTRACTS)
  const { page, visitor, folders } = tab
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await rules(page).fill('The rent is stated.\nMine alone.')
  const [lease] = await visitor.get<RuleSet[]>(`/api/prompts/folder/${folders.Contracts}`)
  const body = {
    name: 'Lease',
    text: '1. The rent is stated.\n2. Theirs alone.',
    folderId: folders.Contracts,
  }
  expect((await visitor.json('PUT', `/api/prompts/${lease?.id}`, body)).status).toBe(200)
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await says(page, 'Failed to update rule')
  await dialog(page).getByText('This rule set was changed elsewhere since you opened it.').waitFor()
  return tab
}

async function kept({ visitor, folders }: CheckScreen): Promise<readonly (readonly string[])[]> {
  const stored = await visitor.get<RuleSet[]>(`/api/prompts/folder/${folders.Contracts}`)
  return stored.map(({ name, text }) => [name, ...text.split('\n').slice(1)])
}

test('saving over another tab’s version shows a warning; the versions are compared, and one overwrites the other', async () => {
  const tab = await overtaken()
  const { page } = tab
  const [notice, cancel] = await Promise.all([
    toasts(page).boundingBox(),
    dialog(page).getByRole('button', { name: 'Cancel' }).boundingBox(),
  ])
  expect(Number(notice?.x) + Number(notice?.width)).toBeLessThanOrEqual(Number(cancel?.x))
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog(page).getByText('Compare', { exact: true }).click()
  const only = (title: string) => dialog(page).getByRole('list', { name: title }).innerText()
  await expect.poll(() => only('Only in the saved version')).toBe('Theirs alone.')
  await expect.poll(() => only('Only in yours')).toBe('Mine alone.')
  await expect.poll(() => kept(tab)).toEqual([['Lease', '2. Theirs alone.']])
  await dialog(page).getByRole('button', { name: 'Overwrite with mine' }).click()
  await says(page, 'Rule updated successfully')
  await expect.poll(() => kept(tab)).toEqual([['Lease', '2. Mine alone.']])
  await expect.poll(() => dialog(page).count()).toBe(0)
})

test('both of two versions can be kept', async () => {
  const tab = await overtaken()
  await dialog(tab.page).getByRole('button', { name: 'Keep both' }).click()
  await says(tab.page, 'Rule created successfully')
  await expect
    .poll(() => kept(tab))
    .toEqual([
      ['Lease', '2. Theirs alone.'],
      ['Lease (copy)', '2. Mine alone.'],
    ])
})

test('changes to a rule set that another tab deleted are saved as a new one', async () => {
  const tab = await checkScreen(CONTRACTS)
  const { page, visitor, folders } = tab
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await rules(page).fill('x\nMine alone.')
  const [lease] = await visitor.get<RuleSet[]>(`/api/prompts/folder/${folders.Contracts}`)
  await visitor.call('DELETE', `/api/prompts/${lease?.id}`)
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await dialog(page).getByRole('button', { name: 'Save as a new rule set' }).click()
  await says(page, 'Rule created successfully')
  await expect.poll(() => kept(tab)).toEqual([['Lease', '2. Mine alone.']])
})

test('input is stored after a pause, not at every key', async () => {
  const { page } = await checkScreen(CONTRACTS)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await rules(page).press('End')
  await page.keyboard.type('\nWritten last.')
  const draft = () =>
    page.evaluate(() => Object.entries(sessionStorage).find(([key]) => key.endsWith(':rule-set'))?.[1])
  await expect.poll(draft).toContain('Written last.')
})

test('the dialog is as high as the window and counts the rules', async () => {
  const { page } = await checkScreen(CONTRACTS)
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await dialog(page).getByText('2 of 100 rules').waitFor()
  await rules(page).press('End')
  await page.keyboard.type('\nA third one.')
  await dialog(page).getByText('3 of 100 rules').waitFor()
  expect((await dialog(page).boundingBox())?.height).toBeGreaterThan(950)
  expect((await rules(page).boundingBox())?.height).toBeGreaterThan(450)
})
