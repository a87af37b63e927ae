/** Screenshots of the public pages. */
import type { Page } from 'playwright-core'

export interface PublicScreen {
  /** Files are named `screens/<name>-<width>.jpg`. */
  readonly name: string
  readonly path: string
  readonly widths: readonly number[]
  /** Captures the whole page instead of the window. */
  readonly whole?: true
  /** Brings the opened page into the state to capture. */
  readonly reach?: (page: Page) => Promise<unknown>
}

function screen(name: string, path: string, more: Partial<PublicScreen> = {}): PublicScreen {
  return { name, path, widths: [360, 1024, 1440, 1920], ...more }
}

/** A state captured only in a wide window. */
function state(name: string, path: string, reach: PublicScreen['reach'] = async () => {}): PublicScreen {
  return { name, path, widths: [1440], reach }
}

function press(name: string): PublicScreen['reach'] {
  return (page) => page.getByRole('button', { name }).click()
}

async function signIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Email or username').fill('anna@example.org')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

export const PUBLIC: readonly PublicScreen[] = [
  screen('landing', '/', { whole: true }),
  screen('landing-menu', '/', {
    widths: [360],
    reach: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  }),
  screen('contract-review', '/contract-review', { whole: true }),
  screen('compliance-automation', '/compliance-automation', { whole: true }),
  screen('report-verification', '/report-verification', { whole: true }),
  screen('terms-of-service', '/terms-of-service'),
  screen('privacy-policy', '/privacy-policy'),
  screen('cookie-policy', '/cookie-policy'),
  screen('consent-to-data-processing', '/consent-to-data-processing'),
  screen('accuracy', '/accuracy', { whole: true }),
  screen('not-found', '/no-such-page'),
  screen('register', '/register'),
  state('register-errors', '/register', press('Sign Up')),
  state('check-your-email', '/registration-success'),
  screen('login', '/login'),
  state('login-failed', '/login', async (page) => {
    await signIn(page, 'not the password')
    await page.getByRole('region', { name: 'Notifications' }).getByText('Login failed.').waitFor()
  }),
  state('forgot-password', '/login', press('Forgot password?')),
  state('reset-link-invalid', '/login?token=unknown', (page) =>
    page.getByText('This link no longer works').waitFor(),
  ),
  screen('mobile-block', '/login', {
    widths: [360],
    reach: async (page) => {
      await page.evaluate(() => Object.defineProperty(navigator, 'userAgent', { value: 'iPhone' }))
      await signIn(page, 'a quiet password')
      await page.getByText('Mobile devices are not supported').waitFor()
    },
  }),
  screen('demo', '/app/demo/check', { widths: [1024, 1440, 1920] }),
]
