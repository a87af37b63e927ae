/**
 * Limits the requests that an isolate works on at once, so that accepted ones are served quickly. The others are refused
 * before anything is read, awaited or asked for.
 */
import { createMiddleware } from 'hono/factory'
import { api } from '../../contract/urls.ts'
import type { AppEnv } from '../context.ts'
import { Place } from './place.ts'

/** The greeting is cheap and not counted. @throws AppError overloaded */
export const loadLimit = createMiddleware<AppEnv>(async function loadLimit(c, next) {
  const place = new Place()
  c.set('place', place)
  try {
    if (c.req.path !== api.hello) place.take()
    await next()
  } finally {
    place.leave()
  }
})
