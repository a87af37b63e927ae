/** One simulated run: an hour of activity and faults, then a period without faults, then one without activity. */
import { sweep } from '../../src/server/documents/sweep.ts'
import { CALM_WITHIN_MINUTES, End } from './end.ts'
import { Watch } from './invariants.ts'
import { Mishaps, oddsOf } from './mishaps.ts'
import { Outside } from './outside.ts'
import { Queues } from './queues.ts'
import { SETTINGS } from './settings.ts'
import { Story } from './story.ts'
import type { World } from './world.ts'

const MINUTE = 60_000
/** Longer than any delay before a letter's retry. */
const REST = 40 * MINUTE
const IDLE_SWEEPS = 3
const RETENTION = (SETTINGS.RETENTION_DAYS + 1) * 24 * 60 * MINUTE

export interface Outcome {
  readonly seed: number
  /** Violated invariants; empty when all is well. */
  readonly broken: readonly string[]
  readonly trace: readonly string[]
  readonly figures: {
    readonly checks: number
    readonly finished: number
    readonly deaths: number
    readonly faults: number
  }
}

export class Schedule {
  readonly #world: World
  readonly #outside: Outside
  readonly #queues: Queues
  readonly #story: Story
  readonly #watch: Watch
  readonly #end: End
  readonly #mishaps: Mishaps
  readonly #broken: string[] = []
  /** Whether clocks agree in this run. */
  #isExact = true
  /** Newest check when the faults stopped; an id, because skewed clocks make times unreliable. */
  #lastBeforeCalm = 0

  constructor(world: World) {
    this.#world = world
    this.#outside = new Outside(world)
    this.#queues = new Queues(world, this.#outside)
    this.#story = new Story(world, this.#outside)
    this.#watch = new Watch(this.#outside, this.#story)
    this.#end = new End(this.#outside, this.#story)
    this.#mishaps = new Mishaps(world, this.#outside)
  }

  async run(seed: number): Promise<Outcome> {
    const world = this.#world
    const start = world.now
    const busy = (2 + world.below(4)) * MINUTE
    const odds = oddsOf(world)
    await this.#story.begin(2 + world.below(3))
    this.#everyMinute()
    await this.#until(start + 2_000)
    world.odds = odds
    this.#isExact = odds.skew === 0
    this.#story.plan(busy)
    this.#mishaps.plan(busy)
    await this.#until(start + busy)
    this.#calm()
    await this.#rest(start + busy + CALM_WITHIN_MINUTES * MINUTE)
    if (this.#broken.length === 0) this.#broken.push(...this.#end.late(this.#lastBeforeCalm))
    await this.#rest(start + busy + REST)
    if (this.#broken.length === 0) this.#broken.push(...this.#end.atRest())
    const figures = this.#figures()
    this.#story.forget()
    world.leap(RETENTION)
    await this.#until(world.now + 2 * MINUTE)
    if (this.#broken.length === 0) this.#broken.push(...this.#end.afterRetention())
    this.#outside.database.close()
    return { seed, broken: this.#broken, trace: world.trace, figures }
  }

  /** One of everything: nothing may break, and the document must end up checked. */
  async live(): Promise<readonly string[]> {
    const { now } = this.#world
    await this.#story.begin(1)
    this.#everyMinute()
    await this.#until(now + 2 * MINUTE)
    for (const person of this.#story.people) {
      this.#story.submit(person, 1)
      this.#story.topUp(person)
    }
    await this.#rest(now + REST)
    if (this.#broken.length === 0) this.#broken.push(...this.#end.atRest())
    if (this.#figures().finished === 0) this.#broken.push('the document was not checked')
    this.#outside.database.close()
    return this.#broken
  }

  /** Until `time`; no longer than until the sweeper has found nothing to do so many times. */
  async #rest(time: number): Promise<void> {
    let idle = 0
    if (this.#broken.length > 0) return
    await this.#world.run(time, () => {
      if (this.#look()) return true
      if (this.#world.isIdle) idle = this.#end.isOver() ? idle + 1 : 0
      return idle === IDLE_SWEEPS
    })
  }

  async #until(time: number): Promise<void> {
    if (this.#broken.length === 0) await this.#world.run(time, () => this.#look())
  }

  /** Whether an invariant is violated, which ends the run. */
  #look(): boolean {
    const { leaks } = this.#story
    const { database } = this.#outside
    if (database.hasChanged || leaks.length > 0) {
      database.hasChanged = false
      const broken = [...leaks, ...this.#watch.look(this.#isExact)]
      if (broken.length > 0) this.#world.note(`BROKEN: ${broken.join('; ')}`)
      this.#broken.push(...broken)
    }
    return this.#broken.length > 0
  }

  #everyMinute(): void {
    const world = this.#world
    world.schedule(MINUTE, () => {
      if (!world.isFault(world.odds.fault))
        world.start('cron', (process) => sweep(this.#outside.servicesOf(process)))
      this.#everyMinute()
    })
  }

  #calm(): void {
    const world = this.#world
    this.#mishaps.end()
    world.note('calm')
    this.#lastBeforeCalm = Number(this.#outside.database.rows('select max(id) as id from checks')[0]?.id)
    if (world.below(2) === 0) this.#queues.wipe()
    for (const person of this.#story.people)
      if (!person.isLeaving) this.#story.submit(person, 1000 + person.id)
  }

  #figures(): Outcome['figures'] {
    const rows = this.#outside.database.rows(
      "select count(*) as checks, sum(state = 'FINISHED') as finished from checks",
    )
    return {
      checks: Number(rows[0]?.checks),
      finished: Number(rows[0]?.finished ?? 0),
      deaths: this.#mishaps.deaths,
      faults: this.#world.faults,
    }
  }
}
