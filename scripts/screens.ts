/**
 * `npm run screens [name …]`: builds and runs the product and takes screenshots, in light and dark, into screens/, which
 * git ignores. Prints what axe finds in each, and what its page writes to the console.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { accessibilityFaults } from '../test/support/accessibility.ts'
import { buildProduct } from './build/building.ts'
import { freePort, onStop, stopAll } from './product/processes.ts'
import { type Product, startProduct } from './product/product.ts'
import { PUBLIC, type PublicScreen } from './screens/public.ts'
import { ALL_WIDTHS, newTab, type Screen, type ScreenshotTools, visit, WINDOWS } from './screens/screen.ts'
import { README, SIGNED_IN } from './screens/signed-in.ts'
import { walkTour } from './screens/tour.ts'
import { launchChromium } from './testing/chromium.ts'

const DIRECTORY = 'screens'
const README_PICTURE = 'docs/screens/readme.png'
const QUALITY = 60
/** Longer pages are cut to this height, in CSS pixels. */
const LONGEST = 7000
/** The browser's message about a refused call, which several states provoke. */
const PROVOKED = /^Failed to load resource/

const state = mkdtempSync(join(tmpdir(), 'rulemark-screens-'))
let product: Product | undefined
async function stopProduct(): Promise<void> {
  await product?.stop()
  await stopAll()
  rmSync(state, { recursive: true, force: true })
}
onStop(stopProduct)

const names = process.argv.slice(2)
function isWanted(name: string): boolean {
  return names.length === 0 || names.includes(name)
}

let faults = 0
try {
  await buildProduct()
  product = await startProduct({ port: await freePort(), state, quiet: true })
  const studio = { product, browser: await launchChromium(), watch }
  mkdirSync(DIRECTORY, { recursive: true })
  for (const screen of PUBLIC.filter(({ name }) => isWanted(name)))
    for (const width of screen.widths) await picturePublic(studio, screen, width)
  for (const screen of SIGNED_IN.filter(({ screen, state }) => isWanted(`${screen}-${state}`)))
    await pictureSignedIn(studio, screen)
  if (isWanted('tour')) await pictureTour(studio)
  if (isWanted('readme')) await pictureReadme(studio)
  await studio.browser.close()
} finally {
  await stopProduct()
}
console.log(`${faults} faults`)
process.exit(faults > 0 ? 1 : 0)

async function picturePublic(studio: ScreenshotTools, screen: PublicScreen, width: number): Promise<void> {
  const height = width < 700 ? 800 : Math.round(width * 0.625)
  const page = await newTab(studio, { viewport: { width, height } })
  await visit(page, screen.path)
  await screen.reach?.(page)
  await save(page, `${screen.name}-${width}`, screen.whole ? await wholeHeight(page) : height)
  await page.context().close()
}

async function pictureSignedIn(studio: ScreenshotTools, screen: Screen): Promise<void> {
  for (const width of screen.widths) {
    const page = await screen.open(studio, { viewport: { width, height: WINDOWS[width] } })
    await save(page, `${screen.screen}-${screen.state}-${width}`)
    await page.context().close()
  }
}

async function pictureTour(studio: ScreenshotTools): Promise<void> {
  for (const width of ALL_WIDTHS)
    await walkTour(studio, { viewport: { width, height: WINDOWS[width] } }, (page, step) =>
      save(page, `${step}-${width}`),
    )
}

async function pictureReadme(studio: ScreenshotTools): Promise<void> {
  const page = await README.open(studio, { viewport: { width: 1440, height: WINDOWS[1440] } })
  const path = README_PICTURE
  await page.screenshot({ path })
  console.log(path)
  await page.context().close()
}

function wholeHeight(page: Page): Promise<number> {
  return page.evaluate((longest) => Math.min(longest, document.documentElement.scrollHeight), LONGEST)
}

function watch(page: Page): void {
  page.on('pageerror', (error) => report(String(error)))
  page.on('console', (message) => {
    const wanted = ['error', 'warning'].includes(message.type())
    if (wanted && !PROVOKED.test(message.text())) report(message.text())
  })
}

function report(fault: string): void {
  faults += 1
  console.log(`  ${fault}`)
}

/** With `height`, the page down to that height, otherwise only the window. */
async function save(page: Page, name: string, height = 0): Promise<void> {
  await page.waitForLoadState('networkidle')
  const { width = 0, height: seen = 0 } = page.viewportSize() ?? {}
  const clip = { x: 0, y: 0, width, height }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const path = join(DIRECTORY, `${name}${colorScheme === 'dark' ? '-dark' : ''}.jpg`)
    await page.screenshot({
      path,
      type: 'jpeg',
      quality: QUALITY,
      ...(height > seen && { fullPage: true, clip }),
    })
    console.log(path)
    for (const fault of await accessibilityFaults(page)) report(fault)
  }
  await page.emulateMedia({ colorScheme: 'light' })
}
