/** State of an emulated model: the faults requested by tests, and the questions received. */
import type { Call, Fault, FaultOrder } from './faults.ts'

interface Asked {
  readonly model: string
  /** The text part. */
  readonly prompt: string
  readonly bodyBytes: number
  readonly pdfBytes: number
  readonly pictures: number
  readonly systemInstructionBytes: number
  /** Kind of the fault applied, or null. */
  readonly fault: Fault['kind'] | null
}

const mostAsked = 100

export interface Ledger {
  order(order: FaultOrder): void
  clear(): void
  /** Returns the first fault requested for a call with this prompt or address, and counts it as used. */
  take(call: Call, text: string): Fault | null
  note(asked: Asked): void
  /** Newest first. */
  asked(): readonly Asked[]
}

export function createLedger(): Ledger {
  let orders: { readonly order: FaultOrder; left: number; before: number }[] = []
  let asked: readonly Asked[] = []
  return {
    order(order) {
      orders.push({ order, left: order.times ?? Number.POSITIVE_INFINITY, before: order.nth - 1 })
    },
    clear() {
      orders = []
    },
    take(call, text) {
      const matching = orders.filter(
        ({ order, left }) => left > 0 && order.call === call && text.includes(order.match ?? ''),
      )
      const found = matching.find(({ before }) => before === 0)
      for (const waiting of matching) waiting.before = Math.max(0, waiting.before - 1)
      if (found === undefined) return null
      found.left -= 1
      return found.order.fault
    },
    note(one) {
      asked = [one, ...asked].slice(0, mostAsked)
    },
    asked: () => asked,
  }
}
