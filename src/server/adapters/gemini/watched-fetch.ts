/**
 * The SDK takes no fetch of ours, hands out no headers and reads an answer of any length. So fetch is wrapped, once an
 * isolate: within `watchCalls` it remembers Retry-After and stops reading at `LONGEST_BODY`; elsewhere it is as before.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

/** Bytes. An answer of a million characters, the most that is read, fits in. */
const LONGEST_BODY = 4 * 1024 * 1024

/** What was seen of the last answer to a call. */
export interface CallWatch {
  retryAfter: string | null
  /** The body was longer than `LONGEST_BODY`. */
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

/** Runs `work`, and tells by `watch` what its calls of fetch were answered. */
export function watchCalls<T>(watch: CallWatch, work: () => Promise<T>): Promise<T> {
  return watches.run(watch, work)
}

/** The answer with its body read: the SDK leaves some unread, which would hold the connection. */
async function watched(response: Response, watch: CallWatch): Promise<Response> {
  watch.retryAfter = response.headers.get('retry-after')
  return new Response(await bodyOf(response, watch), response)
}

/** Null also when a refusal's body can't be read: its status says enough. */
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
