import { AppError } from '../../domain/errors.ts'

const AT_ONCE_MAX = 64
/**
 * Milliseconds after which a request without a place looks once more. Clients refused at once would ask again at once,
 * and take the isolate's time from the requests it has accepted.
 */
const LOOK_AGAIN_MS = 700

let running = 0

/**
 * A request's place among those worked on. It is left while the request waits for its caller or for a check, so that
 * slow callers keep nobody out.
 */
export class Place {
  #isTaken = false

  /** @throws AppError overloaded */
  async take(): Promise<void> {
    // Each request has its own timer, because in a Worker no request may wait for another's.
    if (running >= AT_ONCE_MAX) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
    if (running >= AT_ONCE_MAX) throw new AppError('overloaded', { retryAfter: 1 })
    running++
    this.#isTaken = true
  }

  leave(): void {
    if (this.#isTaken) running--
    this.#isTaken = false
  }
}
