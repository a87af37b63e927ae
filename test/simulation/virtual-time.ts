/** Replaces the machine's time, randomness and digests by those of a simulated run. */
import { createHash } from 'node:crypto'
import type { World } from './world.ts'

/** Virtual, seeded and immediate within processes; returns the undo. */
export function virtualise(world: World): () => void {
  const real = { setTimeout, clearTimeout, setInterval, clearInterval, random: Math.random }
  const { digest } = crypto.subtle
  const { timeout } = AbortSignal
  const later =
    (repeats: boolean) =>
    (happen: () => void, ms = 0, ...rest: unknown[]) => {
      const process = world.current()
      if (!process) return (repeats ? real.setInterval : real.setTimeout)(happen, ms, ...rest)
      const handle = { isCancelled: false }
      const arm = (): void => {
        world.schedule(
          Math.max(ms, 1),
          () => {
            if (handle.isCancelled) return
            if (repeats) arm()
            happen()
          },
          process,
        )
      }
      arm()
      return handle
    }
  const cancel = (other: (handle: never) => void) => (handle: { isCancelled?: boolean } | undefined) => {
    if (handle?.isCancelled === false) handle.isCancelled = true
    else other(handle as never)
  }
  Object.assign(globalThis, {
    setTimeout: later(false),
    setInterval: later(true),
    clearTimeout: cancel(real.clearTimeout),
    clearInterval: cancel(real.clearInterval),
  })
  // Only of processes: a call from elsewhere, such as the test runner's, would change the run.
  Math.random = () => (world.current() ? world.random() : real.random())
  crypto.subtle.digest = async (_, data) =>
    new Uint8Array(
      createHash('sha256')
        .update(data as Uint8Array)
        .digest(),
    ).buffer
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('timed out', 'TimeoutError')), ms)
    return controller.signal
  }
  return () => {
    Object.assign(globalThis, real)
    Math.random = real.random
    crypto.subtle.digest = digest
    AbortSignal.timeout = timeout
  }
}
