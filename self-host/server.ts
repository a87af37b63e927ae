/** Answers requests: files first, as Cloudflare does, then the app. */
import { createAdaptorServer, type HttpBindings, type ServerType } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { createApp } from '../src/server/app.ts'
import type { Services } from '../src/server/services.ts'
import type { StaticFiles } from './static-files.ts'

/** The header by which the app knows a caller's network; Cloudflare sets it, so here it is set too. */
const CALLER = 'CF-Connecting-IP'
/** Milliseconds: longer than a proxy keeps its connections, so that it never sends into one that is being closed. */
const KEEP_ALIVE_MS = 75_000

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
  return createAdaptorServer({
    fetch: site.fetch,
    serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: 120_000 },
  })
}

function callerOf({ incoming }: HttpBindings, trustProxy: boolean): string {
  const named = trustProxy ? String(incoming.headers['x-forwarded-for'] ?? '') : ''
  return named.split(',').at(-1)?.trim() || (incoming.socket.remoteAddress ?? 'unknown')
}
