import type { Context } from 'hono'
import type { User } from '../../domain/account/account.ts'
import type { Scope } from '../../domain/account/api-keys.ts'
import type { Env } from '../base/env.ts'
import type { Services } from '../base/services.ts'

export interface AppEnv {
  readonly Bindings: Env
  readonly Variables: {
    readonly services: Services
    readonly requestId: string
    /** The place among the requests that the isolate works on. */
    readonly slot: { release(): void; reacquire(): void }
    /** The request's body while it is held in memory; absent for a request without one. */
    readonly body: { drop(): void } | undefined
    /** SHA-256 of the session cookie's token, even if the session has expired; null without a cookie. */
    readonly sessionHash: string | null
    /** SHA-256 of the request's API key; null without one. With a key there is no session. */
    readonly keyHash: string | null
    /** The API key's scopes; set by routes that accept only keys. */
    readonly keyScopes: readonly Scope[]
    /** Set once the session or key was looked up and is valid. */
    readonly user: User | undefined
  }
}
export type AppContext = Context<AppEnv>
