/** Values attached to a request. */
import type { Context } from 'hono'
import type { User } from '../domain/account.ts'
import type { Scope } from '../domain/api-keys.ts'
import type { Env } from './env.ts'
import type { Services } from './services.ts'

export interface AppEnv {
  readonly Bindings: Env
  readonly Variables: {
    readonly services: Services
    readonly requestId: string
    /** SHA-256 of the session cookie's token, whether or not the session is alive; null without a cookie. */
    readonly sessionHash: string | null
    /** SHA-256 of the API key that the request came with; null without one. With a key there is no session. */
    readonly keyHash: string | null
    /** What the API key may do; set by routes that take nothing else. */
    readonly keyScopes: readonly Scope[]
    /** Set by routes that require a signed-in user. */
    readonly user: User | undefined
  }
}
export type AppContext = Context<AppEnv>
