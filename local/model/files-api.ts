/** Routes of the Files API as Google's SDK calls them: upload in one multipart body, get, list, delete. */
import { type Context, Hono } from 'hono'
import * as z from 'zod'
import type { Call, Fault } from './faults.ts'
import type { Ledger } from './ledger.ts'
import { bodyOf, refusalOf } from './spoiled-transfer.ts'
import { type NewFile, type Refusal, resourceOf, type StoredFiles } from './stored-files.ts'
import { errorOf, fileForbidden, hasKey, jsonOf, noKey } from './wire.ts'

const defaultPage = 10

const refusals: Readonly<Record<Refusal, readonly [number, string]>> = {
  exists: [409, 'Requested entity already exists.'],
  'bad-name': [400, 'The file name must be lowercase letters, digits and dashes.'],
  'file-too-large': [400, 'The file is larger than a file may be.'],
  'storage-full': [429, 'You exceeded your current quota: file storage bytes.'],
}

const Metadata = z.object({
  file: z.object({ name: z.string().optional(), displayName: z.string().optional() }),
})

export function createFilesApi(files: StoredFiles, ledger: Ledger): Hono {
  const app = new Hono()
  app.post('/upload/v1beta/files', async (c) => {
    const body = new Uint8Array(await c.req.arrayBuffer())
    return spoiltBy(c, ledger, 'upload', async (fault) => upload(c, body, files, fault))
  })
  app.get('/v1beta/files', (c) => spoiltBy(c, ledger, 'list', () => Promise.resolve(list(c, files))))
  app.get('/v1beta/files/:id', (c) =>
    spoiltBy(c, ledger, 'look', async () => {
      const file = files.look(nameOf(c))
      return file ? Response.json(resourceOf(file, baseOf(c))) : fileForbidden(nameOf(c))
    }),
  )
  app.delete('/v1beta/files/:id', (c) =>
    spoiltBy(c, ledger, 'delete', async () => {
      return files.delete(nameOf(c)) ? Response.json({}) : fileForbidden(nameOf(c))
    }),
  )
  // For tests: lets time pass for all files.
  app.post('/files/age', async (c) => {
    const { ms } = z.object({ ms: z.int() }).parse(await c.req.json())
    files.age(ms)
    return c.body(null, 204)
  })
  return app
}

/** Returns the response to a call with the requested fault applied. */
async function spoiltBy(
  c: Context,
  ledger: Ledger,
  call: Call,
  answer: (fault: Fault | null) => Promise<Response>,
): Promise<Response> {
  if (!hasKey(c)) return noKey()
  const fault = ledger.take(call, c.req.path)
  const refusal = refusalOf(fault)
  if (refusal) return Response.json(refusal.body, refusal)
  await ledger.wait(fault)
  const response = await answer(fault)
  return new Response(bodyOf(await response.text(), fault), response)
}

function upload(c: Context, body: Uint8Array, files: StoredFiles, fault: Fault | null): Response {
  const file = fileIn(c, body, fault)
  if (!file) return Response.json(errorOf(400, 'Invalid multipart request.'), { status: 400 })
  const stored = files.add(file)
  if (typeof stored !== 'string') return Response.json({ file: resourceOf(stored, baseOf(c)) })
  const [status, message] = refusals[stored]
  return Response.json(errorOf(status, message), { status })
}

function fileIn(c: Context, body: Uint8Array, fault: Fault | null): NewFile | null {
  if (c.req.header('x-goog-upload-protocol') !== 'multipart') return null
  const [head, content] = multipartOf(body, c.req.header('content-type') ?? '')
  const metadata = head && Metadata.safeParse(jsonOf(new TextDecoder().decode(head.bytes))).data
  if (!metadata || !content) return null
  return {
    ...metadata.file,
    mimeType: content.type,
    bytes: content.bytes,
    looks: fault?.kind === 'processing' ? (fault.looks ?? Number.POSITIVE_INFINITY) : 0,
    fails: fault?.kind === 'failed',
  }
}

/** A page token is the number of files before the page. */
function list(c: Context, files: StoredFiles): Response {
  const size = Number(c.req.query('pageSize') ?? defaultPage)
  const from = Number(c.req.query('pageToken') ?? 0)
  const all = files.all()
  const page = all.slice(from, from + size).map((file) => resourceOf(file, baseOf(c)))
  const next = from + size < all.length ? String(from + size) : undefined
  return Response.json({ ...(page.length > 0 && { files: page }), nextPageToken: next })
}

function nameOf(c: Context): string {
  return `files/${c.req.param('id')}`
}

/** Base address of the API, wherever it is mounted. */
function baseOf(c: Context): string {
  const { origin, pathname } = new URL(c.req.url)
  const end = pathname.search(/\/(?:upload\/)?v1beta\/files/u)
  return origin + (end < 0 ? pathname : pathname.slice(0, end))
}

interface Part {
  readonly type: string
  readonly bytes: Uint8Array
}

/** Parts of a multipart/related request; none if it is malformed. */
function multipartOf(body: Uint8Array, contentType: string): readonly Part[] {
  const boundary = /^multipart\/related;\s*boundary=([^;\s]+)/iu.exec(contentType)?.[1]
  if (!boundary) return []
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.length)
  const mark = `--${boundary}`
  const parts: Part[] = []
  for (let at = bytes.indexOf(mark); at >= 0; ) {
    const start = at + mark.length + 2
    const next = bytes.indexOf(`\r\n${mark}`, start)
    const blank = bytes.indexOf('\r\n\r\n', start)
    if (next < 0 || blank < 0 || blank > next) break
    const type = /content-type:\s*([^\r\n]+)/iu.exec(bytes.toString('latin1', start, blank))?.[1] ?? ''
    parts.push({ type, bytes: bytes.subarray(blank + 4, next) })
    at = next + 2
  }
  return parts
}
