/** One simulated run: an hour of activity and faults, then calm, then rest. */
import { sweep } from '../../src/server/documents/sweep.ts'
import { Watch } from './invariants.ts'
import { type Outage, Outside, SETTINGS } from './outside.ts'
import { Queues } from './queues.ts'
import { Story } from './story.ts'
import { CALM, type Odds, World } from './world.ts'

const MINUTE = 60_000
const OUTAGES: readonly Outage[] = ['database', 'files', 'ai', 'mail', 'queue']
/** Time within which all work ends that was running when the faults stopped. */
const CALM_WITHIN = 12 * MINUTE
/** Longer than any delay before a letter's retry. */
const REST = 40 * MINUTE
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

/** Fault rates differ from run to run: none at all in one of eight. */
function oddsOf(world: World): Odds {
  if (world.below(8) === 0) return CALM
  return {
    fault: world.pick([0.01, 0.03, 0.1]),
    death: world.pick([0, 0.005, 0.02]),
    delay: world.pick([0, 0.01, 0.05]),
    skew: world.pick([0, 0, 0, 5 * MINUTE]),
  }
}

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
  const restore = world.install()
  const { error, log } = console
  Object.assign(console, { error: () => undefined, log: () => undefined })
  try {
    return await work()
  } finally {
    Object.assign(console, { error, log })
    restore()
  }
}

class Schedule {
  readonly #world: World
  readonly #outside: Outside
  readonly #queues: Queues
  readonly #story: Story
  readonly #watch: Watch
  readonly #broken: string[] = []
  /** Whether clocks agree in this run. */
  #isExact = true
  /** Newest check when the faults stopped; an id, because skewed clocks make times unreliable. */
  #lastBeforeCalm = 0
  #deaths = 0

  constructor(world: World) {
    this.#world = world
    this.#outside = new Outside(world)
    this.#queues = new Queues(world, this.#outside)
    this.#story = new Story(world, this.#outside)
    this.#watch = new Watch(this.#outside, this.#story)
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
    this.#plan(busy)
    await this.#until(start + busy)
    this.#calm()
    await this.#until(start + busy + CALM_WITHIN)
    if (this.#broken.length === 0) this.#broken.push(...this.#late())
    await this.#until(start + busy + REST)
    if (this.#broken.length === 0) this.#broken.push(...this.#watch.atRest())
    const figures = this.#figures()
    this.#story.forget()
    world.leap(RETENTION)
    await this.#until(world.now + 2 * MINUTE)
    if (this.#broken.length === 0) this.#broken.push(...this.#watch.afterRetention())
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
    await this.#until(now + REST)
    if (this.#broken.length === 0) this.#broken.push(...this.#watch.atRest())
    if (this.#figures().finished === 0) this.#broken.push('the document was not checked')
    this.#outside.database.close()
    return this.#broken
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

  /** Schedules user actions, outages and kills for the period of faults. */
  #plan(busy: number): void {
    const world = this.#world
    for (let index = 0; index < 12 + world.below(20); index++)
      world.schedule(world.below(busy), () => this.#story.act())
    if (world.below(3) === 0) world.schedule(world.below(busy), () => this.#story.burst())
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
      this.#deaths++
      this.#world.kill(process)
    }
  }

  #calm(): void {
    const world = this.#world
    for (const part of OUTAGES) this.#outside.away.delete(part)
    world.odds = CALM
    world.note('calm')
    this.#lastBeforeCalm = Number(this.#outside.database.rows('select max(id) as id from checks')[0]?.id)
    if (world.below(2) === 0) this.#queues.wipe()
    for (const person of this.#story.people)
      if (!person.isLeaving) this.#story.submit(person, 1000 + person.id)
  }

  /** Checks unfinished or given up, which the sweeper should have recovered. */
  #late(): string[] {
    const rows = this.#outside.database.rows(
      `select id, state, stage, attempts, failure from checks where state in ('STARTED', 'PROCESSING')
        or (failure = 'unavailable' and id > ${this.#lastBeforeCalm})`,
    )
    return rows.map(
      (row) => `not finished within ${CALM_WITHIN / MINUTE} minutes after the faults: ${JSON.stringify(row)}`,
    )
  }

  #figures(): Outcome['figures'] {
    const rows = this.#outside.database.rows(
      "select count(*) as checks, sum(state = 'FINISHED') as finished from checks",
    )
    return {
      checks: Number(rows[0]?.checks),
      finished: Number(rows[0]?.finished ?? 0),
      deaths: this.#deaths,
      faults: this.#world.faults,
    }
  }
}
