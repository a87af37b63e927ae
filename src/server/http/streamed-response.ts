/** Large responses in memory. When they are too many, one that is read slowly is broken off. */
import { createMiddleware } from 'hono/factory'
import { callerOf } from './caller.ts'
import type { AppContext, AppEnv } from './context.ts'
import { type SlowClient, slowest } from './slow-clients.ts'

/** As much as for request bodies. */
const HELD_MAX_BYTES = 32 * 1024 * 1024
/** A connection buffers as much anyway, and most pages are smaller. */
const SMALL_BYTES = 128 * 1024
const PIECE_BYTES = 64 * 1024

const open = new Set<StreamedResponse>()
let heldBytes = 0

class StreamedResponse implements UnderlyingDefaultSource<Uint8Array>, SlowClient {
  readonly owner: string
  #rest: Uint8Array<ArrayBuffer>
  #since = 0
  #read = 0

  constructor(owner: string, whole: Uint8Array<ArrayBuffer>) {
    this.owner = owner
    this.#rest = whole
  }

  /** Counts from the first piece on, because a response to HEAD is never read. */
  pull(controller: ReadableStreamDefaultController<Uint8Array>): void {
    if (this.#since === 0) this.#begin()
    else if (!open.has(this)) throw new Error('read too slowly')
    // A copy, because a view would keep the whole buffer alive.
    controller.enqueue(this.#rest.slice(0, PIECE_BYTES))
    this.#rest = this.#rest.subarray(PIECE_BYTES)
    this.#read += PIECE_BYTES
    if (this.#rest.length > 0) return
    this.cancel()
    controller.close()
  }

  #begin(): void {
    this.#since = Date.now()
    open.add(this)
    heldBytes += this.heldBytes
    while (heldBytes > HELD_MAX_BYTES && open.size > 1)
      slowest([...open].filter((each) => each !== this)).cancel()
  }

  /** Also called when the client disconnects. */
  cancel(): void {
    if (open.delete(this)) heldBytes -= this.heldBytes
    this.#rest = new Uint8Array()
  }

  get heldBytes(): number {
    return this.#rest.buffer.byteLength
  }

  get bytesPerMs(): number {
    return this.#read / (Date.now() - this.#since + 1)
  }
}

/** Turns a large body into a stream of pieces; returns a small one as it is. */
export function streamed(
  c: AppContext,
  whole: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> {
  if (whole.length <= SMALL_BYTES) return whole
  return new ReadableStream(new StreamedResponse(callerOf(c), whole), { highWaterMark: 0 })
}

/** Streams large JSON. Pages and generated files call `streamed` themselves; stored files are streams already. */
export const streamedJson = createMiddleware<AppEnv>(async function streamedJson(c, next) {
  await next()
  const { res } = c
  if (!res.headers.get('Content-Type')?.startsWith('application/json') || c.req.method === 'HEAD') return
  const whole = new Uint8Array(await res.arrayBuffer())
  // Otherwise Hono merges the headers of both, which takes longer.
  c.res = undefined
  c.res = new Response(streamed(c, whole), res)
})
