/** Converts a form-encoded body to the JSON that the contract describes. */
import { createMiddleware } from 'hono/factory'
import { FORM } from '../../contract/call.ts'
import type { AppEnv } from './context.ts'
import { mediaType } from './refuse.ts'

const toJson = createMiddleware<AppEnv>(async function formAsJson(c, next) {
  if (mediaType(c) === FORM) {
    const body = JSON.stringify(Object.fromEntries(new URLSearchParams(await c.req.text())))
    const headers = new Headers(c.req.raw.headers)
    headers.set('Content-Type', 'application/json')
    headers.delete('Content-Length')
    c.req.raw = new Request(c.req.url, { method: c.req.method, headers, body })
    c.req.bodyCache = {}
  }
  await next()
})

export function formAsJson<Call extends object>(call: Call): Call & { middleware: typeof toJson } {
  return { ...call, middleware: toJson }
}
