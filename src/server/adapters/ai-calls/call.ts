/** One call with a deadline; every failure becomes a CheckerFault. */
import * as z from 'zod'
import { CheckerFault } from '../../base/ports.ts'
import { boundedFetch, type CallWatch, type Fetch } from './bounded-fetch.ts'

export class AnswerTooLong extends CheckerFault {
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

/**
 * Runs `work` with a signal that aborts after `ms` milliseconds or with `outer`, and a fetch whose answers are limited.
 * @throws CheckerFault
 */
export async function callWithin<T>(
  ms: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal, fetch: Fetch) => Promise<T>,
): Promise<T> {
  if (outer?.aborted) throw new CheckerFault('the check ran out of time', { retryable: true })
  const watch: CallWatch = { retryAfter: null, tooLong: false }
  const controller = new AbortController()
  const abort = (): void => controller.abort()
  const timer = setTimeout(abort, ms)
  outer?.addEventListener('abort', abort, { once: true })
  try {
    return await work(controller.signal, boundedFetch(watch))
  } catch (error) {
    throw faultOf(error, watch)
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', abort)
  }
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
