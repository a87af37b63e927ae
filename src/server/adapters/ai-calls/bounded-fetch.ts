/** A fetch for one call of a provider: it notes Retry-After and reads at most `LONGEST_BODY` of the answer. */

/** Bytes; enough for an answer of a million characters, the most that is parsed. */
const LONGEST_BODY = 4 * 1024 * 1024

export interface CallWatch {
  retryAfter: string | null
  tooLong: boolean
}

export type Fetch = (url: string | URL | Request, init?: RequestInit) => Promise<Response>

/** Reads each body but a stream's to its end, because one left unread would keep its connection open. */
export function boundedFetch(watch: CallWatch): Fetch {
  return async (url, init) => {
    const response = await fetch(url, init)
    watch.retryAfter = response.headers.get('retry-after')
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
    if (isStream && response.body) return new Response(response.body.pipeThrough(counting(watch)), response)
    return new Response(await bodyOf(response, watch), response)
  }
}

/** For a stream, whose reader hears every part as it comes. */
function counting(watch: CallWatch): TransformStream<Uint8Array, Uint8Array> {
  let size = 0
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.length
      watch.tooLong = size > LONGEST_BODY
      if (watch.tooLong) controller.error(new Error('the answer is too long'))
      else controller.enqueue(chunk)
    },
  })
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
