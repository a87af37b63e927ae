/** Retries a call after temporary faults, with full jitter added to the delay the provider asks for. */
import { CheckerFault } from '../../base/ports.ts'

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
