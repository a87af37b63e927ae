/** The whole server: middleware in reading order, then routes. */
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { api } from '../contract/urls.ts'
import { AppError, ERRORS } from '../domain/errors.ts'
import type { AppContext, AppEnv } from './context.ts'
import { csrf } from './middleware/csrf.ts'
import { requestContext } from './middleware/request-context.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { checkQuery } from './path.ts'
import { errorPage, notFoundPage } from './render.tsx'
import { authRoutes } from './routes/auth.ts'
import { billingRoutes } from './routes/billing.ts'
import { consentRoutes } from './routes/consent.ts'
import { documentRoutes } from './routes/documents.ts'
import { logRoutes } from './routes/logs.ts'
import { pageRoutes } from './routes/pages.ts'
import { ratingRoutes } from './routes/ratings.ts'
import { tagRoutes } from './routes/tags.ts'
import { userRoutes } from './routes/users.ts'
import { workspaceRoutes } from './routes/workspace.ts'
import type { Services } from './services.ts'

const JSON_LIMIT = 128 * 1024

export function createApp(services: Services) {
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
  const routes = app
    .route('/', authRoutes)
    .route('/', userRoutes)
    .route('/', workspaceRoutes)
    .route('/', tagRoutes)
    .route('/', documentRoutes)
    .route('/', billingRoutes)
    .route('/', consentRoutes)
    .route('/', ratingRoutes)
    .route('/', logRoutes)
    .route('/', pageRoutes)
  app.notFound((c) => (isApi(c) ? answer(c, new AppError('notFound')) : notFoundPage(c)))
  app.onError((error, c) => {
    const known = error instanceof AppError ? error : unexpected(error, c)
    return isApi(c) ? answer(c, known) : errorPage(c)
  })
  return routes
}

export type Api = ReturnType<typeof createApp>

const jsonLimit = bodyLimit({
  maxSize: JSON_LIMIT,
  onError: () => {
    throw new AppError('bodyTooLarge')
  },
})

function isApi(c: AppContext): boolean {
  return c.req.path.startsWith('/api/')
}

function answer(c: AppContext, error: AppError): Response {
  if (error.retryAfter !== undefined) c.header('Retry-After', String(error.retryAfter))
  return c.json({ message: error.message }, error.status)
}

/** The text of an unknown exception stays in the log. */
function unexpected(error: Error, c: AppContext): AppError {
  console.error(
    JSON.stringify({ event: 'error', requestId: c.var.requestId, path: c.req.path, error: String(error) }),
  )
  return new AppError('server', { text: ERRORS.server.text })
}
