/** Limits an isolate's requests; one that waits for its client gives its slot back, so that slow clients block nobody. */
import { createMiddleware } from 'hono/factory'
import { api } from '../../contract/urls.ts'
import { AppError } from '../../domain/errors/errors.ts'
import type { AppEnv } from './context.ts'

const SLOTS = 64
/** More for requests whose body has arrived: new requests must not push out accepted ones. */
const SLOTS_WITH_BODY = 2 * SLOTS

let used = 0

/** `waitMs`: how long to wait for a free slot. The greeting is cheap and not counted. @throws AppError overloaded */
export const loadLimit = (waitMs = 0) =>
  createMiddleware<AppEnv>(async function loadLimit(c, next) {
    let isHeld = false
    const acquire = (max: number): void => {
      if (used >= max) throw new AppError('overloaded', { retryAfter: 1 })
      used++
      isHeld = true
    }
    const release = (): void => {
      if (isHeld) used--
      isHeld = false
    }
    c.set('slot', { release, reacquire: () => acquire(SLOTS_WITH_BODY) })
    try {
      if (c.req.path !== api.hello) {
        // Each request has its own timer, because in a Worker no request may wait for another's.
        if (waitMs > 0 && used >= SLOTS) await new Promise((resolve) => setTimeout(resolve, waitMs))
        acquire(SLOTS)
      }
      await next()
    } finally {
      release()
    }
  })
