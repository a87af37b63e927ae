/** Faults of a run: of single steps, unavailable services, killed processes. */
import { CALM, type Odds } from './chance.ts'
import type { Outage, Outside } from './outside.ts'
import type { World } from './world.ts'

const MINUTE = 60_000
const OUTAGES: readonly Outage[] = ['database', 'files', 'ai', 'mail', 'queue']

/** Fault rates differ from run to run: none at all in one of eight. */
export function oddsOf(world: World): Odds {
  if (world.below(8) === 0) return CALM
  return {
    fault: world.pick([0.01, 0.03, 0.1]),
    death: world.pick([0, 0.005, 0.02]),
    delay: world.pick([0, 0.01, 0.05]),
    skew: world.pick([0, 0, 0, 5 * MINUTE]),
  }
}

export class Mishaps {
  /** Processes killed. */
  deaths = 0
  readonly #world: World
  readonly #outside: Outside

  constructor(world: World, outside: Outside) {
    this.#world = world
    this.#outside = outside
  }

  /** Schedules outages and kills for this period. */
  plan(busy: number): void {
    const world = this.#world
    if (world.odds === CALM) return
    for (let index = 0; index < world.below(4); index++) {
      const part = world.pick(OUTAGES)
      const from = world.below(busy)
      world.schedule(from, () => this.#setAway(part, true))
      world.schedule(Math.min(from + world.below(90_000), busy), () => this.#setAway(part, false))
    }
    for (let index = 0; index < world.below(6); index++)
      world.schedule(world.below(busy), () => this.#killSome(world.below(4) === 0))
  }

  #setAway(part: Outage, isAway: boolean): void {
    this.#world.note(`${part} is ${isAway ? 'away' : 'back'}`)
    if (isAway) this.#outside.away.add(part)
    else this.#outside.away.delete(part)
  }

  /** Crashes one process, or ends all of them as a deployment does. */
  #killSome(all: boolean): void {
    const living = [...this.#world.living]
    if (living.length === 0) return
    for (const process of all ? living : [this.#world.pick(living)]) {
      this.deaths++
      this.#world.kill(process)
    }
  }

  /** Ends all outages. */
  end(): void {
    for (const part of OUTAGES) this.#outside.away.delete(part)
    this.#world.odds = CALM
  }
}
