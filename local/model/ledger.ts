/** State of an emulated model: the faults requested by tests, and the questions received. */
import type { Call, Fault, FaultOrder } from './faults.ts'

interface Asked {
  readonly model: string
  /** The text part. */
  readonly prompt: string
  readonly pdfBytes: number
  readonly pictures: number
  readonly systemInstructionBytes: number
  /** Kind of the fault applied, or null. */
  readonly fault: Fault['kind'] | null
}

interface Ordered {
  readonly order: FaultOrder
  left: number
  before: number
  readonly removed: PromiseWithResolvers<void>
}

const mostAsked = 100

export type Ledger = ReturnType<typeof createLedger>

export function createLedger() {
  let orders: Ordered[] = []
  let asked: readonly Asked[] = []
  return {
    order(order: FaultOrder): void {
      const left = order.times ?? Number.POSITIVE_INFINITY
      orders.push({ order, left, before: order.nth - 1, removed: Promise.withResolvers() })
    },
    /** Removes the faults for calls with this text, or all, and lets calls that they hold go on. */
    clear(match?: string): void {
      const { removed = [], kept = [] } = Object.groupBy(orders, ({ order }) =>
        match === undefined || order.match === match ? 'removed' : 'kept',
      )
      orders = kept
      for (const each of removed) each.removed.resolve()
    },
    /** Returns the first fault requested for a call with this prompt or address, and counts it as used. */
    take(call: Call, text: string): Fault | null {
      const matching = orders.filter(
        ({ order, left }) => left > 0 && order.call === call && text.includes(order.match ?? ''),
      )
      const found = matching.find(({ before }) => before === 0)
      for (const waiting of matching) waiting.before = Math.max(0, waiting.before - 1)
      if (found === undefined) return null
      found.left -= 1
      return found.order.fault
    },
    /** For as long as the fault delays or holds a call. */
    async wait(fault: Fault | null): Promise<void> {
      if (fault?.kind === 'delay') await new Promise((resolve) => setTimeout(resolve, fault.ms))
      if (fault?.kind === 'held') await orders.find(({ order }) => order.fault === fault)?.removed.promise
    },
    note(one: Asked): void {
      asked = [one, ...asked].slice(0, mostAsked)
    },
    /** Newest first. */
    asked: (): readonly Asked[] => asked,
  }
}
