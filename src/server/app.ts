/** The whole server, built once per isolate: middleware in order of execution, then routes. */
import { zValidator } from '@hono/zod-validator'
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { routePath } from 'hono/route'
import { AnyQuery } from '../contract/fields.ts'
import { api, pages } from '../contract/urls.ts'
import { AppError } from '../domain/errors/errors.ts'
import type { Env } from './base/env.ts'
import { logFacts, logFailure } from './base/log.ts'
import type { Services } from './base/services.ts'
import { apiKey, credentials } from './callers/credential.ts'
import { tryReadAs } from './callers/session.ts'
import { isOverload, isRefused } from './db/client.ts'
import { boundedBody } from './http/bounded-body.ts'
import type { AppContext, AppEnv } from './http/context.ts'
import { csrf } from './http/csrf.ts'
import { loadLimit } from './http/load-limit.ts'
import { libraryRefusal, refuse } from './http/refuse.ts'
import { securityHeaders } from './http/security-headers.ts'
import { streamedJson } from './http/streamed-response.ts'
import { errorPage, notFoundPage } from './rendering/render.tsx'
import { methodsOf, routes, scopes } from './routes/index.ts'

export function createApp(servicesOf: (env: Env) => Services, waitMs = 0): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.use(securityHeaders)
  app.use(async function requestContext(c, next) {
    c.set('services', servicesOf(c.env))
    c.set('requestId', crypto.randomUUID())
    await next()
  })
  app.use(loadLimit(waitMs))
  app.use(streamedJson)
  app.use(credentials)
  app.use('/api/*', zValidator('query', AnyQuery, refuse))
  app.use('/api/*', apiKey(scopes))
  app.use('/api/*', csrf([api.stripeWebhook]))
  app.use('/api/*', async function smallBody(c, next) {
    if (c.req.path === api.processAsync || c.req.path === api.process) return next()
    return jsonBody(c, next)
  })
  app.route('/', routes)
  app.notFound(async (c) => {
    await drainBody(c)
    return isApi(c) ? nothingHere(c) : notFoundPage(c)
  })
  app.onError(async (error, c) => {
    const isRefused = error instanceof AppError && error.code === 'overloaded'
    if (!isRefused) await drainBody(c)
    if (error instanceof HTTPException && error.res) return error.getResponse()
    const known = error instanceof AppError ? error : (libraryRefusal(error) ?? (await unexpected(error, c)))
    if (WATCHED.has(known.status))
      logFacts('refused', { requestId: c.var.requestId, route: routePath(c), code: known.code })
    if (known.retryAfter !== undefined) c.header('Retry-After', String(known.retryAfter))
    // Compressing it, as the self-hosted product does, would take longer than all else.
    if (known.status === 503) c.header('Cache-Control', 'no-store, no-transform')
    return isApi(c) ? answer(c, known) : errorPage(c, known.status === 503 ? 503 : 500)
  })
  return app
}

/** Refusals that may be an attack. */
const WATCHED: ReadonlySet<number> = new Set([401, 403, 429])

const jsonBody = boundedBody({ maxBytes: 128 * 1024, tooLarge: 'bodyTooLarge', deadlineMs: 20_000 })

function isApi(c: AppContext): boolean {
  return c.req.path.startsWith('/api/') || c.req.path === pages.mcp
}

function nothingHere(c: AppContext): Response {
  const methods = methodsOf(c.req.path)
  if (methods.length === 0) return answer(c, new AppError('notFound'))
  c.header('Allow', methods.join(', '))
  return answer(c, new AppError('methodNotAllowed'))
}

function answer(c: AppContext, error: AppError): Response {
  return c.json({ code: error.code, message: error.message }, error.status)
}

const COME_BACK = 5

/** Logs an unknown exception; its text is never sent. */
async function unexpected(error: Error, c: AppContext): Promise<AppError> {
  if (isRefused(error, 'FOREIGN KEY constraint failed')) return gone(c)
  logFailure('error', { requestId: c.var.requestId, method: c.req.method, route: routePath(c) }, error)
  return isOverload(error) ? new AppError('overloaded', { retryAfter: COME_BACK }) : new AppError('server')
}

/** A row that the request refers to was deleted while it ran: the account, or what the request names. */
async function gone(c: AppContext): Promise<AppError> {
  const found = await tryReadAs(c, () => []).catch(() => null)
  return new AppError(found ? 'notFound' : 'unauthorized')
}

const DRAINED_MAX_BYTES = 64 * 1024

/** Reads a refused request's short body: a client still sending when the connection closes loses the response. */
async function drainBody(c: AppContext): Promise<void> {
  const { body } = c.req.raw
  const length = Number(c.req.header('Content-Length') ?? Number.POSITIVE_INFINITY)
  if (body === null || body.locked || length > DRAINED_MAX_BYTES) return
  // Without a slot when the configuration is incomplete.
  const { slot }: Partial<AppEnv['Variables']> = c.var
  slot?.release()
  await body.pipeTo(new WritableStream(), { signal: AbortSignal.timeout(1_000) }).catch(() => undefined)
}
