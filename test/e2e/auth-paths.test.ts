/** Every transition of the login machine, walked in the browser against an API that responds as the path requires. */
import type { Page, Route } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { ApiError } from '../../src/islands/base/call.ts'
import { type CallName, type LoginStep, loginWalks } from '../machines/login-paths.ts'
import { openTab, visit } from '../support/browser.ts'

type End = Pick<ApiError, 'status' | 'code' | 'serverText'> | null

/** Holds calls until the path decides how they end. */
class Ends {
  private readonly waiting = new Map<CallName, PromiseWithResolvers<End>>()

  expect(call: CallName): void {
    this.waiting.set(call, Promise.withResolvers())
  }

  of(call: CallName): PromiseWithResolvers<End> {
    const found = this.waiting.get(call)
    if (!found) throw new Error(`nobody expects ${call}`)
    return found
  }
}

function callOf(route: Route): CallName | null {
  const request = route.request()
  const { pathname } = new URL(request.url())
  if (pathname === '/api/auth/login') return 'signIn'
  if (pathname === '/api/auth/reset-password/request') return 'requestReset'
  if (pathname === '/api/auth/reset-password/confirm')
    return request.method() === 'GET' ? 'checkToken' : 'resetPassword'
  return null
}

async function answer(route: Route, ends: Ends): Promise<void> {
  const call = callOf(route)
  if (call === null) return route.fulfill({ json: { message: 'hello' } })
  const end = await ends.of(call).promise
  if (end?.status === 0) return route.abort()
  return route.fulfill({
    status: end?.status ?? 200,
    json: { code: end?.code, message: end?.serverText ?? '' },
  })
}

async function start(token: string | null, ends: Ends): Promise<Page> {
  const { page } = await openTab({ expected: /^Failed to load resource/ })
  await page.context().addCookies([{ name: 'XSRF-TOKEN', value: 'test', url: inject('stack').url }])
  await page.route('**/api/**', (route) => answer(route, ends).catch(() => {}))
  await page.route('**/app/check', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Check</h1>' }),
  )
  ends.expect('checkToken')
  await visit(page, token ? `/login?token=${token}` : '/login')
  return page
}

const AGAIN = /^(Forgot password\?|Send it again|Request a new link)$/

async function step(page: Page, ends: Ends, event: LoginStep['event']): Promise<void> {
  switch (event.type) {
    case 'SIGN_IN':
      ends.expect('signIn')
      await page.evaluate((mobile) => {
        if (mobile) Object.defineProperty(navigator, 'userAgent', { value: 'iPhone' })
      }, event.mobile)
      await page.getByLabel('Email or username').fill(event.credentials.username)
      await page.getByLabel('Password', { exact: true }).fill(event.credentials.password)
      return page.keyboard.press('Enter')
    case 'FORGOT':
      return page.getByRole('button', { name: AGAIN }).click()
    case 'BACK':
      return page.getByRole('button', { name: 'Back to sign in' }).click()
    case 'REQUEST':
      ends.expect('requestReset')
      await page.getByLabel('Email').fill(event.email)
      return page.keyboard.press('Enter')
    case 'CHECK_AGAIN':
      ends.expect('checkToken')
      return page.getByRole('button', { name: 'Try again' }).click()
    case 'RESET':
      ends.expect('resetPassword')
      await page.getByLabel('New password', { exact: true }).fill(event.password)
      await page.getByLabel('Confirm new password', { exact: true }).fill(event.password)
      return page.keyboard.press('Enter')
  }
}

function endOf(event: object): End {
  return 'error' in event && event.error instanceof ApiError ? event.error : null
}

const HEADINGS = {
  'sign-in': 'Sign in',
  mobile: 'Mobile devices are not supported',
  forgot: 'Reset your password',
  sent: 'Check your email',
  validating: 'Set a new password',
  unchecked: 'We couldn’t check this link',
  invalid: 'This link no longer works',
  reset: 'Set a new password',
} as const

const REASONS = {
  credentials: 'The email or password is wrong',
  unconfirmed: 'Please confirm your email before signing in.',
  'too-many': 'Too many requests. Please try again later.',
  'no-cookies': 'Allow cookies for this site and try again.',
  unreachable: 'We couldn’t reach Rulemark',
  other: 'Server error. Please try again later.',
} as const

async function expectState(page: Page, end: LoginStep['state']): Promise<void> {
  if (end.matches({ signIn: 'entering' })) return page.waitForURL('**/app/check')
  const [view] = (Object.keys(HEADINGS) as (keyof typeof HEADINGS)[]).filter((tag) => end.hasTag(tag))
  if (!view) throw new Error('no view')
  await page.getByRole('heading', { level: 1, name: HEADINGS[view] }).waitFor()
  const busy = page.locator('button[aria-busy="true"]')
  await busy.waitFor({ state: end.hasTag('busy') ? 'visible' : 'detached' })
  const { failure, refusal, token } = end.context
  if (failure && view === 'sign-in')
    await page.getByRole('alert').filter({ hasText: REASONS[failure] }).waitFor()
  if (refusal) await page.getByText(refusal).waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('token')).toBe(token)
}

async function take(page: Page, ends: Ends, { event, state }: LoginStep): Promise<void> {
  const call = /^xstate\.\w+\.actor\.(\w+)$/.exec(event.type)?.[1]
  if (call) ends.of(call as CallName).resolve(endOf(event))
  else await step(page, ends, event)
  await expectState(page, state)
}

const WALKS = [null, 'a-token'].flatMap((token) =>
  loginWalks(token).map((steps) => ({ token, steps, title: steps.map(({ title }) => title).join(', ') })),
)

test.each(WALKS)('with the token $token: $title', async ({ token, steps }) => {
  const ends = new Ends()
  const page = await start(token, ends)
  for (const [index, each] of steps.entries()) {
    await take(page, ends, each).catch((error: unknown) => {
      throw new Error(`at step ${index + 1}, ${each.title}`, { cause: error })
    })
  }
})
