/** `npm run screens [name …]`: builds and runs the product and takes screenshots into screens/, which git ignores. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { buildClient } from './building.ts'
import { launchChromium } from './chromium.ts'
import { freePort, onStop, stopAll } from './processes.ts'
import { type Product, startProduct } from './product.ts'
import { PUBLIC, type PublicScreen } from './screens/public.ts'
import { quietTab, type Screen, type Studio, visit, WINDOWS } from './screens/screen.ts'
import { README, SIGNED_IN } from './screens/signed-in.ts'
import { TOOLS } from './screens/tools.ts'
import { TOUR_WINDOWS, walkTour } from './screens/tour.ts'
import { TROUBLES } from './screens/troubles.ts'

const DIRECTORY = 'screens'
const README_PICTURE = 'docs/screens/readme.png'
const QUALITY = 45
/** Longer pages are cut to this height, in CSS pixels. */
const LONGEST = 7000

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

try {
  await buildClient()
  product = await startProduct({ port: await freePort(), state, quiet: true })
  const studio = { product, browser: await launchChromium() }
  mkdirSync(DIRECTORY, { recursive: true })
  for (const screen of PUBLIC.filter(({ name }) => isWanted(name)))
    for (const width of screen.widths) await picturePublic(studio, screen, width)
  for (const screen of [...SIGNED_IN, ...TROUBLES, ...TOOLS].filter(({ screen, state }) =>
    isWanted(`${screen}-${state}`),
  ))
    await pictureSignedIn(studio, screen)
  for (const { name: window, ...options } of isWanted('tour') ? TOUR_WINDOWS : [])
    await walkTour(studio, options, (page, step) => save(page, `${step}-${window}`))
  if (isWanted('readme')) await pictureReadme(studio)
  await studio.browser.close()
} finally {
  await stopProduct()
}
process.exit(0)

async function picturePublic(studio: Studio, screen: PublicScreen, width: number): Promise<void> {
  const height = width < 700 ? 800 : Math.round(width * 0.625)
  const colorScheme = screen.dark ? 'dark' : 'light'
  const page = await quietTab(studio, { viewport: { width, height }, colorScheme })
  await visit(page, screen.path)
  await screen.reach?.(page)
  await save(page, `${screen.name}-${width}`, screen.whole ? await wholeHeight(page) : height)
  await page.context().close()
}

async function pictureSignedIn(studio: Studio, screen: Screen): Promise<void> {
  const name = `${screen.screen}-${screen.state}`
  for (const width of screen.widths) {
    await pictureOnce(studio, screen, `${name}-${width}`, { viewport: { width, height: WINDOWS[width] } })
  }
  if (!screen.dark) return
  const viewport = { width: 1440, height: WINDOWS[1440] }
  await pictureOnce(studio, screen, `${name}-dark`, { viewport, colorScheme: 'dark' })
}

async function pictureOnce(
  studio: Studio,
  screen: Screen,
  name: string,
  options: BrowserContextOptions,
): Promise<void> {
  const page = await screen.open(studio, options)
  await save(page, name)
  await page.context().close()
}

async function pictureReadme(studio: Studio): Promise<void> {
  const page = await README.open(studio, { viewport: { width: 1440, height: WINDOWS[1440] } })
  await page.waitForLoadState('networkidle')
  const path = README_PICTURE
  await page.screenshot({ path })
  console.log(path)
  await page.context().close()
}

function wholeHeight(page: Page): Promise<number> {
  return page.evaluate((longest) => Math.min(longest, document.documentElement.scrollHeight), LONGEST)
}

/** With `height`, the page down to that height, otherwise only the window. */
async function save(page: Page, name: string, height = 0): Promise<void> {
  await page.waitForLoadState('networkidle')
  const path = join(DIRECTORY, `${name}.jpg`)
  const { width = 0, height: seen = 0 } = page.viewportSize() ?? {}
  const clip = { x: 0, y: 0, width, height }
  await page.screenshot({
    path,
    type: 'jpeg',
    quality: QUALITY,
    ...(height > seen && { fullPage: true, clip }),
  })
  console.log(path)
}
