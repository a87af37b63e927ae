/** A browser for the tests of signing up and in. */
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { inject } from 'vitest'

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/opt/google/chrome/chrome'].find(existsSync)
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The system's Chromium, else the one out of npm. */
export async function launch(): Promise<Browser> {
  if (SYSTEM) return chromium.launch({ executablePath: SYSTEM, args: ['--no-sandbox', '--disable-gpu'] })
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x'
  process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'chromium-'))
  const { default: packaged } = await import('@sparticuz/chromium')
  return chromium.launch({ executablePath: await packaged.executablePath(), args: packaged.args })
}

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** Calls of the API so far: "POST /api/auth/login application/json". */
  readonly calls: readonly string[]
  /** What the page complained of: refused by the policy, thrown, not hydrated. */
  readonly complaints: readonly string[]
}

/** A person of their own, on a page that has come alive. */
export async function visit(
  browser: Browser,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ baseURL: inject('stack').url, ...options })
  await context.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  const calls: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const type = request.headers()['content-type']?.split(';')[0] ?? ''
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname} ${type}`.trim())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text())
  })
  await open(page, path)
  return { page, context, calls, complaints }
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('[data-awake="true"]').first().waitFor({ state: 'attached' })
}

/** What axe finds wrong with the page as it stands. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  return page.evaluate(async () => {
    const axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } = Reflect.get(
      window,
      'axe',
    )
    const { violations } = await axe.run()
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })
}
