/** Transport faults: error responses, and slow or truncated bodies. */
import type { Fault } from './faults.ts'
import { type ErrorBody, errorOf } from './wire.ts'

/** The error response of a `status` fault; null for all others. */
export function refusalOf(
  fault: Fault | null,
): { body: ErrorBody; status: number; headers: Record<string, string> } | null {
  if (fault?.kind !== 'status') return null
  const details =
    fault.retryInfo === undefined
      ? undefined
      : [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${fault.retryInfo}s` }]
  const headers = fault.retryAfter === undefined ? {} : { 'retry-after': fault.retryAfter }
  return { body: errorOf(fault.status, 'A fault ordered by a test.', details), status: fault.status, headers }
}

/** The body as sent: slowly, or broken off in the middle. */
export function bodyOf(text: string, fault: Fault | null): string | ReadableStream<Uint8Array> {
  if (fault?.kind === 'close') return closing(new TextEncoder().encode(text))
  if (fault?.kind === 'trickle') return trickling(new TextEncoder().encode(text), fault.bytes, fault.ms)
  return text
}

function closing(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let sent = false
  return new ReadableStream({
    pull(controller) {
      if (sent) controller.error(new Error('closed early'))
      else controller.enqueue(bytes.slice(0, Math.ceil(bytes.length / 2)))
      sent = true
    },
  })
}

function trickling(bytes: Uint8Array, size: number, ms: number): ReadableStream<Uint8Array> {
  let at = 0
  return new ReadableStream({
    async pull(controller) {
      if (at >= bytes.length) return controller.close()
      await new Promise((resolve) => setTimeout(resolve, ms))
      controller.enqueue(bytes.slice(at, at + size))
      at += size
    },
  })
}
