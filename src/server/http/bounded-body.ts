/** Reads a request's body before parsing; limits its size, its time and the memory of all bodies in an isolate. */
import type { MiddlewareHandler } from 'hono'
import { AppError, type ErrorCode } from '../../domain/errors/errors.ts'
import { TimedOut, withDeadline } from '../base/deadline.ts'
import { callerOf } from './caller.ts'
import type { AppContext, AppEnv } from './context.ts'
import { mediaType } from './refuse.ts'
import { type SlowClient, slowest } from './slow-clients.ts'

export interface Bounds {
  readonly maxBytes: number
  readonly tooLarge: ErrorCode
  readonly deadlineMs: number
}

/** Milliseconds without data after which the request fails. */
const SILENCE_MS = 10_000
/** More than our forms have. */
const PARTS_MAX = 32
/** Stricter than parsers, so that what is counted here is what they read: one boundary, and at most a charset. */
const MULTIPART =
  /^multipart\/form-data\s*;(?:\s*charset=[\w-]+\s*;)?\s*boundary=("?)([\w'()+,./:=?-]{1,70})\1(?:\s*;\s*charset=[\w-]+)?$/i

export function boundedBody(bounds: Bounds): MiddlewareHandler<AppEnv> {
  return async function boundedBody(c, next) {
    if (!c.req.raw.body) return next()
    if (Number(c.req.header('Content-Length') ?? 0) > bounds.maxBytes) throw new AppError(bounds.tooLarge)
    const buffered = new BufferedBody(callerOf(c))
    c.set('body', buffered)
    try {
      c.var.slot.release()
      const body = await readWhole(c.req.raw.body, buffered, bounds)
      c.var.slot.reacquire()
      if (partsOf(c, body) > PARTS_MAX) throw new AppError('invalidRequest')
      c.req.raw = new Request(c.req.raw, { body })
      await next()
    } finally {
      buffered.drop()
    }
  }
}

/** Frees the memory of a body that is no longer needed. */
export function releaseBody(c: AppContext): void {
  const { url, method, headers } = c.req.raw
  c.var.body?.drop()
  c.req.raw = new Request(url, { method, headers })
  c.req.bodyCache = {}
}

async function readWhole(
  stream: ReadableStream<Uint8Array>,
  buffered: BufferedBody,
  { maxBytes, tooLarge, deadlineMs }: Bounds,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader()
  const deadline = Date.now() + deadlineMs
  try {
    for (;;) {
      const { done, value } = await withDeadline(Math.min(SILENCE_MS, deadline - Date.now()), reader.read())
      if (buffered.heldBytes + (value?.length ?? 0) > maxBytes) throw new AppError(tooLarge)
      if (value) buffered.add(value)
      if (buffered.isDropped) throw new AppError('overloaded', { retryAfter: 1 })
      if (done) return buffered.whole()
    }
  } catch (error) {
    void reader.cancel().catch(() => undefined)
    if (error instanceof AppError) throw error
    // Otherwise the sender disconnected, or its chunks are malformed.
    throw new AppError(error instanceof TimedOut ? 'bodyTooSlow' : 'invalidRequest')
  }
}

/** Counts only up to the limit; 0 for bodies that are not multipart. @throws AppError invalidRequest */
function partsOf(c: AppContext, body: Uint8Array<ArrayBuffer>): number {
  if (mediaType(c) !== 'multipart/form-data') return 0
  const name = MULTIPART.exec(c.req.header('Content-Type') ?? '')?.[2]
  if (!name) throw new AppError('invalidRequest')
  const mark = Buffer.from(`--${name}`)
  const bytes = Buffer.from(body.buffer)
  let parts = 0
  for (
    let at = bytes.indexOf(mark);
    at !== -1 && parts <= PARTS_MAX;
    at = bytes.indexOf(mark, at + mark.length)
  )
    parts++
  return parts
}

/** A quarter of an isolate's memory, because parsing a form doubles it. */
const HELD_MAX_BYTES = 32 * 1024 * 1024

const arriving = new Set<BufferedBody>()
let heldBytes = 0

/** When bodies are too many, a slow one is dropped, so that stalled uploads keep nobody out. */
class BufferedBody implements SlowClient {
  readonly owner: string
  readonly #since = Date.now()
  #chunks: Uint8Array[] = []
  #size = 0
  #isDropped = false

  constructor(owner: string) {
    this.owner = owner
    arriving.add(this)
  }

  get heldBytes(): number {
    return this.#size
  }

  get isDropped(): boolean {
    return this.#isDropped
  }

  /** May drop this body. */
  add(chunk: Uint8Array): void {
    this.#chunks.push(chunk)
    this.#size += chunk.length
    heldBytes += chunk.length
    while (heldBytes > HELD_MAX_BYTES && !this.#isDropped)
      slowest([...arriving].filter((each) => each.heldBytes > 0)).drop()
  }

  /** All of it. From now on it is held until its request has ended. */
  whole(): Uint8Array<ArrayBuffer> {
    arriving.delete(this)
    const whole = new Uint8Array(this.#size)
    let offset = 0
    for (const chunk of this.#chunks) {
      whole.set(chunk, offset)
      offset += chunk.length
    }
    this.#chunks = []
    return whole
  }

  drop(): void {
    arriving.delete(this)
    heldBytes -= this.#size
    this.#size = 0
    this.#chunks = []
    this.#isDropped = true
  }

  get bytesPerMs(): number {
    return this.#size / (Date.now() - this.#since + 1)
  }
}
