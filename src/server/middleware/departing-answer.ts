/**
 * The answers that an isolate holds until their callers have read them. When they are too many, one that is read slowly
 * breaks off, so that callers who read nothing take no memory that others need.
 */
import { createMiddleware } from 'hono/factory'
import type { AppContext, AppEnv } from '../context.ts'
import { ownerOf, type SlowCaller, slowest } from './slow-callers.ts'

/** As much as of arriving bodies. */
const HELD_MAX_BYTES = 32 * 1024 * 1024
/** A connection's own buffers take as much, and most pages are smaller. */
const SMALL_BYTES = 128 * 1024
const PIECE_BYTES = 64 * 1024

const answers = new Set<DepartingAnswer>()
let heldBytes = 0

class DepartingAnswer implements UnderlyingDefaultSource<Uint8Array>, SlowCaller {
  readonly owner: string
  #rest: Uint8Array<ArrayBuffer>
  #since = 0
  #read = 0

  constructor(owner: string, whole: Uint8Array<ArrayBuffer>) {
    this.owner = owner
    this.#rest = whole
  }

  /** Counts from the first piece on: an answer to a HEAD request is never read. */
  pull(controller: ReadableStreamDefaultController<Uint8Array>): void {
    if (this.#since === 0) this.#begin()
    else if (!answers.has(this)) throw new Error('read too slowly')
    // A copy, because a part would hold the whole.
    controller.enqueue(this.#rest.slice(0, PIECE_BYTES))
    this.#rest = this.#rest.subarray(PIECE_BYTES)
    this.#read += PIECE_BYTES
    if (this.#rest.length > 0) return
    this.cancel()
    controller.close()
  }

  #begin(): void {
    this.#since = Date.now()
    answers.add(this)
    heldBytes += this.heldBytes
    while (heldBytes > HELD_MAX_BYTES && answers.size > 1)
      slowest([...answers].filter((each) => each !== this)).cancel()
  }

  /** Also when its caller has left. */
  cancel(): void {
    if (answers.delete(this)) heldBytes -= this.heldBytes
    this.#rest = new Uint8Array()
  }

  get heldBytes(): number {
    return this.#rest.buffer.byteLength
  }

  get bytesPerMs(): number {
    return this.#read / (Date.now() - this.#since + 1)
  }
}

/** A body that is in memory as a whole; sent in pieces if it is large. */
export function departing(
  c: AppContext,
  whole: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> {
  if (whole.length <= SMALL_BYTES) return whole
  return new ReadableStream(new DepartingAnswer(ownerOf(c), whole), { highWaterMark: 0 })
}

/** For JSON, whose size only its bytes tell. Pages and generated files call `departing`; stored files are streams. */
export const departingJson = createMiddleware<AppEnv>(async function departingJson(c, next) {
  await next()
  const { res } = c
  if (!res.headers.get('Content-Type')?.startsWith('application/json') || c.req.method === 'HEAD') return
  const whole = new Uint8Array(await res.arrayBuffer())
  // Otherwise the framework merges the two, which takes longer.
  c.res = undefined
  c.res = new Response(departing(c, whole), res)
})
