/** `npm run screens [name …]`: builds and runs the product for itself, and pictures its screens into docs/screens. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import type { Visitor } from '../test/support/visitor.ts'
import { buildBrowser, prerender } from './building.ts'
import { launchChromium } from './chromium.ts'
import { freePort, onStop, stopAll } from './processes.ts'
import { type Product, startProduct } from './product.ts'
import { lendSession, newcomer, type Person, regular } from './screens/people.ts'
import { SHOTS, type Shot } from './screens/shots.ts'

const DIRECTORY = 'docs/screens'
/** Longer pages are cut, in CSS pixels. */
const LONGEST = 7000

const state = mkdtempSync(join(tmpdir(), 'rulemark-screens-'))
let product: Product | undefined
async function stopProduct(): Promise<void> {
  await product?.stop()
  await stopAll()
  rmSync(state, { recursive: true, force: true })
}
onStop(stopProduct)

const wanted = process.argv.slice(2)
const shots = wanted.length > 0 ? SHOTS.filter(({ name }) => wanted.includes(name)) : SHOTS
try {
  await buildBrowser()
  await prerender()
  product = await startProduct({ port: await freePort(), state, quiet: true })
  const people = { newcomer: await newcomer(product), regular: await regular(product) }
  const browser = await launchChromium()
  mkdirSync(DIRECTORY, { recursive: true })
  for (const shot of shots)
    for (const width of shot.widths) await picture(browser, product.url, shot, width, people)
  await browser.close()
} finally {
  await stopProduct()
}
process.exit(0)

async function picture(
  browser: Browser,
  url: string,
  shot: Shot,
  width: number,
  people: Readonly<Record<Exclude<Person, 'visitor'>, Visitor>>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: Math.round(width < 700 ? 800 : width * 0.625) },
    colorScheme: shot.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: 'en-US',
  })
  if (shot.person !== 'visitor') await lendSession(context, people[shot.person])
  await context.addInitScript(() => {
    localStorage.setItem('cookieConsent', 'accepted')
    localStorage.setItem('appRated', 'true')
  })
  const page = await context.newPage()
  await page.goto(shot.path, { waitUntil: 'networkidle' })
  await shot.prepare?.(page)
  await page.waitForLoadState('networkidle')
  const path = join(DIRECTORY, `${shot.name}-${width}.jpg`)
  await page.screenshot({
    path,
    type: 'jpeg',
    quality: 70,
    ...(shot.whole && (await wholePage(page, width))),
  })
  console.log(path)
  await context.close()
}

async function wholePage(
  page: Page,
  width: number,
): Promise<{ fullPage: true; clip: { x: number; y: number; width: number; height: number } }> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  return { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, LONGEST) } }
}
