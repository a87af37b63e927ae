/** Paying money in: what may be paid at once, and amounts as people type them. */
import { type Cents, cents } from './money.ts'

/** Dollars. */
export const TOP_UP_PRESETS = [10, 25, 50, 100] as const
export const TOP_UP_DEFAULT = 25
export const TOP_UP_MIN_CENTS = 100
export const TOP_UP_MAX_CENTS = 100_000

/** Dollars with at most two decimals as cents; null for anything that can't be paid. */
export function topUpCents(typed: string): Cents | null {
  const [, whole, fraction = ''] = /^\s*(\d{1,7})(?:[.,](\d{0,2}))?\s*$/.exec(typed) ?? []
  if (whole === undefined) return null
  const amount = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return amount >= TOP_UP_MIN_CENTS && amount <= TOP_UP_MAX_CENTS ? cents(amount) : null
}
