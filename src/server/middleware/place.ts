import { AppError } from '../../domain/errors.ts'

const AT_ONCE_MAX = 64
/** More for requests whose body has arrived: new ones must not push out what was accepted. */
const WITH_BODIES_MAX = 2 * AT_ONCE_MAX

let running = 0

/** Whether a new request would be refused. */
export const isFull = (): boolean => running >= AT_ONCE_MAX

/**
 * A request's place among those worked on. It is left while the request waits for its caller or for a check, so that
 * slow callers keep nobody out.
 */
export class Place {
  #isTaken = false

  /** @throws AppError overloaded */
  take(): void {
    this.#take(AT_ONCE_MAX)
  }

  /** After the body has arrived. @throws AppError overloaded */
  takeAgain(): void {
    this.#take(WITH_BODIES_MAX)
  }

  leave(): void {
    if (this.#isTaken) running--
    this.#isTaken = false
  }

  #take(most: number): void {
    if (running >= most) throw new AppError('overloaded', { retryAfter: 1 })
    running++
    this.#isTaken = true
  }
}
