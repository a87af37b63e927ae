/** Writes into dist/client what is the same for all visitors: public pages, sitemap, robots.txt, `_headers`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import styles from '../dist/styles.json'
import { fontSources } from '../src/pages/fonts.ts'
import type { Assets } from '../src/pages/layout.tsx'
import { site } from '../src/pages/site.tsx'
import { robotsTxt, sitemapXml } from '../src/pages/sitemap.ts'
import { SECURITY_HEADERS } from '../src/server/security-headers.ts'

const DIRECTORY = 'dist/client'
const manifest: Record<string, { file: string }> = JSON.parse(
  readFileSync(join(DIRECTORY, '.vite/manifest.json'), 'utf8'),
)

function built(source: string): string {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`not in the build: ${source}`)
  return `/${chunk.file}`
}

const configuration = readFileSync('wrangler.toml', 'utf8')

/** A value under [vars] in wrangler.toml; empty when it is missing. */
function setting(name: string): string {
  return new RegExp(`^${name} = "(.*)"$`, 'm').exec(configuration)?.[1] ?? ''
}

function write(file: string, text: string): void {
  writeFileSync(join(DIRECTORY, file), text)
}

function headersFile(): string {
  const security = Object.entries(SECURITY_HEADERS).map(([name, value]) => `  ${name}: ${value}`)
  return [
    '/*',
    ...security,
    '  Speculation-Rules: "/speculation.json"',
    '/speculation.json',
    '  ! Content-Type',
    '  Content-Type: application/speculationrules+json',
    // pdf.js compiles its image decoders, so its worker file alone may use WebAssembly.
    '/assets/pdf.worker*',
    '  ! Content-Security-Policy',
    "  Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n')
}

const origin = setting('APP_ORIGIN')
const support = setting('SUPPORT_EMAIL')
const analytics = setting('ANALYTICS_ID')
const operator = setting('OPERATOR')
const assets: Assets = {
  style: styles.site.text,
  consent: built('src/islands/consent/banner.ts'),
  verify: built('src/islands/verify/verify.ts'),
  fonts: fontSources.map(built),
  ...(origin && { origin }),
  ...(support && { support }),
  ...(operator && { operator }),
  ...(analytics && { analytics }),
}
for (const page of site) write(page.file, page.render(assets))
write('sitemap.xml', sitemapXml(origin))
write('robots.txt', robotsTxt(origin))
write('_headers', headersFile())
