/**
 * Wraps the global fetch once per isolate, because the SDK accepts no custom fetch, exposes no headers and reads
 * answers of any length. Within `watchCalls` it records Retry-After and stops reading at `LONGEST_BODY`; elsewhere it
 * does nothing.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

/** Bytes; enough for an answer of a million characters, the most that is parsed. */
const LONGEST_BODY = 4 * 1024 * 1024

/** Record of the last response to a call. */
export interface CallWatch {
  retryAfter: string | null
  /** The body exceeded `LONGEST_BODY`. */
  tooLong: boolean
}

const watches = new AsyncLocalStorage<CallWatch>()
const plainFetch = globalThis.fetch

Object.assign(globalThis, {
  async fetch(...args: Parameters<typeof fetch>): Promise<Response> {
    const watch = watches.getStore()
    const response = await plainFetch(...args)
    return watch ? watched(response, watch) : response
  },
})

/** Runs `work` and records in `watch` how its calls were answered. */
export function watchCalls<T>(watch: CallWatch, work: () => Promise<T>): Promise<T> {
  return watches.run(watch, work)
}

/** Reads the whole body, because the SDK leaves some bodies unread, which would keep the connection open. */
async function watched(response: Response, watch: CallWatch): Promise<Response> {
  watch.retryAfter = response.headers.get('retry-after')
  return new Response(await bodyOf(response, watch), response)
}

/** Also null when an error response's body can't be read; its status is enough. */
async function bodyOf({ body, ok }: Response, watch: CallWatch): Promise<Blob | null> {
  if (!body) return null
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  try {
    for await (const chunk of body) {
      size += chunk.length
      if (size > LONGEST_BODY) throw new Error('the answer is too long')
      chunks.push(chunk)
    }
  } catch (error) {
    if (!ok) return null
    watch.tooLong = size > LONGEST_BODY
    throw error
  }
  return new Blob(chunks)
}
