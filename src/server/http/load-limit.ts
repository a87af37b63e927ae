/** Limits the requests that an isolate works on at once. Others are refused before anything is read or queried. */
import { createMiddleware } from 'hono/factory'
import { api } from '../../contract/urls.ts'
import type { AppEnv } from './context.ts'
import { isFull, RequestSlot } from './request-slot.ts'

/** `waitMs`: how long to wait for a free slot. The greeting is cheap and not counted. @throws AppError overloaded */
export const loadLimit = (waitMs = 0) =>
  createMiddleware<AppEnv>(async function loadLimit(c, next) {
    const slot = new RequestSlot()
    c.set('slot', slot)
    try {
      if (c.req.path !== api.hello) {
        // Each request has its own timer, because in a Worker no request may wait for another's.
        if (waitMs > 0 && isFull()) await new Promise((resolve) => setTimeout(resolve, waitMs))
        slot.acquire()
      }
      await next()
    } finally {
      slot.release()
    }
  })
