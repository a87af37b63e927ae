import { networkOf } from '../../domain/network.ts'
import type { AppContext } from '../context.ts'

/** The caller's network as Cloudflare saw it, because a caller can forge other headers. */
export function callerAddress(c: AppContext): string {
  return networkOf(c.req.header('CF-Connecting-IP') ?? 'local')
}
