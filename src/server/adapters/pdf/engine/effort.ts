/** Bounds long work on a document: it lets others have their turn, stops when it is aborted, and ends in time. */
import { Work } from '../../../../domain/text/steps.ts'
import { othersTurn } from '../../../base/turns.ts'

/** The work took longer than it may. */
export class OutOfTime extends Error {}

/** Milliseconds that this thread has computed; where that is unknown, a third of those that passed: a busy machine is slow. */
const clock: () => number = (() => {
  const computed = (): number => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1_000
  }
  try {
    computed()
    return computed
  } catch {
    return () => performance.now() / 3
  }
})()

export class Effort {
  readonly #work: Work
  readonly #mostMs: number
  readonly #signal: AbortSignal | undefined
  /** Milliseconds computed up to the last pause. */
  computed = 0
  #since = clock()

  /** `perTurn`: units of work between two turns of others; `mostMs`: milliseconds of computing. */
  constructor(perTurn: number, mostMs: number, signal: AbortSignal | undefined) {
    this.#work = new Work(perTurn)
    this.#mostMs = mostMs
    this.#signal = signal
  }

  /** Begins to count time: before, the work waited for its turn. */
  start(): void {
    this.#since = clock()
  }

  /** @throws what `pause` throws */
  async after(work: number): Promise<void> {
    this.#signal?.throwIfAborted()
    if (this.#work.isEnough(work)) await this.pause()
  }

  /** Lets others have their turn, for at least `ms` milliseconds. @throws OutOfTime; the signal's reason when it aborts */
  async pause(ms = 0): Promise<void> {
    const end = clock()
    await othersTurn(ms)
    const resumed = clock()
    // The clock of a Cloudflare worker stands still while it computes.
    this.computed += (end > this.#since ? end : resumed) - this.#since
    this.#since = resumed
    this.#signal?.throwIfAborted()
    if (this.computed > this.#mostMs) throw new OutOfTime()
  }
}
