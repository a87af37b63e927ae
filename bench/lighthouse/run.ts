/**
 * `npm run lighthouse [address]`: Lighthouse scores of a running product, as a table; `npm run lighthouse files`: of
 * the built files alone. Fails when a page is below its target. npm fetches Lighthouse when it is not cached; it uses
 * an installed Chrome or Chromium, or the one in CHROME_PATH.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onStop, stopAll } from '../../scripts/product/processes.ts'
import { serveBuiltFiles } from '../../scripts/testing/built-files.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'
/** Served as static files. */
const FILES = ['/', '/contract-review', '/privacy-policy'] as const
/** Rendered by the worker. */
const RENDERED = ['/login'] as const
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const FIGURES = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const

/** Lowest accepted score of each category, out of 100. */
const TARGETS = { desktop: 100, mobile: 95 } as const
type Device = keyof typeof TARGETS

interface Report {
  readonly categories: Readonly<Record<(typeof CATEGORIES)[number], { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly displayValue?: string }>>
}

const [asked = 'http://localhost:8787'] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'rulemark-lighthouse-'))
onStop(stopAll)
const origin = asked === 'files' ? (await serveBuiltFiles(folder)).url : asked.replace(/\/$/, '')
const paths = asked === 'files' ? FILES : [...FILES, ...RENDERED]

/** Tries up to three times: on a busy machine the browser sometimes fails to record the page. @throws */
function inspect(url: string, device: Device, tries = 3): Report {
  const file = join(folder, 'report.json')
  const options = [
    url,
    ...(device === 'desktop' ? ['--preset=desktop'] : []),
    `--only-categories=${CATEGORIES.join()}`,
    '--output=json',
    `--output-path=${file}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    '--quiet',
  ]
  const npm = process.env.npm_execpath
  const [program, first] = npm ? [process.execPath, [npm]] : ['npm', []]
  const done = spawnSync(program, [...first, 'exec', '--yes', LIGHTHOUSE, '--', ...options], {
    encoding: 'utf8',
  })
  if (done.status === 0) return JSON.parse(readFileSync(file, 'utf8'))
  if (tries > 1) return inspect(url, device, tries - 1)
  throw new Error(`Lighthouse failed on ${url}:\n${done.stderr}`)
}

const table: Record<string, string | number>[] = []
let missed = false
try {
  for (const device of ['desktop', 'mobile'] as const) {
    for (const path of paths) {
      const { categories, audits } = inspect(origin + path, device)
      const scores = CATEGORIES.map(
        (name) => [name, Math.round((categories[name].score ?? 0) * 100)] as const,
      )
      const figures = FIGURES.map((name) => [name, audits[name]?.displayValue ?? ''] as const)
      if (scores.some(([, score]) => score < TARGETS[device])) missed = true
      table.push({ device, path, ...Object.fromEntries([...scores, ...figures]) })
    }
  }
} finally {
  await stopAll()
  rmSync(folder, { recursive: true, force: true })
}
console.table(table)
if (missed) {
  console.error(`Below the target: ${TARGETS.desktop} on a desktop, ${TARGETS.mobile} on a mobile device`)
  process.exit(1)
}
process.exit(0)
