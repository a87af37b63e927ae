/** Finds a Chromium for tests, screenshots and benchmarks: an installed one, else the one from npm. */
import { existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserServer, chromium } from 'playwright-core'

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: await chromiumPath(), args: ARGS })
}

/** One that several processes connect to. */
export async function serveChromium(): Promise<BrowserServer> {
  return chromium.launchServer({ executablePath: await chromiumPath(), args: ARGS })
}

export async function chromiumPath(): Promise<string> {
  const installed = [process.env.CHROME_PATH, ...INSTALLED].find((path) => path && existsSync(path))
  if (installed) return installed
  // Makes the package unpack the system libraries it ships, into a folder of their own.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x'
  process.env.TMPDIR = join(tmpdir(), 'rulemark-chromium')
  mkdirSync(process.env.TMPDIR, { recursive: true })
  const { default: packed } = await import('@sparticuz/chromium')
  return packed.executablePath()
}
