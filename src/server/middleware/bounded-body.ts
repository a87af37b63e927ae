/**
 * Reads a request's body before parsing; limits its size, its time and the memory of all bodies in an isolate.
 */
import type { MiddlewareHandler } from 'hono'
import { AppError, type ErrorCode } from '../../domain/errors.ts'
import type { AppContext, AppEnv } from '../context.ts'
import { TimedOut, withDeadline } from '../deadline.ts'

export interface Bounds {
  readonly maxBytes: number
  readonly tooLarge: ErrorCode
  /** Milliseconds for the whole body. */
  readonly deadlineMs: number
}

/** Milliseconds without data after which the request fails. */
const SILENCE_MS = 10_000
/** A quarter of an isolate's memory, because parsing a form doubles it. */
const HELD_MAX_BYTES = 32 * 1024 * 1024
/** More than our forms have. */
const PARTS_MAX = 32

let heldBytes = 0

/** @throws AppError bodyTooSlow, overloaded, invalidRequest, or `bounds.tooLarge` */
export function boundedBody(bounds: Bounds): MiddlewareHandler<AppEnv> {
  return async function boundedBody(c, next) {
    if (!c.req.raw.body) return next()
    const announced = Number(c.req.header('Content-Length') ?? bounds.maxBytes)
    if (announced > bounds.maxBytes) throw new AppError(bounds.tooLarge)
    if (heldBytes + announced > HELD_MAX_BYTES) throw new AppError('overloaded', { retryAfter: 1 })
    heldBytes += announced
    try {
      const body = await readWhole(c.req.raw.body, bounds)
      if (partsOf(c, body) > PARTS_MAX) throw new AppError('invalidRequest')
      c.req.raw = new Request(c.req.raw, { body })
      await next()
    } finally {
      heldBytes -= announced
    }
  }
}

async function readWhole(
  stream: ReadableStream<Uint8Array>,
  { maxBytes, tooLarge, deadlineMs }: Bounds,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader()
  const deadline = Date.now() + deadlineMs
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for (;;) {
      const { done, value } = await withDeadline(Math.min(SILENCE_MS, deadline - Date.now()), reader.read())
      if (done) return joined(chunks, size)
      size += value.length
      if (size > maxBytes) throw new AppError(tooLarge)
      chunks.push(value)
    }
  } catch (error) {
    void reader.cancel().catch(() => undefined)
    if (error instanceof AppError) throw error
    // Otherwise the sender disconnected, or its chunks are malformed.
    throw new AppError(error instanceof TimedOut ? 'bodyTooSlow' : 'invalidRequest')
  }
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    whole.set(chunk, offset)
    offset += chunk.length
  }
  return whole
}

/** Number of parts of a multipart body, counted only up to the limit; 0 for other bodies. */
function partsOf(c: AppContext, body: Uint8Array<ArrayBuffer>): number {
  const boundary = /^multipart\/form-data.*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(
    c.req.header('Content-Type') ?? '',
  )
  const name = boundary?.[1] ?? boundary?.[2]
  if (!name) return 0
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
