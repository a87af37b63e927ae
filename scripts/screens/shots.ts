/** Every picture that `npm run screens` makes. A new screen is a new line. */
import type { Page } from 'playwright-core'
import type { Person } from './people.ts'

export interface Shot {
  /** Its file is `docs/screens/<name>-<width>.jpg`. */
  readonly name: string
  readonly path: string
  readonly person: Person
  readonly widths: readonly number[]
  /** The whole page instead of what a window shows. */
  readonly whole?: true
  readonly dark?: true
  /** From the opened page to the state that is shown. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

const PUBLIC = [360, 768, 1440] as const
const APP = [1024, 1440, 1920] as const
const IPHONE = 'iPhone'

function site(name: string, path: string, more: Partial<Shot> = {}): Shot {
  return { name, path, person: 'visitor', widths: PUBLIC, ...more }
}

function app(name: string, path: string, person: Person, prepare?: Shot['prepare']): Shot {
  return { name, path, person, widths: APP, ...(prepare && { prepare }) }
}

/** The calls behind this pattern fail from here on. */
async function failing(page: Page, pattern: string): Promise<void> {
  await page.route(pattern, (route) => route.fulfill({ status: 500, json: { message: 'Server error' } }))
}

export const SHOTS: readonly Shot[] = [
  site('landing', '/', { whole: true }),
  site('landing-dark', '/', { dark: true, widths: [1440] }),
  site('landing-menu', '/', {
    widths: [360],
    prepare: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  }),
  site('contract-review', '/contract-review', { whole: true }),
  site('compliance-automation', '/compliance-automation'),
  site('report-verification', '/report-verification'),
  site('terms-of-service', '/terms-of-service'),
  site('privacy-policy', '/privacy-policy'),
  site('cookie-policy', '/cookie-policy'),
  site('consent-to-data-processing', '/consent-to-data-processing'),
  site('not-found', '/no-such-page'),
  site('register', '/register'),
  site('register-errors', '/register', {
    widths: [1440],
    prepare: (page) => page.getByRole('button', { name: 'Sign Up' }).click(),
  }),
  site('check-your-email', '/registration-success', { widths: [1440] }),
  site('login', '/login'),
  site('login-failed', '/login', {
    widths: [1440],
    prepare: async (page) => {
      await page.getByLabel('Email or username').fill('anna@example.org')
      await page.getByLabel('Password', { exact: true }).fill('not the password')
      await page.keyboard.press('Enter')
      await page.getByText('Login failed.').first().waitFor()
    },
  }),
  site('forgot-password', '/login', {
    widths: [1440],
    prepare: (page) => page.getByRole('button', { name: 'Forgot password?' }).click(),
  }),
  site('reset-link-invalid', '/login?token=unknown', {
    widths: [1440],
    prepare: (page) => page.getByText('This link no longer works').waitFor(),
  }),
  site('mobile-block', '/login', {
    widths: [360],
    prepare: async (page) => {
      await page.evaluate((value) => Object.defineProperty(navigator, 'userAgent', { value }), IPHONE)
      await page.getByLabel('Email or username').fill('anna@example.org')
      await page.getByLabel('Password', { exact: true }).fill('a quiet password')
      await page.keyboard.press('Enter')
      await page.getByText('Mobile devices are not supported').waitFor()
    },
  }),
  app('demo', '/app/demo/check', 'visitor'),
  app('check-empty', '/app/check', 'newcomer'),
  app('check', '/app/check', 'regular', (page) =>
    page
      .getByRole('button', { name: /Service agreements/ })
      .first()
      .click(),
  ),
  app('check-dialog', '/app/check', 'regular', async (page) => {
    await page.getByRole('button', { name: 'New rule set' }).first().click()
    await page.getByRole('dialog').getByLabel('Name').waitFor()
  }),
  app('check-error', '/app/check', 'regular', async (page) => {
    await failing(page, '**/api/prompt-folders')
    await page.getByRole('button', { name: 'New folder' }).click()
    await page.getByLabel('Name of the new folder').fill('Leases')
    await page.keyboard.press('Enter')
    await page.getByText('Failed to create folder').first().waitFor()
  }),
  app('results-empty', '/app/history', 'newcomer'),
  app('results', '/app/history', 'regular'),
  { ...app('results-dark', '/app/history', 'regular'), dark: true, widths: [1440] },
  app('profile', '/app/profile', 'regular'),
  app('profile-dialog', '/app/profile', 'regular', (page) =>
    page
      .getByRole('button', { name: /delete account/i })
      .first()
      .click(),
  ),
]
