/** Every address that the worker answers. */
import { Hono } from 'hono'
import type { AppEnv } from '../context.ts'
import { authRoutes } from './auth.ts'
import { billingRoutes } from './billing.ts'
import { consentRoutes } from './consent.ts'
import { descriptionRoutes } from './description.ts'
import { documentRoutes } from './documents.ts'
import { logRoutes } from './logs.ts'
import { pageRoutes } from './pages.ts'
import { ratingRoutes } from './ratings.ts'
import { tagRoutes } from './tags.ts'
import { userRoutes } from './users.ts'
import { workspaceRoutes } from './workspace.ts'

export const routes = new Hono<AppEnv>()
  .route('/', authRoutes)
  .route('/', userRoutes)
  .route('/', workspaceRoutes)
  .route('/', tagRoutes)
  .route('/', documentRoutes)
  .route('/', billingRoutes)
  .route('/', consentRoutes)
  .route('/', ratingRoutes)
  .route('/', logRoutes)
  .route('/', descriptionRoutes)
  .route('/', pageRoutes)

/** The methods that an address takes; none for one that is not there. */
export function methodsOf(path: string): readonly string[] {
  const here = routes.routes.filter((route) => route.method !== 'ALL' && patternOf(route.path).test(path))
  return [...new Set(here.map(({ method }) => method))]
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
}
