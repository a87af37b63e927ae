/** Answers requests: static files first, as on Cloudflare, then the app. */
import type { ServerResponse } from 'node:http'
import { createAdaptorServer, type HttpBindings, type ServerType } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { createApp } from '../src/server/app.ts'
import type { Services } from '../src/server/base/services.ts'
import type { StaticFiles } from './static-files.ts'

/** Header that gives the app the caller's network address; Cloudflare sets it, so it is set here too. */
const CALLER = 'CF-Connecting-IP'
/** Milliseconds: longer than proxies keep connections, so that they never reuse one that is being closed. */
const KEEP_ALIVE_MS = 75_000
/** Milliseconds from a request's beginning until its answer has been read: a large PDF over a slow line. */
const READ_MS = 600_000

export interface ServerOptions {
  readonly files: StaticFiles
  readonly services: Services
  readonly trustProxy: boolean
}

export function createServer({ files, services, trustProxy }: ServerOptions): ServerType {
  const app = createApp(() => services)
  const site = new Hono<{ Bindings: HttpBindings }>()
    .use(compress())
    .use(async (c, next) => files(c.req.raw) ?? next())
    .all('*', (c) => {
      c.req.raw.headers.set(CALLER, callerOf(c.env, trustProxy))
      return app.fetch(c.req.raw)
    })
  const server = createAdaptorServer({
    fetch: site.fetch,
    serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: 120_000 },
  })
  // Node never ends a connection whose caller doesn't read its answer.
  return server.on('request', (_: unknown, answer: ServerResponse) => {
    const deadline = setTimeout(() => answer.destroy(), READ_MS)
    answer.once('close', () => clearTimeout(deadline))
  })
}

function callerOf({ incoming }: HttpBindings, trustProxy: boolean): string {
  const named = trustProxy ? String(incoming.headers['x-forwarded-for'] ?? '') : ''
  return named.split(',').at(-1)?.trim() || (incoming.socket.remoteAddress ?? 'unknown')
}
