import { OpenAPIHono } from '@hono/zod-openapi'
import type { AppEnv } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'

export function router(): OpenAPIHono<AppEnv> {
  return new OpenAPIHono<AppEnv>({ defaultHook: refuse })
}
