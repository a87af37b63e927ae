/** Whom to break off when an isolate holds too much for callers who send or read slowly. */
import type { AppContext } from '../context.ts'
import { callerAddress } from './rate-limit.ts'

export interface SlowCaller {
  /** Of `ownerOf`. */
  readonly owner: string
  readonly heldBytes: number
  readonly bytesPerMs: number
}

/** The caller's user or, if that isn't known, network: what a caller can't have many of. */
export function ownerOf(c: AppContext): string {
  return c.var.user ? `user ${c.var.user.id}` : callerAddress(c)
}

/** The slowest one of the owner for whom most is held, so that many of one owner push out no one else's. */
export function slowest<Caller extends SlowCaller>(callers: readonly Caller[]): Caller {
  const held = new Map<string, number>()
  for (const { owner, heldBytes } of callers) held.set(owner, (held.get(owner) ?? 0) + heldBytes)
  const most = Math.max(...held.values())
  return callers
    .filter(({ owner }) => held.get(owner) === most)
    .reduce((slow, each) => (each.bytesPerMs < slow.bytesPerMs ? each : slow))
}
