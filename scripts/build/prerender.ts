/** Writes content common to all visitors into dist/client: public pages, sitemap, robots.txt, `_headers`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pages } from '../../src/contract/urls.ts'
import { RECOGNITION_PATH } from '../../src/domain/document/recognition.ts'
import { securityHeadersFor, VERIFY_POLICY } from '../../src/server/http/security-headers.ts'
import { siteFiles } from '../../src/server/rendering/build.ts'
import { variable } from './environments.ts'

const DIRECTORY = 'dist/client'
const configuration = readFileSync('wrangler.toml', 'utf8')

function setting(name: string): string {
  return variable(configuration, process.env.RULEMARK_ENV, name)
}

function write(file: string, text: string): void {
  writeFileSync(join(DIRECTORY, file), text)
}

function headersFile(): string {
  const security = Object.entries(securityHeadersFor(setting('ANALYTICS_ID'))).map(
    ([name, value]) => `  ${name}: ${value}`,
  )
  return [
    '/*',
    ...security,
    '  Speculation-Rules: "/speculation.json"',
    '/speculation.json',
    '  ! Content-Type',
    '  Content-Type: application/speculationrules+json',
    // pdf.js compiles its image decoders, recognition PDFium and Tesseract: only their worker files may use WebAssembly.
    ...['/assets/pdf.worker*', '/assets/recognition.worker*'].flatMap((worker) => [
      worker,
      '  ! Content-Security-Policy',
      "  Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    ]),
    pages.verify,
    '  ! Content-Security-Policy',
    `  Content-Security-Policy: ${VERIFY_POLICY}`,
    ...['/assets/*', `${RECOGNITION_PATH}/*`].flatMap((files) => [
      files,
      '  Cache-Control: public, max-age=31536000, immutable',
    ]),
    '',
  ].join('\n')
}

const files = siteFiles({
  APP_ORIGIN: setting('APP_ORIGIN'),
  SUPPORT_EMAIL: setting('SUPPORT_EMAIL'),
  ANALYTICS_ID: setting('ANALYTICS_ID'),
  OPERATOR: setting('OPERATOR'),
  OPENAI_BASE_URL: setting('OPENAI_BASE_URL'),
  OPENAI_MODEL: setting('OPENAI_MODEL'),
})
for (const [file, text] of files) write(file, text)
write('_headers', headersFile())
