/** One call with a deadline; every failure becomes a CheckerFault. */
import * as z from 'zod'
import { type Answer, CheckerFault } from '../../base/ports.ts'

class AnswerTooLong extends CheckerFault {
  constructor() {
    super('the answer of the AI was too long', { retryable: true, isOutage: false })
  }
}

/** The provider answered with an error; the errors of its SDK have the same shape. */
export class Refused extends Error {
  readonly status: number
  readonly errorDetails: unknown

  constructor(status: number, errorDetails?: unknown) {
    super(`refused: ${status}`)
    this.status = status
    this.errorDetails = errorDetails
  }
}

/** With a signal that aborts after `ms` or with `outer`, and a fetch whose answers are limited. @throws CheckerFault */
export async function callWithin<T>(
  ms: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal, fetch: Fetch) => Promise<T>,
): Promise<T> {
  if (outer?.aborted) throw new CheckerFault('the check ran out of time', { retryable: true })
  const watch: CallWatch = { retryAfter: null, tooLong: false }
  const signal = AbortSignal.any([AbortSignal.timeout(ms), ...(outer ? [outer] : [])])
  try {
    return await work(signal, boundedFetch(watch))
  } catch (error) {
    throw faultOf(error, watch)
  }
}

/** An answer, with tries; one that is too long counts as cut off. @throws CheckerFault */
export function askWithin(
  ms: number,
  model: string,
  outer: AbortSignal | undefined,
  patience: Partial<AttemptOptions>,
  work: (signal: AbortSignal, fetch: Fetch) => Promise<Answer>,
): Promise<Answer> {
  const once = () =>
    callWithin(ms, outer, work).catch((error: unknown): Answer => {
      if (error instanceof AnswerTooLong) return { text: '', finish: 'cut', model }
      throw error
    })
  return withTries(once, outer, patience)
}

/** 409: the name is taken, or two calls conflict; uploads are retried under another name. */
const PASSING = new Set([408, 409, 429])

const Refusal = z.object({
  status: z.int(),
  errorDetails: z
    .array(z.object({ retryDelay: z.string().optional() }))
    .default([])
    .catch([]),
})

function faultOf(error: unknown, watch: CallWatch): CheckerFault {
  if (error instanceof CheckerFault) return error
  if (watch.tooLong) return new AnswerTooLong()
  const { data } = Refusal.safeParse(error)
  if (!data) return new CheckerFault('the AI could not be reached', { retryable: true, cause: error })
  const { status, errorDetails } = data
  const asked = [retryAfter(watch.retryAfter), ...errorDetails.map(retryDelay)]
  const waits = asked.filter((seconds) => seconds !== undefined)
  return new CheckerFault(`the AI answered ${status}`, {
    status,
    retryable: PASSING.has(status) || status >= 500,
    retryAfter: waits.length > 0 ? Math.max(...waits) : undefined,
  })
}

function retryAfter(header: string | null): number | undefined {
  if (header === null) return undefined
  const date = Date.parse(header)
  return /^\s*\d+\s*$/.test(header) || Number.isNaN(date)
    ? secondsOf(header)
    : Math.max(0, (date - Date.now()) / 1_000)
}

/** Seconds from a google.rpc.RetryInfo ("retryDelay": "3.5s"). */
function retryDelay(detail: { readonly retryDelay?: string | undefined }): number | undefined {
  return secondsOf(detail.retryDelay)
}

function secondsOf(text: string | undefined): number | undefined {
  const seconds = Number.parseFloat(text ?? '')
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined
}

const TRIES = 3
/** Milliseconds; the n-th wait is random between 0 and the smaller of `CAP_MS` and `BASE_MS` times 2 to the n. */
const BASE_MS = 1_000
const CAP_MS = 8_000
/** Seconds; when the provider asks for a longer wait, the queue repeats the check instead. */
const LONGEST_WAIT = 10

/** Randomness and time, injectable for tests. */
export interface AttemptOptions {
  readonly random: () => number
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>
}

/** Full jitter on top of the delay that the provider asks for. */
export async function withTries<T>(
  call: () => Promise<T>,
  signal: AbortSignal | undefined,
  { random = Math.random, sleep = pause }: Partial<AttemptOptions>,
): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof CheckerFault) || !worthAnother(error, tried, signal)) throw error
      const asked = (error.retryAfter ?? 0) * 1_000
      await sleep(asked + random() * Math.min(CAP_MS, BASE_MS * 2 ** tried), signal)
    }
  }
}

function worthAnother(fault: CheckerFault, tried: number, signal: AbortSignal | undefined): boolean {
  return fault.retryable && tried < TRIES && !signal?.aborted && (fault.retryAfter ?? 0) <= LONGEST_WAIT
}

/** Resolves early when the signal aborts. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms)
    signal?.addEventListener('abort', done, { once: true })
    function done(): void {
      clearTimeout(timer)
      signal?.removeEventListener('abort', done)
      resolve()
    }
  })
}

/** Bytes; enough for an answer of a million characters, the most that is parsed. */
const LONGEST_BODY = 4 * 1024 * 1024

interface CallWatch {
  retryAfter: string | null
  tooLong: boolean
}

export type Fetch = (url: string | URL | Request, init?: RequestInit) => Promise<Response>

/** Reads each body but a stream's to its end, because one left unread would keep its connection open. */
function boundedFetch(watch: CallWatch): Fetch {
  return async (url, init) => {
    const response = await fetch(url, init)
    watch.retryAfter = response.headers.get('retry-after')
    if (!response.body) return response
    const bounded = new Response(response.body.pipeThrough(counting(watch)), response)
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) return bounded
    const whole = await bounded.blob().catch((error: unknown) => {
      if (response.ok) throw error
      // The status is enough.
      watch.tooLong = false
      return null
    })
    return new Response(whole, response)
  }
}

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
