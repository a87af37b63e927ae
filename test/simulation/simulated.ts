/** Runs simulations: with chance decided by a seed, or with chosen faults. */
import { type Outcome, Schedule } from './schedule.ts'
import { virtualise } from './virtual-time.ts'
import { World } from './world.ts'

export function runSchedule(seed: number, maxFaults?: number): Promise<Outcome> {
  const world = new World(seed, maxFaults)
  return simulated(world, () => new Schedule(world).run(seed))
}

/** Violated invariants when one person confirms, pays and has a document checked, with faults chosen by `plan`. */
export function runPlanned(plan: World['plan']): Promise<readonly string[]> {
  const world = new World(1)
  world.plan = plan
  return simulated(world, () => new Schedule(world).live())
}

async function simulated<T>(world: World, work: () => Promise<T>): Promise<T> {
  const restore = virtualise(world)
  const { error, log } = console
  Object.assign(console, { error: () => undefined, log: () => undefined })
  try {
    return await work()
  } finally {
    Object.assign(console, { error, log })
    restore()
  }
}
