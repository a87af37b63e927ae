/** The whole server, built once an isolate: middleware in reading order, then routes. */
import { zValidator } from '@hono/zod-validator'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { routePath } from 'hono/route'
import { AnyQuery } from '../contract/parameters.ts'
import { api } from '../contract/urls.ts'
import { AppError } from '../domain/errors.ts'
import type { AppContext, AppEnv } from './context.ts'
import type { Env } from './env.ts'
import { logFailure } from './log.ts'
import { csrf } from './middleware/csrf.ts'
import { libraryRefusal, refuse } from './middleware/refuse.ts'
import { requestContext } from './middleware/request-context.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { errorPage, notFoundPage } from './render.tsx'
import { methodsOf, routes } from './routes/index.ts'
import type { Services } from './services.ts'

const JSON_LIMIT = 128 * 1024

export function createApp(servicesOf: (env: Env) => Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.use(securityHeaders())
  app.use(requestContext(servicesOf))
  app.use('/api/*', zValidator('query', AnyQuery, refuse))
  app.use('/api/*', csrf({ exempt: [api.stripeWebhook] }))
  app.use('/api/*', async function boundedBody(c, next) {
    if (c.req.path === api.processAsync || c.req.path === api.process) return next()
    return jsonLimit(c, next)
  })
  app.route('/', routes)
  app.notFound((c) => (isApi(c) ? nothingHere(c) : notFoundPage(c)))
  app.onError((error, c) => {
    if (error instanceof HTTPException && error.res) return error.res
    const known = error instanceof AppError ? error : (libraryRefusal(error) ?? unexpected(error, c))
    return isApi(c) ? answer(c, known) : errorPage(c)
  })
  return app
}

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
