/**
 * Time and chance of one simulated run. Everything that happens is an event at a virtual time; between two events all
 * promises settle, so the same seed gives the same run. A process is one call of the worker: it can be killed between
 * any two of its steps, and then never resumes.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { Agenda } from './agenda.ts'
import { CALM, type Fate, type Odds, randomFrom } from './chance.ts'
import type { Process } from './process.ts'

const START = Date.UTC(2026, 0, 1)
const settled = setImmediate

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
  /** Of faults, so that what people do is the same without them. */
  readonly chance: () => number
  readonly #maxFaults: number
  readonly #current = new AsyncLocalStorage<Process>()
  readonly #agenda = new Agenda()
  #processes = 0

  constructor(seed: number, maxFaults = Number.POSITIVE_INFINITY) {
    this.random = randomFrom(seed)
    this.chance = randomFrom(seed ^ 0x5eed)
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
    if (this.chance() >= odds || this.faults >= this.#maxFaults) return false
    this.faults++
    return true
  }

  note(text: string, process?: Process): void {
    this.trace.push(`${((this.now - START) / 1000).toFixed(3)} ${process ? `${process.name}: ` : ''}${text}`)
  }

  schedule(delay: number, happen: () => void, process?: Process): void {
    this.#agenda.add(this.now + delay, happen, process)
  }

  /** Starts a process; calls `onDeath` when it is killed, otherwise `onEnd` with its outcome. */
  start<T>(
    kind: string,
    work: (process: Process) => Promise<T>,
    onEnd: (outcome: { value: T } | { error: unknown }) => void = () => undefined,
    onDeath: () => void = () => undefined,
  ): Process {
    const skew = Math.round((this.chance() * 2 - 1) * this.odds.skew)
    const number = ++this.#processes
    const process: Process = {
      name: `${kind} ${number}`,
      skew,
      isOther: number % 2 === 1,
      isDead: false,
      onDeath,
    }
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

  /** The process whose code runs now. */
  current(): Process | undefined {
    return this.#current.getStore()
  }

  /** Advances time to `until`; after each event `look` returns whether to stop. */
  async run(until: number, look: () => boolean): Promise<void> {
    for (let event = this.#agenda.next(until); event; event = this.#agenda.next(until)) {
      this.now = event.at
      if (event.process) this.#current.run(event.process, event.happen)
      else event.happen()
      await new Promise<void>((resolve) => settled(resolve))
      if (look()) return
    }
    this.now = until
  }

  /** Whether no process lives, and nothing is to happen but one event. */
  get isIdle(): boolean {
    return this.living.size === 0 && this.#agenda.size === 1
  }

  /** Lets time pass in which nothing happens: what was about to happen does so afterwards. */
  leap(ms: number): void {
    this.now += ms
    this.#agenda.postpone(ms)
  }
}
