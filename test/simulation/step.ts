/** A step of a simulated process, at which any fault may occur. */
import type { Fate } from './chance.ts'
import type { Process } from './process.ts'
import type { World } from './world.ts'

/** One call from a process to an external service. `fail` creates the error seen when there is no response. */
export function step<T>(
  world: World,
  process: Process,
  what: string,
  work: () => T | Promise<T>,
  fail: () => Error,
  takes = 0,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const fate = world.plan?.(world.steps++, what) ?? fateIn(world)
    const latency = takes + 1 + world.below(20) + (world.isFault(world.odds.delay) ? world.below(30_000) : 0)
    if (fate !== 'done') world.note(`${what}: ${fate}`, process)
    if (fate === 'late') {
      // By the time it is done, the caller has given up.
      world.schedule(5_000, () => reject(fail()), process)
      world.schedule(
        world.below(20_000),
        () =>
          void Promise.resolve()
            .then(work)
            .catch(() => undefined),
      )
      return
    }
    const happen = async (): Promise<void> => {
      if (fate === 'dies before') return world.kill(process)
      if (fate === 'failed') return reject(fail())
      try {
        const value = await work()
        if (fate === 'dies after') world.kill(process)
        else if (fate === 'lost') reject(fail())
        else resolve(value)
      } catch (error) {
        reject(error as Error)
      }
    }
    world.schedule(latency, () => void happen(), process)
  })
}

function fateIn(world: World): Fate {
  if (world.isFault(world.odds.death)) return world.chance() < 0.5 ? 'dies before' : 'dies after'
  if (!world.isFault(world.odds.fault)) return 'done'
  const part = world.chance()
  return part < 0.45 ? 'failed' : part < 0.9 ? 'lost' : 'late'
}
