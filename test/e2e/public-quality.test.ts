/** Every public page is accessible, readable at any width and zoom, light, and makes no third-party requests. */
import { gzipSync } from 'node:zlib'
import type { Response } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { accessibilityFaults, COLOUR_RULES } from '../support/accessibility.ts'
import { forgetFiles, openTab, visit } from '../support/browser.ts'
import { HARDLY, shiftByLateFont, watchLayout } from '../support/layout-shift.ts'
import { overflowing } from '../support/overflow.ts'
import { UNCOMPRESSED } from '../support/visitor.ts'

const PAGES = [
  '/',
  '/contract-review',
  '/compliance-automation',
  '/report-verification',
  '/terms-of-service',
  '/privacy-policy',
  '/cookie-policy',
  '/consent-to-data-processing',
  '/accuracy',
  '/no-such-page',
] as const

const EXPECTED = /status of 404/

test.each(PAGES)('axe finds no issue on %s, narrow and wide, in light and dark', async (path) => {
  const { page } = await openTab({ expected: EXPECTED, reducedMotion: 'reduce' })
  await visit(page, path)
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await accessibilityFaults(page), `light ${width}`).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await accessibilityFaults(page, COLOUR_RULES), `dark ${width}`).toEqual([])
  }
})

test.each(['/', '/contract-review', '/privacy-policy'])(
  'the layout of %s hardly shifts when the font loads late',
  async (path) => {
    const { page } = await openTab()
    await watchLayout(page)
    expect(await shiftByLateFont(page, path)).toBeLessThan(HARDLY)
  },
)

test('no page overflows, at 400 % zoom with and without the fonts, and in a wide window', async () => {
  const { page } = await openTab({
    locale: 'cs-CZ',
    expected: /status of 404|ERR_FAILED/,
    viewport: { width: 320, height: 256 },
  })
  const paths = [...PAGES, '/login', '/register']
  for (const path of paths) {
    await visit(page, path)
    expect(await overflowing(page), path).toEqual([])
  }
  await page.route('**/*.woff2', (route) => route.abort())
  for (const path of paths) {
    await visit(page, path)
    expect(await overflowing(page), `${path} without fonts`).toEqual([])
  }
  await page.unroute('**/*.woff2')
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/')
  expect(await overflowing(page)).toEqual([])
  await expect.poll(() => page.locator('#pricing').textContent()).toContain('EUR 0.25')
})

/** All responses of a first visit. */
async function firstVisit(path: string): Promise<Response[]> {
  const { page } = await openTab({ expected: EXPECTED })
  await forgetFiles(page)
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await visit(page, path)
  await page.waitForLoadState('networkidle')
  return responses
}

function pathOf(response: Response): string {
  return new URL(response.url()).pathname
}

test('the landing page contacts no other host and runs at most 5 KB of script, the banner’s', async () => {
  const responses = await firstVisit('/')
  expect([...new Set(responses.map((response) => new URL(response.url()).origin))]).toEqual([
    inject('stack').url,
  ])
  const scripts = responses.filter((response) => response.request().resourceType() === 'script')
  expect(scripts.map(pathOf)[0]).toMatch(/^\/assets\/consent-/)
  expect(await sum(scripts)).toBeLessThanOrEqual(5000)
})

/**
 * Bytes transferred: text compressed, pictures and fonts unchanged. Fetched again, because a browser under load may no longer have
 * the body of a response.
 */
async function weight(response: Response): Promise<number> {
  const file = await fetch(response.url(), { headers: UNCOMPRESSED })
  const body = new Uint8Array(await file.arrayBuffer())
  const type = file.headers.get('content-type') ?? ''
  return /text|javascript|json|svg/.test(type) ? gzipSync(body).length : body.length
}

async function sum(responses: readonly Response[]): Promise<number> {
  return (await Promise.all(responses.map(weight))).reduce((total, each) => total + each, 0)
}

test('a first visit to the landing page loads at most 80 KB, of which 62 KB are fonts that every page uses', async () => {
  const responses = await firstVisit('/')
  const fonts = responses.filter((response) => response.request().resourceType() === 'font')
  expect(fonts).toHaveLength(2)
  expect(await sum(fonts)).toBeLessThanOrEqual(62_000)
  expect(await sum(responses)).toBeLessThanOrEqual(80_000)
})
