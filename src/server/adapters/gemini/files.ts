/**
 * Documents uploaded to the provider's Files API. File names are random, begin with `PREFIX` and are chosen here, so
 * that a file can be deleted even when the answer to its upload was lost.
 */
import { Buffer } from 'node:buffer'
import { FileState, GoogleAIFileManager } from '@google/generative-ai/server'
import * as z from 'zod'
import { logFailure } from '../../log.ts'
import { CheckerFault, type ProviderFiles } from '../../ports.ts'
import { type AttemptOptions, pause, withTries } from '../ai-calls/attempts.ts'
import { callWithin } from '../ai-calls/call.ts'

const PREFIX = 'rulemark-'
/** Characters allowed in a file's name after `files/`. */
const NAME_LENGTH = 40

/** Timeouts in milliseconds of calls with and without a document. */
const UPLOAD_MS = 120_000
const CALL_MS = 15_000

/** Maximum polls until a file is ready, and milliseconds between them. */
const LOOKS = 60
const LOOK_MS = 1_000

/** Maximum pages read of a file list. */
const PAGES = 20
const PAGE_SIZE = 100
/** Maximum files deleted by one `deleteOlderThan`. */
const DELETIONS = 100

export interface FilesOptions extends Partial<AttemptOptions> {
  readonly apiKey: string
  /** Address of the API without its version. */
  readonly baseUrl: string
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

  /** The SDK's manager shares one signal between its calls, so each call gets a new one. */
  function call<T>(
    ms: number,
    outer: AbortSignal | undefined,
    work: (manager: GoogleAIFileManager) => Promise<T>,
  ): Promise<T> {
    return callWithin(callMs ?? ms, outer, (signal) => {
      const options = { baseUrl, signal }
      return work(new GoogleAIFileManager(apiKey, options))
    })
  }

  async function uploadOnce(
    pdf: Uint8Array,
    names: string[],
    signal: AbortSignal | undefined,
  ): Promise<File> {
    const name = newName()
    names.push(name)
    const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length)
    const metadata = { name, mimeType: 'application/pdf' }
    const { file } = await call(UPLOAD_MS, signal, async (manager) =>
      Uploaded.parse(await manager.uploadFile(bytes, metadata)),
    )
    if (file.name !== name) names.push(file.name)
    return file
  }

  function look(name: string, signal: AbortSignal | undefined): Promise<File> {
    const once = (): Promise<File> =>
      call(CALL_MS, signal, async (manager) => File.parse(await manager.getFile(name)))
    return withTries(once, signal, patience)
  }

  async function deleteFile(name: string): Promise<void> {
    const once = (): Promise<void> => call(CALL_MS, undefined, (manager) => manager.deleteFile(name))
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
      const params = { pageSize: PAGE_SIZE, ...(pageToken && { pageToken }) }
      const once = async (): Promise<z.infer<typeof Listed>> =>
        call(CALL_MS, undefined, async (manager) => Listed.parse(await manager.listFiles(params)))
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
