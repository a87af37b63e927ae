/** A tab of somebody who has an account and is signed in. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { inject } from 'vitest'
import { type Account, newAccount } from './account.ts'
import { openTab } from './browser.ts'

export interface SignedIn extends Account {
  readonly page: Page
  readonly complaints: string[]
}

/** The demo is behind them. */
export async function signedInTab(
  options: BrowserContextOptions & { readonly expected?: RegExp } = {},
): Promise<SignedIn> {
  const account = await newAccount()
  await account.visitor.call('POST', '/api/users/me/demo-finished')
  const tab = await openTab(options)
  const { hostname } = new URL(inject('stack').url)
  const cookies = ['session', 'signed-in', 'XSRF-TOKEN'].map((name) => ({
    name,
    value: account.visitor.cookie(name) ?? '',
    domain: hostname,
    path: '/',
  }))
  await tab.page.context().addCookies(cookies)
  return { ...account, ...tab }
}
