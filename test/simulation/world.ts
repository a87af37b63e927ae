/**
 * Time and chance of one simulated run. Everything that happens is an event at a virtual time; between two events all
 * promises settle, so the same seed gives the same run. A process is one call of the worker: it can be killed between
 * any two of its steps, and then never resumes.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'

export interface Process {
  readonly name: string
  /** Offset of its clock in milliseconds. */
  readonly skew: number
  isDead: boolean
  readonly onDeath: () => void
}

interface Event {
  at: number
  readonly order: number
  readonly process: Process | undefined
  readonly happen: () => void
  isCancelled: boolean
}

/** Outcome of a step: fails undone, is done late or without a response, or the process dies before or after it. */
export type Fate = 'done' | 'failed' | 'lost' | 'late' | 'dies before' | 'dies after'

export interface Odds {
  /** Probability that a step fails or its response is lost. */
  readonly fault: number
  /** Probability that the process dies at a step. */
  readonly death: number
  /** Probability that a step takes seconds instead of milliseconds. */
  readonly delay: number
  /** Largest error of a process's clock. */
  readonly skew: number
}

export const CALM: Odds = { fault: 0, death: 0, delay: 0, skew: 0 }

const START = Date.UTC(2026, 0, 1)
const settled = setImmediate

/** A generator of numbers from 0 to 1 (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

export class World {
  now = START
  odds: Odds = CALM
  /** Faults so far. A failing run is shrunk by limiting their number. */
  faults = 0
  /** Chooses a step's fate instead of chance, by its number and description. */
  plan: ((step: number, what: string) => Fate | undefined) | undefined
  steps = 0
  readonly trace: string[] = []
  readonly living = new Set<Process>()
  readonly random: () => number
  readonly #chance: () => number
  readonly #maxFaults: number
  readonly #current = new AsyncLocalStorage<Process>()
  #events: Event[] = []
  #order = 0
  #processes = 0

  constructor(seed: number, maxFaults = Number.POSITIVE_INFINITY) {
    this.random = randomFrom(seed)
    this.#chance = randomFrom(seed ^ 0x5eed)
    this.#maxFaults = maxFaults
  }

  below(limit: number): number {
    return Math.floor(this.random() * limit)
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T
  }

  /** Whether a fault occurs here. */
  isFault(odds: number): boolean {
    if (this.#chance() >= odds || this.faults >= this.#maxFaults) return false
    this.faults++
    return true
  }

  note(text: string, process?: Process): void {
    this.trace.push(`${((this.now - START) / 1000).toFixed(3)} ${process ? `${process.name}: ` : ''}${text}`)
  }

  schedule(delay: number, happen: () => void, process?: Process): Event {
    const event = { at: this.now + delay, order: this.#order++, process, happen, isCancelled: false }
    let low = 0
    let high = this.#events.length
    while (low < high) {
      const middle = (low + high) >> 1
      const other = this.#events[middle] as Event
      if (other.at > event.at || (other.at === event.at && other.order > event.order)) low = middle + 1
      else high = middle
    }
    this.#events.splice(low, 0, event)
    return event
  }

  /** Starts a process; calls `onDeath` when it is killed, otherwise `onEnd` with its outcome. */
  start<T>(
    kind: string,
    work: (process: Process) => Promise<T>,
    onEnd: (outcome: { value: T } | { error: unknown }) => void = () => undefined,
    onDeath: () => void = () => undefined,
  ): Process {
    const skew = Math.round((this.#chance() * 2 - 1) * this.odds.skew)
    const process: Process = { name: `${kind} ${++this.#processes}`, skew, isDead: false, onDeath }
    this.living.add(process)
    this.schedule(
      0,
      () => {
        work(process).then(
          (value) => this.#ended(process, () => onEnd({ value })),
          (error: unknown) => this.#ended(process, () => onEnd({ error })),
        )
      },
      process,
    )
    return process
  }

  #ended(process: Process, tell: () => void): void {
    if (process.isDead) return
    this.living.delete(process)
    tell()
  }

  kill(process: Process): void {
    if (process.isDead || !this.living.delete(process)) return
    process.isDead = true
    this.note('is killed', process)
    process.onDeath()
  }

  /** One call from a process to an external service. `fail` creates the error seen when there is no response. */
  step<T>(
    process: Process,
    what: string,
    work: () => T | Promise<T>,
    fail: () => Error,
    takes = 0,
  ): Promise<T> {
    return new Promise((resolve, reject) => {
      const fate = this.plan?.(this.steps++, what) ?? this.#fate()
      const latency = takes + 1 + this.below(20) + (this.isFault(this.odds.delay) ? this.below(30_000) : 0)
      if (fate !== 'done') this.note(`${what}: ${fate}`, process)
      if (fate === 'late') {
        // By the time it is done, the caller has given up.
        this.schedule(5_000, () => reject(fail()), process)
        this.schedule(
          this.below(20_000),
          () =>
            void Promise.resolve()
              .then(work)
              .catch(() => undefined),
        )
        return
      }
      const happen = async (): Promise<void> => {
        if (fate === 'dies before') return this.kill(process)
        if (fate === 'failed') return reject(fail())
        try {
          const value = await work()
          if (fate === 'dies after') this.kill(process)
          else if (fate === 'lost') reject(fail())
          else resolve(value)
        } catch (error) {
          reject(error as Error)
        }
      }
      this.schedule(latency, () => void happen(), process)
    })
  }

  #fate(): Fate {
    if (this.isFault(this.odds.death)) return this.#chance() < 0.5 ? 'dies before' : 'dies after'
    if (!this.isFault(this.odds.fault)) return 'done'
    const part = this.#chance()
    return part < 0.45 ? 'failed' : part < 0.9 ? 'lost' : 'late'
  }

  /** Advances time to `until`; after each event `look` returns whether to stop. */
  async run(until: number, look: () => boolean): Promise<void> {
    for (;;) {
      const event = this.#events.at(-1)
      if (!event || event.at > until) break
      this.#events.pop()
      if (event.isCancelled || event.process?.isDead) continue
      this.now = event.at
      if (event.process) this.#current.run(event.process, event.happen)
      else event.happen()
      await new Promise<void>((resolve) => settled(resolve))
      if (look()) return
    }
    this.now = until
  }

  /** Lets time pass in which nothing happens: what was about to happen does so afterwards. */
  leap(ms: number): void {
    this.now += ms
    for (const event of this.#events) event.at += ms
  }

  /** Replaces the machine's time, randomness and digests with virtual, seeded, immediate ones; returns the undo. */
  install(): () => void {
    const real = { setTimeout, clearTimeout, setInterval, clearInterval, random: Math.random }
    const { digest } = crypto.subtle
    const { timeout } = AbortSignal
    const later =
      (repeats: boolean) =>
      (happen: () => void, ms = 0, ...rest: unknown[]) => {
        const process = this.#current.getStore()
        if (!process) return (repeats ? real.setInterval : real.setTimeout)(happen, ms, ...rest)
        const handle = { isCancelled: false }
        const arm = (): void => {
          this.schedule(
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
    Math.random = () => (this.#current.getStore() ? this.random() : real.random())
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
}
