/** Static files are served as on Cloudflare. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { serveBuiltFiles } from '../../scripts/testing/built-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'rulemark-files-'))
let cloudflare: string
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ url: cloudflare, stop } = await serveBuiltFiles(folder))
})
afterAll(async () => {
  // Not all: files share a process, in which nothing would be restarted afterwards.
  await stop()
  rmSync(folder, { recursive: true, force: true })
})

const here = inject('stack').url
const COMPARED = [
  'cache-control',
  'content-security-policy',
  'location',
  'referrer-policy',
  'speculation-rules',
]

async function seen(origin: string, method: string, path: string): Promise<object> {
  const response = await fetch(origin + path, { method, redirect: 'manual' })
  await response.body?.cancel()
  const headers = COMPARED.map((name) => [name, response.headers.get(name)])
  return { status: response.status, hasTag: response.headers.has('etag'), ...Object.fromEntries(headers) }
}

test.each([
  ['GET', '/'],
  ['HEAD', '/'],
  ['POST', '/'],
  ['GET', '/index.html'],
  ['GET', '/privacy-policy'],
  ['GET', '/privacy-policy/'],
  ['GET', '/privacy-policy.html?from=here'],
  ['OPTIONS', '/privacy-policy'],
  ['GET', '/favicon.svg'],
  ['GET', '/speculation.json'],
  ['GET', '/robots.txt'],
])('%s %s has the same answer in every runtime', async (method, path) => {
  expect(await seen(here, method, path)).toEqual(await seen(cloudflare, method, path))
})

test('scripts are cached for a year, and sent compressed if the client accepts it', async () => {
  const page = await (await fetch(`${here}/login`)).text()
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1]
  const response = await fetch(`${here}${script}`, { headers: { 'Accept-Encoding': 'gzip' } })
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const plain = await fetch(`${here}${script}`, { headers: { 'Accept-Encoding': 'identity' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await response.text()).toBe(await plain.text())
})

test('a cached file is not sent again', async () => {
  const etag = (await fetch(here)).headers.get('etag') ?? ''
  const again = await fetch(here, { headers: { 'If-None-Match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test.each([
  '/_headers',
  '/.vite/manifest.json',
  '/.assetsignore',
  '/..%2fmain.js',
  '/%2e%2e/secrets.env',
  '/%zz',
  '//x',
])('nothing but the built files is served: %s', async (path) => {
  expect((await fetch(here + path)).status).toBe(404)
})

test('public pages have this installation’s own address', async () => {
  expect(await (await fetch(`${here}/sitemap.xml`)).text()).toContain(
    '<loc>http://localhost/privacy-policy</loc>',
  )
})
