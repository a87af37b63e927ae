/** The whole server: middleware in reading order, then routes. */
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { routePath } from 'hono/route'
import { api } from '../contract/urls.ts'
import { AppError } from '../domain/errors.ts'
import type { AppContext, AppEnv } from './context.ts'
import { logFailure } from './log.ts'
import { csrf } from './middleware/csrf.ts'
import { requestContext } from './middleware/request-context.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { checkQuery } from './path.ts'
import { errorPage, notFoundPage } from './render.tsx'
import { methodsOf, routes } from './routes/index.ts'
import type { Services } from './services.ts'

const JSON_LIMIT = 128 * 1024

export function createApp(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.use(securityHeaders())
  app.use(requestContext(services))
  app.use('/api/*', async function boundedQuery(c, next) {
    checkQuery(c)
    await next()
  })
  app.use('/api/*', csrf({ exempt: [api.stripeWebhook] }))
  app.use('/api/*', async function boundedBody(c, next) {
    if (c.req.path === api.processAsync || c.req.path === api.process) return next()
    return jsonLimit(c, next)
  })
  app.route('/', routes)
  app.notFound((c) => (isApi(c) ? nothingHere(c) : notFoundPage(c)))
  app.onError((error, c) => {
    const known = error instanceof AppError ? error : unexpected(error, c)
    return isApi(c) ? answer(c, known) : errorPage(c)
  })
  return app
}

export type Api = typeof routes

const jsonLimit = bodyLimit({
  maxSize: JSON_LIMIT,
  onError: () => {
    throw new AppError('bodyTooLarge')
  },
})

function isApi(c: AppContext): boolean {
  return c.req.path.startsWith('/api/')
}

/** An address of the API that is none, or that takes other methods. */
function nothingHere(c: AppContext): Response {
  const methods = methodsOf(c.req.path)
  if (methods.length === 0) return answer(c, new AppError('notFound'))
  c.header('Allow', methods.join(', '))
  return answer(c, new AppError('methodNotAllowed'))
}

function answer(c: AppContext, error: AppError): Response {
  if (error.retryAfter !== undefined) c.header('Retry-After', String(error.retryAfter))
  return c.json({ message: error.message }, error.status)
}

/** The text of an unknown exception reaches nobody. */
function unexpected(error: Error, c: AppContext): AppError {
  logFailure('error', { requestId: c.var.requestId, method: c.req.method, route: routePath(c, -1) }, error)
  return new AppError('server')
}
