/** Uploaded documents: names are chosen here, so that a file can be deleted even when its upload's answer was lost. */

import { Buffer } from 'node:buffer'
import { FileState } from '@google/generative-ai/server'
import * as z from 'zod'
import { logFailure } from '../../base/log.ts'
import { CheckerFault, type ProviderFiles } from '../../base/ports.ts'
import { type AttemptOptions, callWithin, type Fetch, pause, Refused, withTries } from '../ai-calls/call.ts'

const PREFIX = 'rulemark-'
/** Characters allowed in a file's name after `files/`. */
const NAME_LENGTH = 40

/** Timeouts in milliseconds of calls with and without a document. */
const UPLOAD_MS = 120_000
const CALL_MS = 15_000

const LOOKS = 60
const LOOK_MS = 1_000

const PAGES = 20
const PAGE_SIZE = 100
const DELETIONS = 100

export interface FilesOptions extends GeminiAddress, Partial<AttemptOptions> {
  readonly callMs?: number | undefined
}

export interface GeminiFiles extends ProviderFiles {
  /**
   * Uploads a PDF, waits until it can be used and returns its URI. `names` receives the name of every file that may
   * exist from now on, even when this fails.
   * @throws CheckerFault
   */
  upload(pdf: Uint8Array, names: string[], signal: AbortSignal | undefined): Promise<string>
  /** Deletes files; `deleteOlderThan` retries failed deletions later. Never throws. */
  delete(names: readonly string[]): Promise<void>
}

const File = z.object({
  name: z.string(),
  uri: z.string().optional(),
  state: z.enum(FileState).catch(FileState.STATE_UNSPECIFIED),
  createTime: z.string().optional(),
})
type File = z.infer<typeof File>
const Uploaded = z.object({ file: File })
const Listed = z.object({ files: z.array(File).default([]), nextPageToken: z.string().optional() })

const GONE = new Set([403, 404])

export function createGeminiFiles({ apiKey, baseUrl, callMs, ...patience }: FilesOptions): GeminiFiles {
  const { sleep = pause } = patience

  function call<T>(
    ms: number,
    outer: AbortSignal | undefined,
    path: string,
    read: (response: Response) => Promise<T>,
    init: Parameters<typeof requestGemini>[3] = {},
  ): Promise<T> {
    return callWithin(callMs ?? ms, outer, async (signal, fetch) =>
      read(await requestGemini({ apiKey, baseUrl }, path, fetch, { ...init, signal })),
    )
  }

  async function uploadOnce(pdf: Uint8Array, names: string[], signal: AbortSignal | undefined) {
    const name = newName()
    names.push(name)
    const read = async (response: Response) => Uploaded.parse(await response.json())
    const { file } = await call(UPLOAD_MS, signal, '/upload/v1beta/files', read, upload(name, pdf))
    if (file.name !== name) names.push(file.name)
    return file
  }

  function look(name: string, signal: AbortSignal | undefined): Promise<File> {
    const read = async (response: Response) => File.parse(await response.json())
    return withTries(() => call(CALL_MS, signal, pathOf(name), read), signal, patience)
  }

  async function deleteFile(name: string): Promise<void> {
    const done = async () => undefined
    const once = () => call(CALL_MS, undefined, pathOf(name), done, { method: 'DELETE' })
    try {
      await withTries(once, undefined, patience)
    } catch (error) {
      if (!(error instanceof CheckerFault && GONE.has(error.status ?? 0))) throw error
    }
  }

  async function listOwn(): Promise<File[]> {
    const own: File[] = []
    let pageToken: string | undefined
    for (let page = 0; page < PAGES; page++) {
      const query = new URLSearchParams({ pageSize: String(PAGE_SIZE), ...(pageToken && { pageToken }) })
      const read = async (response: Response) => Listed.parse(await response.json())
      const once = () => call(CALL_MS, undefined, `/v1beta/files?${query}`, read)
      const { files, nextPageToken } = await withTries(once, undefined, patience)
      own.push(...files.filter(({ name }) => name.startsWith(`files/${PREFIX}`)))
      if (!nextPageToken) break
      pageToken = nextPageToken
    }
    return own
  }

  return {
    async upload(pdf, names, signal) {
      let file = await withTries(() => uploadOnce(pdf, names, signal), signal, patience)
      for (let looks = 0; file.state === FileState.PROCESSING && looks < LOOKS; looks++) {
        await sleep(LOOK_MS, signal)
        file = await look(file.name, signal)
      }
      if (file.state === FileState.ACTIVE && file.uri) return file.uri
      throw new CheckerFault(`the AI could not take the file (${file.state})`, {
        retryable: true,
        isOutage: false,
      })
    },
    async delete(names) {
      for (const name of names)
        await deleteFile(name).catch((error: unknown) => logFailure('lent-file-not-deleted', { name }, error))
    },
    async deleteOlderThan(time) {
      const files = await listOwn()
      const old = files.filter(({ createTime = '' }) => Date.parse(createTime) < time)
      for (const { name } of old.slice(0, DELETIONS)) await deleteFile(name)
    },
  }
}

function newName(): string {
  const random = crypto.randomUUID().replaceAll('-', '')
  return `files/${PREFIX}${random}`.slice(0, 'files/'.length + NAME_LENGTH)
}

function pathOf(name: string): string {
  return `/v1beta/files/${encodeURIComponent(name.replace(/^files\//, ''))}`
}

/** What the file is called, and its bytes, as two parts of one body. */
function upload(name: string, pdf: Uint8Array) {
  const boundary = crypto.randomUUID()
  const about = JSON.stringify({ file: { name, mimeType: 'application/pdf' } })
  const before = [
    `--${boundary}`,
    'Content-Type: application/json; charset=utf-8',
    '',
    about,
    `--${boundary}`,
    'Content-Type: application/pdf',
    '',
    '',
  ].join('\r\n')
  const body = Buffer.concat([Buffer.from(before), pdf, Buffer.from(`\r\n--${boundary}--`)])
  const headers = {
    'X-Goog-Upload-Protocol': 'multipart',
    'Content-Type': `multipart/related; boundary=${boundary}`,
  }
  return { method: 'POST', headers, body }
}

export interface GeminiAddress {
  readonly apiKey: string
  readonly baseUrl: string
}

const Failure = z.object({ error: z.object({ details: z.unknown() }) })

/** Google's SDK gives the types: it takes no fetch of ours (decision 008). @throws Refused */
export async function requestGemini(
  { apiKey, baseUrl }: GeminiAddress,
  path: string,
  call: Fetch,
  init: RequestInit & { readonly headers?: Record<string, string> },
): Promise<Response> {
  const headers = { 'x-goog-api-key': apiKey, ...init.headers }
  const response = await call(`${baseUrl}${path}`, { ...init, headers })
  if (response.ok) return response
  const body: unknown = await response.json().catch(() => null)
  throw new Refused(response.status, Failure.safeParse(body).data?.error.details)
}
