/**
 * Limits the requests that an isolate works on at once, so that accepted ones are served quickly. The others are refused
 * before anything is read or asked for.
 */
import { createMiddleware } from 'hono/factory'
import { api } from '../../contract/urls.ts'
import type { AppEnv } from '../context.ts'
import { isFull, Place } from './place.ts'

/** `waitMs`: time in which a place may become free. The greeting is cheap and not counted. @throws AppError overloaded */
export const loadLimit = (waitMs = 0) =>
  createMiddleware<AppEnv>(async function loadLimit(c, next) {
    const place = new Place()
    c.set('place', place)
    try {
      if (c.req.path !== api.hello) {
        // Each request has its own timer, because in a Worker no request may wait for another's.
        if (waitMs > 0 && isFull()) await new Promise((resolve) => setTimeout(resolve, waitMs))
        place.take()
      }
      await next()
    } finally {
      place.leave()
    }
  })
