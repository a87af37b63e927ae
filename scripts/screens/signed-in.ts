/** The signed-in screens in their states. */
import { readFileSync } from 'node:fs'
import type { BrowserContextOptions, Page } from 'playwright-core'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { DEMO_RULE_TEXT } from '../../src/domain/demo.ts'
import { READY_RULES } from '../../src/domain/ready-rules.ts'
import { formatRules } from '../../src/domain/rules.ts'
import type { Visitor } from '../../test/support/visitor.ts'
import { check, create, newPerson, signIn } from './person.ts'
import { ALL_WIDTHS, quietTab, type Screen, type Studio, visit } from './screen.ts'

const AGREEMENT = 'dist/client/demo/service-agreement.pdf'

type Opening = (page: Page) => Promise<void>

/** A state of somebody who has folders, rule sets and results; `empty`: of somebody new. */
function state(screen: string, name: string, reach: Opening, { empty = false, dark = false } = {}): Screen {
  return {
    screen,
    state: name,
    widths: ALL_WIDTHS,
    dark,
    async open(studio: Studio, options: BrowserContextOptions) {
      const page = await quietTab(studio, options)
      await signIn(page.context(), await (empty ? newcomer(studio) : regular(studio)))
      await reach(page)
      return page
    },
  }
}

export const SIGNED_IN: readonly Screen[] = [
  state('check', 'empty', (page) => visit(page, '/app/check'), { empty: true }),
  state('check', 'full', fullCheck, { dark: true }),
  state('check', 'search', searching),
  state('check', 'dialog', ruleDialog, { dark: true }),
  state('check', 'no-credit', refused),
  state('results', 'empty', (page) => visit(page, '/app/history'), { empty: true }),
  state('results', 'finished', finished, { dark: true }),
  state('results', 'running', running),
  state('results', 'error', failed),
  state('results', 'viewer', viewer, { dark: true }),
  state('results', 'rating', rating),
  state('profile', 'full', (page) => visit(page, '/app/profile'), { dark: true }),
  state('profile', 'delete', deleteAccount),
  state('payment', 'success', (page) => visit(page, '/payment/return?payment=success')),
]

/** The picture of the README. */
export const README: Screen = {
  ...state('readme', '', viewer),
  widths: [1440],
}

const people = new Map<string, Promise<Visitor>>()

function once(key: string, make: () => Promise<Visitor>): Promise<Visitor> {
  const made = people.get(key) ?? make()
  people.set(key, made)
  return made
}

function newcomer({ product }: Studio): Promise<Visitor> {
  return once('newcomer', () => newPerson(product, 'new@example.org'))
}

function regular({ product }: Studio): Promise<Visitor> {
  return once('regular', async () => {
    const person = await newPerson(product, 'jana.novakova@example.org')
    const contracts = await create(person, '/api/prompt-folders', { name: 'Contracts' })
    const reports = await create(person, '/api/prompt-folders', { name: 'Reports' })
    await create(person, '/api/prompt-folders', { name: 'Data protection' })
    const tag = await create(person, '/api/prompt-tags', { name: 'suppliers' })
    const service = await ruleSet(person, contracts, 'Service agreements', DEMO_RULE_TEXT, [tag])
    const nda = await ruleSet(person, contracts, 'Non-disclosure agreement', formatRules(READY_RULES.nda))
    await ruleSet(person, contracts, 'Framework contract, public tender', DEMO_RULE_TEXT)
    await ruleSet(person, reports, 'Annual report', formatRules(READY_RULES['annual-report']))
    const pdf = new Uint8Array(readFileSync(AGREEMENT))
    await check(person, nda, pdf, 'Dohoda o mlčenlivosti – Krátký & synové (podepsaná verze) 2026-11-18.pdf')
    await check(person, nda, pdf, 'consulting-agreement-brno.pdf')
    await check(person, service, pdf, 'service-agreement.pdf')
    return person
  })
}

function ruleSet(
  person: Visitor,
  folderId: number,
  name: string,
  text: string,
  tagIds: readonly number[] = [],
): Promise<number> {
  return create(person, '/api/prompts', { name, text, folderId, tagIds })
}

async function fullCheck(page: Page): Promise<void> {
  await visit(page, '/app/check')
  await page.locator('input[type=file]').setInputFiles(AGREEMENT)
  await page.getByRole('button', { name: /^Use “/ }).click()
  await page.getByText(/· \d+ pages?$/).waitFor()
}

async function searching(page: Page): Promise<void> {
  await visit(page, '/app/check')
  await page.getByRole('searchbox').fill('agreement')
  await page.getByRole('checkbox', { name: 'All folders' }).check()
  await page.getByRole('region', { name: 'Found' }).locator('mark').first().waitFor()
  await page.locator('.skeleton').waitFor({ state: 'detached' })
}

async function ruleDialog(page: Page): Promise<void> {
  await visit(page, '/app/check')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const rules = page.getByRole('dialog').getByRole('textbox', { name: 'Rules' })
  await rules.press('Control+End')
  await page.keyboard.type('\nDelivery takes a reasonable time.')
  await page.getByText('vague:').first().waitFor()
}

async function refused(page: Page): Promise<void> {
  await page.route('**/api/users/me', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), balance: 0.1 } })
  })
  await page.route('**/api/documents/process-async*', (route) =>
    route.fulfill({ status: 402, json: { message: 'Insufficient balance' } }),
  )
  await fullCheck(page)
  await page.getByRole('button', { name: 'Submit for Check' }).click()
  await page.getByText('INSUFFICIENT CREDIT BALANCE').first().waitFor()
}

async function finished(page: Page): Promise<void> {
  await visit(page, '/app/history')
  await page.getByRole('article').first().waitFor()
}

async function viewer(page: Page): Promise<void> {
  await finished(page)
  await page
    .getByRole('button', { name: /^Page \d/ })
    .first()
    .click()
  await page.locator('.viewer-mark').first().waitFor()
  await page.locator('.viewer-canvas canvas').first().waitFor()
}

/** Results with the newest entry in another state. */
function withNewest(change: Partial<HistoryEntry>): Opening {
  return async (page) => {
    await page.route('**/api/documents/results', async (route) => {
      const [newest, ...others] = (await (await route.fetch()).json()) as HistoryEntry[]
      const bare = {
        resultDate: null,
        documentResultId: null,
        annotatedPdf: null,
        result: null,
        savedResult: false,
      }
      await route.fulfill({ json: [{ ...newest, ...bare, createdAt: new Date(), ...change }, ...others] })
    })
    await visit(page, '/app/history')
    await page.locator('.results-message').waitFor()
  }
}

async function running(page: Page): Promise<void> {
  const started = new Date(Date.now() - 12_000).toISOString()
  await withNewest({ state: 'PROCESSING', stage: 'asking', createdAt: started })(page)
}

async function failed(page: Page): Promise<void> {
  await withNewest({
    state: 'ERROR',
    priceFinal: 0,
    failure: 'This PDF is protected by a password.',
  })(page)
}

async function rating(page: Page): Promise<void> {
  await finished(page)
  await page.addInitScript(() => localStorage.removeItem('appRated'))
  await page.reload()
  await page.getByRole('region', { name: 'Rate our app' }).waitFor()
}

async function deleteAccount(page: Page): Promise<void> {
  await visit(page, '/app/profile')
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('dialog').getByRole('textbox').waitFor()
}
