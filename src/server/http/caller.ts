/** Who calls: for limits, and for sharing an isolate's memory. */
import { networkOf } from '../../domain/account/network.ts'
import { countAgainst, type Limit } from '../db/rate-limit.ts'
import type { AppContext } from './context.ts'

/** The caller's network as Cloudflare saw it, because a caller can forge other headers. */
export function callerAddress(c: AppContext): string {
  return networkOf(c.req.header('CF-Connecting-IP') ?? 'local')
}

/** The user, or the network of a caller who isn't signed in: nobody has many of either. */
export function callerOf(c: AppContext): string {
  return c.var.user ? `user ${c.var.user.id}` : callerAddress(c)
}

/** Counts a call of this caller. @throws AppError tooManyRequests, with the seconds to wait */
export function countCall(c: AppContext, limit: Limit): Promise<void> {
  return countAgainst(c.var.services, limit, callerOf(c))
}
