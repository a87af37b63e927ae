/** Who calls: for limits, and for sharing an isolate's memory. */
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

/**
 * Returns the /64 network of an IPv6 address, because one user has 2^64 addresses; other input is unchanged. A port,
 * which some proxies add, is dropped: it differs from connection to connection.
 */
function networkOf(address: string): string {
  const typed = address.trim().toLowerCase()
  const text = /^\[([^\]]*)\](?::\d+)?$/.exec(typed)?.[1] ?? typed.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(text)?.[1]
  if (mapped) return mapped
  if (!text.includes(':')) return text
  const [head = '', tail] = text.split('%', 1)[0]?.split('::') ?? []
  const groups = (part: string): string[] => (part === '' ? [] : part.split(':'))
  const [left, right] = [groups(head), groups(tail ?? '')]
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const all = [...left, ...Array<string>(gap).fill('0'), ...right]
  const network = all.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${network.join(':')}::/64`
}
