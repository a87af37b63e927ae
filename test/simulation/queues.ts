/** The queues: messages come late, twice, reordered or never; failed ones are retried, then become dead letters. */
import type { Job } from '../../src/contract/jobs.ts'
import { handleBatch } from '../../src/server/jobs.ts'
import type { Outside } from './outside.ts'
import type { World } from './world.ts'

const TRIES = { check: 6, mail: 11 } as const
const QUEUES = { check: 'rulemark-checks', mail: 'rulemark-mails' } as const
/** Same as in wrangler.toml for checks. */
const AT_ONCE = 10

export class Queues {
  readonly #world: World
  readonly #outside: Outside
  #running = 0
  /** Messages sent before this are lost. */
  #era = 0

  constructor(world: World, outside: Outside) {
    this.#world = world
    this.#outside = outside
    outside.onMessage = (job, delay) => this.#send(job, delay)
  }

  /** Loses all messages in transit, as a restart of the local run does. */
  wipe(): void {
    this.#era++
    this.#world.note('all messages are lost')
  }

  #send(job: Job, delaySeconds: number): void {
    const world = this.#world
    const { fault } = world.odds
    if (world.isFault(fault / 2)) {
      world.note(`the message ${job.kind} ${job.id} is lost`)
      return
    }
    this.#enqueue(job, delaySeconds * 1000 + 20 + world.below(300), 1)
    if (world.isFault(fault)) this.#enqueue(job, world.below(60_000), 1)
  }

  #enqueue(job: Job, delay: number, attempt: number): void {
    const era = this.#era
    this.#world.schedule(delay, () => era === this.#era && this.#deliver(job, attempt))
  }

  #deliver(job: Job, attempts: number): void {
    if (this.#running >= AT_ONCE) {
      this.#enqueue(job, 500, attempts)
      return
    }
    this.#running++
    let isAcked = false
    const done = (): void => {
      this.#running--
      if (!isAcked) this.#again(job, attempts + 1)
    }
    const message = {
      id: `${job.kind}-${job.id}`,
      timestamp: new Date(this.#world.now),
      body: job,
      attempts,
      ack: () => {
        isAcked = true
      },
      retry: () => undefined,
    }
    const queue = attempts > TRIES[job.kind] ? 'rulemark-dead-letters' : QUEUES[job.kind]
    const batch = { queue, messages: [message] } as unknown as MessageBatch
    this.#world.start(
      `consumer of ${job.kind} ${job.id}`,
      (process) => handleBatch(this.#outside.servicesOf(process), batch),
      done,
      done,
    )
  }

  #again(job: Job, attempts: number): void {
    if (attempts <= TRIES[job.kind] + 3) this.#enqueue(job, 200 + this.#world.below(2000), attempts)
  }
}
