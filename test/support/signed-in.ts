/** A tab with a signed-in account. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { inject } from 'vitest'
import { type Account, newAccount } from './account.ts'
import { openTab } from './browser.ts'

export interface SignedIn extends Account {
  readonly page: Page
  readonly complaints: string[]
}

/** The account has finished the demo. */
export async function signedInTab(
  options: BrowserContextOptions & { readonly expected?: RegExp } = {},
): Promise<SignedIn> {
  const account = await newAccount()
  await account.visitor.call('POST', '/api/users/me/demo-finished')
  const tab = await openTab(options)
  await signIn(tab.page, account)
  return { ...account, ...tab }
}

/** Sets the account's session cookie in the tab. */
export async function signIn(page: Page, { visitor }: Account): Promise<void> {
  const { hostname } = new URL(inject('stack').url)
  const cookies = ['session', 'signed-in', 'XSRF-TOKEN'].map((name) => ({
    name,
    value: visitor.cookie(name) ?? '',
    domain: hostname,
    path: '/',
  }))
  await page.context().addCookies(cookies)
}
