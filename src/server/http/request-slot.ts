import { AppError } from '../../domain/errors/errors.ts'

const SLOTS = 64
/** More for requests whose body has arrived: new requests must not push out accepted ones. */
const SLOTS_WITH_BODY = 2 * SLOTS

let used = 0

export const isFull = (): boolean => used >= SLOTS

/**
 * A request's slot among those that an isolate works on at once. It is released while the request waits for its client
 * or for a check, so that slow clients keep nobody out.
 */
export class RequestSlot {
  #isHeld = false

  acquire(): void {
    this.#acquire(SLOTS)
  }

  /** After the body has arrived. @throws AppError overloaded */
  reacquire(): void {
    this.#acquire(SLOTS_WITH_BODY)
  }

  release(): void {
    if (this.#isHeld) used--
    this.#isHeld = false
  }

  #acquire(max: number): void {
    if (used >= max) throw new AppError('overloaded', { retryAfter: 1 })
    used++
    this.#isHeld = true
  }
}
