/** Serves the built files as Cloudflare's static assets do: addresses without `.html`, `_headers`, ETags. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { type HeaderRule, headersFor, parseHeaders } from './header-rules.ts'

interface StaticFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly headers: Headers
}

/** Undefined: no file is meant, so the app answers. */
export type StaticFiles = (request: Request) => Response | undefined

/** `texts` are files besides those in `folder`, or in place of them, by name. */
export function readStaticFiles(folder: string, texts: ReadonlyMap<string, string>): StaticFiles {
  const rules = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'))
  const files = new Map<string, StaticFile>()
  for (const name of namesIn(folder)) files.set(name, fileOf(name, readFileSync(join(folder, name)), rules))
  for (const [name, text] of texts) files.set(name, fileOf(name, new TextEncoder().encode(text), rules))
  return (request) => {
    const { pathname, search } = new URL(request.url)
    const found = lookUp(files, pathname)
    if (!found) return undefined
    if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 })
    if (typeof found === 'string')
      return new Response(null, { status: 307, headers: { Location: `${found}${search}` } })
    const { bytes, headers } = found
    const isKnown = matches(request.headers.get('If-None-Match'), headers.get('ETag'))
    if (isKnown) return new Response(null, { status: 304, headers })
    return new Response(request.method === 'HEAD' ? null : bytes, { headers })
  }
}

/** What is served; neither the rules of headers nor what the build keeps for itself. */
function namesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((name) => name !== '_headers' && !name.startsWith('.vite/'))
}

function fileOf(name: string, content: Uint8Array, rules: readonly HeaderRule[]): StaticFile {
  const bytes = new Uint8Array(content)
  const headers = new Headers({
    'Content-Type': getMimeType(name) ?? 'application/octet-stream',
    'Content-Length': String(bytes.length),
    'Cache-Control': 'public, max-age=0, must-revalidate',
    ETag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`,
  })
  headersFor(rules, addressOf(name), headers)
  return { bytes, headers }
}

function addressOf(name: string): string {
  return `/${name.replace(/(?:^|(?<=\/))index\.html$/, '').replace(/\.html$/, '')}`
}

/** The file, or the address that it has; only the one of a file's addresses that has no ending is kept. */
function lookUp(files: ReadonlyMap<string, StaticFile>, pathname: string): StaticFile | string | undefined {
  const name = decoded(pathname)?.slice(1)
  if (name === undefined) return undefined
  for (const file of [
    name,
    `${name}.html`,
    `${name}index.html`,
    `${name}/index.html`,
    `${name.slice(0, -1)}.html`,
  ]) {
    const found = files.get(file)
    if (!found) continue
    const address = addressOf(file)
    return address === `/${name}` ? found : encodeURI(address)
  }
  return undefined
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** Compression makes an ETag weak on its way. */
function matches(sent: string | null, etag: string | null): boolean {
  if (sent === null || etag === null) return false
  return sent.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)
}
