/** Serves the built files as Cloudflare's static assets do: paths without `.html`, `_headers`, ETags. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getMimeType } from 'hono/utils/mime'

interface StaticFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: string
  readonly etag: string
}

/** Undefined when no file matches, so that the app answers. */
export type StaticFiles = (request: Request) => Response | undefined

/** `texts`: files by name that are added to those in `folder` or replace them. */
export function readStaticFiles(folder: string, texts: ReadonlyMap<string, string>): StaticFiles {
  const rules = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'))
  const files = new Map<string, StaticFile>()
  for (const name of namesIn(folder)) files.set(name, fileOf(name, readFileSync(join(folder, name))))
  for (const [name, text] of texts) files.set(name, fileOf(name, new TextEncoder().encode(text)))
  return (request) => {
    const { pathname, search } = new URL(request.url)
    const found = lookUp(files, pathname)
    if (!found) return undefined
    const headers = new Headers()
    const answer = (status: number, body: BodyInit | null = null): Response => {
      headersFor(rules, pathname, headers)
      return new Response(body, { status, headers })
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer(405)
    if (typeof found === 'string') {
      headers.set('Location', `${found}${search}`)
      return answer(307)
    }
    headers.set('ETag', found.etag)
    headers.set('Cache-Control', 'public, max-age=0, must-revalidate')
    if (matches(request.headers.get('If-None-Match'), found.etag)) return answer(304)
    headers.set('Content-Type', found.type)
    headers.set('Content-Length', String(found.bytes.length))
    return answer(200, request.method === 'HEAD' ? null : found.bytes)
  }
}

/** All files except `_headers` and the build's internal files, whose names begin with a dot. */
function namesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((name) => name !== '_headers' && !name.startsWith('.'))
}

function fileOf(name: string, content: Uint8Array): StaticFile {
  const bytes = new Uint8Array(content)
  return {
    bytes,
    type: getMimeType(name) ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`,
  }
}

function addressOf(name: string): string {
  return `/${name.replace(/(?:^|(?<=\/))index\.html$/, '').replace(/\.html$/, '')}`
}

/** The file, or the canonical path to redirect to: the one without an extension. */
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

/** Ignores `W/`: compression makes ETags weak. */
function matches(sent: string | null, etag: string): boolean {
  if (sent === null) return false
  return sent.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)
}

interface HeaderRule {
  /** May end in `*`. */
  readonly path: string
  /** A header without a value is removed. */
  readonly headers: readonly (readonly [name: string, value?: string])[]
}

/** Parses `_headers` as Cloudflare does: a path, then headers to set, or `!` and a header to remove. */
function parseHeaders(text: string): readonly HeaderRule[] {
  const rules: { path: string; headers: [string, string?][] }[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    if (line.startsWith('/')) rules.push({ path: line.trim(), headers: [] })
    else rules.at(-1)?.headers.push(headerIn(line.trim()))
  }
  return rules
}

function headerIn(line: string): [string, string?] {
  if (line.startsWith('!')) return [line.slice(1).trim()]
  const colon = line.indexOf(':')
  return [line.slice(0, colon), line.slice(colon + 1).trim()]
}

/** Applies the rules for a path to `headers`. */
function headersFor(rules: readonly HeaderRule[], address: string, headers: Headers): void {
  for (const rule of rules) {
    const isMeant = rule.path.endsWith('*')
      ? address.startsWith(rule.path.slice(0, -1))
      : address === rule.path
    if (!isMeant) continue
    for (const [name, value] of rule.headers) {
      if (value === undefined) headers.delete(name)
      else headers.set(name, value)
    }
  }
}
