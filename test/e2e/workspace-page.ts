/** Helpers for the tests of the Check screen: locators, an account with folders and rule sets, failing calls. */
import type { Locator, Page } from 'playwright-core'
import type { Folder, RuleSet } from '../../src/contract/workspace.ts'
import { visit } from '../support/browser.ts'
import { type SignedIn, signedInTab } from '../support/signed-in.ts'

export interface CheckScreen extends SignedIn {
  /** API calls since the screen was requested: "GET /api/prompt-tags". */
  readonly calls: readonly string[]
  /** Folder ids by name. */
  readonly folders: Readonly<Record<string, number>>
}

type RuleSets = Readonly<Record<string, string>>

/** Opens the Check screen for a new account with these folders and their rule sets (name to text). */
export async function checkScreen(content: Readonly<Record<string, RuleSets>> = {}): Promise<CheckScreen> {
  const person = await signedInTab({ expected: /Failed to load resource/, reducedMotion: 'reduce' })
  const folders: Record<string, number> = {}
  for (const [name, ruleSets] of Object.entries(content)) {
    const { id } = await made<Folder>(person, '/api/prompt-folders', { name })
    folders[name] = id
    for (const [title, text] of Object.entries(ruleSets)) {
      await made<RuleSet>(person, '/api/prompts', { name: title, text, folderId: id })
    }
  }
  await person.page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
  const calls = callsOf(person.page)
  await visit(person.page, '/app/check')
  return { ...person, folders, calls }
}

async function made<T>({ visitor }: SignedIn, path: string, body: object): Promise<T> {
  const response = await visitor.json('POST', path, body)
  if (response.status !== 201) throw new Error(`POST ${path} answered ${response.status}`)
  return (await response.json()) as T
}

function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}

/** Makes calls of this method and path respond with a status instead of reaching the server. */
export async function fail(
  page: Page,
  method: string,
  path: string,
  status = 400,
  message = '',
): Promise<void> {
  await page.route(
    (url) => new RegExp(`^${path}$`).test(url.pathname),
    (route) =>
      route.request().method() === method
        ? route.fulfill({ status, contentType: 'application/json', body: JSON.stringify({ message }) })
        : route.fallback(),
  )
}

/** A folder's row, by the start of its name. */
export function row(page: Page, name: string): Locator {
  return page.locator('.workspace-folders').getByRole('button', { name: new RegExp(`^${name}`) })
}

export function documentColumn(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Document check' })
}

export function dialog(page: Page): Locator {
  return page.getByRole('dialog')
}

/** The rule editor's field. */
export function rules(page: Page): Locator {
  return dialog(page).getByRole('textbox', { name: 'Rules' })
}

export async function chooseFile(page: Page, name: string, content = '%PDF-1.7'): Promise<void> {
  const mimeType = name.endsWith('.pdf') ? 'application/pdf' : 'application/octet-stream'
  await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.from(content) })
}

/** Waits for a toast with this text in its title or body. */
export async function says(page: Page, text: string): Promise<void> {
  await page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }).first().waitFor()
}

export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')
}

export function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? '')
}
