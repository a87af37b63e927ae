/** Helpers for the tests of signing up and signing in. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { inject } from 'vitest'
import { mailTo, newAccount, newEmail, PASSWORD, tokenOf } from '../support/account.ts'
import { openTab, visit } from '../support/browser.ts'
import { Visitor } from '../support/visitor.ts'

export interface Visit {
  readonly page: Page
  /** API calls so far: "POST /api/auth/login application/json". */
  readonly calls: readonly string[]
}

/** Opens a path in a new tab in which the cookie banner is answered. */
export async function at(path: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const { page } = await openTab({ expected: /^Failed to load resource/, ...options })
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const type = request.headers()['content-type']?.split(';')[0] ?? ''
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname} ${type}`.trim())
  })
  await visit(page, path)
  return { page, calls }
}

export function focusedName(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute('name') ?? null)
}

/** The error announced with a field. */
export async function errorOf(page: Page, label: string): Promise<string> {
  const field = page.getByLabel(label, { exact: true })
  const ids = (await field.getAttribute('aria-describedby')) ?? ''
  const texts = ids.split(' ').map((id) => page.locator(`[id="${id}"][role="alert"]`).allInnerTexts())
  return (await Promise.all(texts)).flat().join().trim()
}

interface SignUp {
  readonly email: string
  readonly password?: string
  readonly repeated?: string
}

export async function signUp(
  page: Page,
  { email, password = PASSWORD, repeated = password }: SignUp,
): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(repeated)
  await page.getByRole('button', { name: 'Sign Up' }).click()
}

export async function signIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email or username', { exact: true }).fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** A registered but unconfirmed address, with the token of its link. */
export async function registered(): Promise<{ email: string; token: string }> {
  const email = newEmail()
  const api = new Visitor(inject('stack').url)
  await api.json('POST', '/api/auth/register', { username: email, email, password: PASSWORD })
  return { email, token: tokenOf(await mailTo(email)) }
}

/** A confirmed account that has finished the demo. */
export async function readyAccount(): Promise<string> {
  const { email, visitor: api } = await newAccount()
  await api.call('POST', '/api/users/me/demo-finished')
  return email
}
