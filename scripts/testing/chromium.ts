/** Finds a Chromium: the npm headless shell for tests, an installed one for screenshots and benchmarks. */
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { run } from '../product/processes.ts'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const { version } = JSON.parse(readFileSync('node_modules/@sparticuz/chromium/package.json', 'utf8'))
const PACKED = join(tmpdir(), `rulemark-chromium-${version}`)

interface Program {
  readonly executablePath: string
  readonly env?: NodeJS.ProcessEnv
}

/** The headless shell, because it draws no window, which saves two thirds of the work. */
export async function launchHeadlessShell(): Promise<Browser> {
  const isPacked = process.platform === 'linux' && process.arch === 'x64' && !process.env.CHROME_PATH
  return chromium.launch({ ...(isPacked ? await packed() : installed()), args: ARGS })
}

export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ ...(installed() ?? (await packed())), args: ARGS })
}

function installed(): Program | undefined {
  const executablePath = [process.env.CHROME_PATH, ...INSTALLED].find((path) => path && existsSync(path))
  return executablePath ? { executablePath } : undefined
}

/** Unpacks elsewhere, then renames, so that a half-unpacked copy is never started. */
async function packed(): Promise<Program> {
  if (!existsSync(PACKED)) await unpack()
  const env = { ...process.env, LD_LIBRARY_PATH: join(PACKED, 'al2023', 'lib') }
  return { executablePath: join(PACKED, 'chromium'), env }
}

/** In a process of its own, because the package unpacks into TMPDIR, and others must not write there meanwhile. */
async function unpack(): Promise<void> {
  const folder = mkdtempSync(`${PACKED}-`)
  // It adds the system libraries only if it believes that it runs on AWS Lambda.
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' }
  await run(['--disable-warning=ExperimentalWarning', 'scripts/testing/unpack-chromium.ts'], { env })
  try {
    renameSync(folder, PACKED)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    if (!existsSync(PACKED)) throw error
  }
}
