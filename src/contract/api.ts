/** The API's type for clients, derived from the calls only; `hc` infers request and response types from it. */
import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi'
import type { Hono } from 'hono'
import type { BlankEnv, Schema } from 'hono/types'
import type * as accounts from './accounts.ts'
import type * as apiKeys from './api-keys.ts'
import type * as batches from './batches.ts'
import type * as billing from './billing.ts'
import type * as documents from './documents.ts'
import type * as receipts from './receipts.ts'
import type * as users from './users.ts'
import type * as workspace from './workspace.ts'

type Resource =
  | typeof accounts
  | typeof apiKeys
  | typeof batches
  | typeof billing
  | typeof documents
  | typeof receipts
  | typeof users
  | typeof workspace

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
