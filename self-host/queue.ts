/**
 * In-process queues. Messages are lost when the process ends: the rows are authoritative, and the sweeper queues them
 * again. A failed message is retried later; one that fails for good is passed on as a dead letter.
 */
import type { Job } from '../src/contract/jobs.ts'
import type { Jobs } from '../src/server/base/ports.ts'

/** Same limits as in wrangler.toml. */
const KINDS = {
  check: { queue: 'rulemark-checks', atOnce: 4, tries: 6, retryMs: 2_000 },
  mail: { queue: 'rulemark-mails', atOnce: 10, tries: 11, retryMs: 30_000 },
} as const
const DEAD_LETTERS = 'rulemark-dead-letters'

interface Message {
  readonly job: Job
  readonly attempts: number
}

export type Handle = (batch: MessageBatch) => Promise<void>

export class Queues implements Jobs {
  readonly #handle: Handle
  readonly #waiting: Record<Job['kind'], Message[]> = { check: [], mail: [] }
  readonly #running: Record<Job['kind'], Set<Promise<void>>> = { check: new Set(), mail: new Set() }
  readonly #timers = new Set<NodeJS.Timeout>()
  #isStopping = false

  constructor(handle: Handle) {
    this.#handle = handle
  }

  async check(id: number, delaySeconds = 0): Promise<void> {
    this.#send({ job: { kind: 'check', id }, attempts: 1 }, delaySeconds * 1000)
  }

  async mail(id: number): Promise<void> {
    this.#send({ job: { kind: 'mail', id }, attempts: 1 }, 0)
  }

  /** Starts nothing more, and resolves when letters being sent are finished. */
  async stop(): Promise<void> {
    this.#isStopping = true
    for (const timer of this.#timers) clearTimeout(timer)
    await Promise.allSettled(this.#running.mail)
  }

  #send(message: Message, delayMs: number): void {
    if (this.#isStopping) return
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      this.#waiting[message.job.kind].push(message)
      this.#next(message.job.kind)
    }, delayMs)
    this.#timers.add(timer)
  }

  #next(kind: Job['kind']): void {
    const running = this.#running[kind]
    while (!this.#isStopping && running.size < KINDS[kind].atOnce) {
      const message = this.#waiting[kind].shift()
      if (!message) return
      const work = this.#deliver(message).finally(() => {
        running.delete(work)
        this.#next(kind)
      })
      running.add(work)
    }
  }

  async #deliver({ job, attempts }: Message): Promise<void> {
    const { queue, tries, retryMs } = KINDS[job.kind]
    const isDead = attempts > tries
    const message = {
      id: `${job.kind}-${job.id}`,
      timestamp: new Date(),
      body: job,
      attempts,
      ack: () => undefined,
      retry: () => isDead || this.#send({ job, attempts: attempts + 1 }, retryMs),
    }
    await this.#handle({
      queue: isDead ? DEAD_LETTERS : queue,
      messages: [message],
    } as unknown as MessageBatch)
  }
}
