/** The API's type for clients, derived from the calls only; `hc` infers request and response types from it. */
import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi'
import type { Hono } from 'hono'
import type { BlankEnv, Schema } from 'hono/types'

type Resource =
  | typeof import('./accounts.ts')
  | typeof import('./api-keys.ts')
  | typeof import('./batches.ts')
  | typeof import('./billing.ts')
  | typeof import('./documents.ts')
  | typeof import('./receipts.ts')
  | typeof import('./users.ts')
  | typeof import('./workspace.ts')

type Calls<R> = R extends object ? Extract<R[keyof R], RouteConfig> : never

declare const router: OpenAPIHono<BlankEnv>
type Added<Call extends RouteConfig> =
  ReturnType<typeof router.openapi<Call>> extends OpenAPIHono<BlankEnv, infer S, '/'> ? S : never

type Each<Call> = Call extends RouteConfig ? (added: Added<Call>) => void : never
type All<Functions> = Functions extends never
  ? never
  : [Functions] extends [(added: infer S extends Schema) => void]
    ? S
    : never

export type Api = Hono<BlankEnv, All<Each<Calls<Resource>>>, '/'>
