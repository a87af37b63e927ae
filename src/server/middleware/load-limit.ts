/** Limits the requests that an isolate works on at once, so that accepted ones are served quickly. */
import { createMiddleware } from 'hono/factory'
import { api } from '../../contract/urls.ts'
import { AppError } from '../../domain/errors.ts'
import type { AppEnv } from '../context.ts'

const AT_ONCE_MAX = 64
/**
 * Milliseconds after which a request without a place looks once more. Clients refused at once would ask again at once,
 * and take the isolate's time from the requests it has accepted.
 */
const LOOK_AGAIN_MS = 700

/** Not counted: the greeting is cheap, and the synchronous check only waits. */
const NOT_COUNTED: ReadonlySet<string> = new Set([api.hello, api.process])

let running = 0

/** @throws AppError overloaded */
export const loadLimit = createMiddleware<AppEnv>(async function loadLimit(c, next) {
  if (NOT_COUNTED.has(c.req.path)) return next()
  // Each request has its own timer, because in a Worker no request may wait for another's.
  if (running >= AT_ONCE_MAX) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  if (running >= AT_ONCE_MAX) throw new AppError('overloaded', { retryAfter: 1 })
  running++
  try {
    await next()
  } finally {
    running--
  }
})
