/** Writes the public pages as files into dist/client, and `_headers` for everything there. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { site } from '../src/pages/site.tsx'
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

const assets = {
  styles: [built('src/pages/styles/site.css')],
  consent: built('src/islands/consent/banner.ts'),
}
for (const page of site) writeFileSync(join(DIRECTORY, page.file), page.render(assets))

const headers = Object.entries(SECURITY_HEADERS).map(([name, value]) => `  ${name}: ${value}`)
writeFileSync(
  join(DIRECTORY, '_headers'),
  [
    '/*',
    ...headers,
    '  Speculation-Rules: "/speculation.json"',
    '/speculation.json',
    '  ! Content-Type',
    '  Content-Type: application/speculationrules+json',
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n'),
)
