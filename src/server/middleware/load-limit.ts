/** Refuses requests while an isolate is overloaded, so that accepted ones are served quickly. */
import { createMiddleware } from 'hono/factory'
import { api } from '../../contract/urls.ts'
import { AppError } from '../../domain/errors.ts'
import type { AppEnv } from '../context.ts'

/** About what a busy isolate answers within a second. */
const AT_ONCE_MAX = 128

/** Not counted: the greeting is cheap, and the synchronous check only waits. */
const NOT_COUNTED: ReadonlySet<string> = new Set([api.hello, api.process])

let running = 0

/** @throws AppError overloaded */
export const loadLimit = createMiddleware<AppEnv>(async function loadLimit(c, next) {
  if (NOT_COUNTED.has(c.req.path)) return next()
  if (running >= AT_ONCE_MAX) throw new AppError('overloaded', { retryAfter: 1 })
  running++
  try {
    await next()
  } finally {
    running--
  }
})
