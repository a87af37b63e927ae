/** How a call of the contract becomes a route: who may call, what is read, and how a wrong request is refused. */
import { OpenAPIHono } from '@hono/zod-openapi'
import type { AppEnv } from '../context.ts'
import { refuse } from '../middleware/refuse.ts'

export function router(): OpenAPIHono<AppEnv> {
  return new OpenAPIHono<AppEnv>({ defaultHook: refuse })
}
