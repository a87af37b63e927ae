/** Events of a simulated run, ordered by virtual time; simultaneous ones in the order in which they were added. */
import type { Process } from './process.ts'

export interface Event {
  at: number
  readonly order: number
  readonly process: Process | undefined
  readonly happen: () => void
}

export class Agenda {
  /** The next event is the last. */
  readonly #events: Event[] = []
  #order = 0

  add(at: number, happen: () => void, process: Process | undefined): void {
    const event = { at, order: this.#order++, process, happen }
    let low = 0
    let high = this.#events.length
    while (low < high) {
      const middle = (low + high) >> 1
      const other = this.#events[middle] as Event
      if (other.at > event.at || (other.at === event.at && other.order > event.order)) low = middle + 1
      else high = middle
    }
    this.#events.splice(low, 0, event)
  }

  /** Removes the next event of a living process; undefined if it comes after `until`. */
  next(until: number): Event | undefined {
    for (;;) {
      const event = this.#events.at(-1)
      if (!event || event.at > until) return undefined
      this.#events.pop()
      if (!event.process?.isDead) return event
    }
  }

  /** Events to come, but for those of dead processes. */
  get size(): number {
    return this.#events.filter(({ process }) => !process?.isDead).length
  }

  postpone(ms: number): void {
    for (const event of this.#events) event.at += ms
  }
}
