/** Limits of a top-up, and parsing of typed amounts. */
import { type Cents, cents } from './money.ts'

/** In dollars. */
export const TOP_UP_PRESETS = [10, 25, 50, 100] as const
export const TOP_UP_DEFAULT = 25
export const TOP_UP_MIN_CENTS = 100
export const TOP_UP_MAX_CENTS = 100_000

/** Parses dollars with at most two decimals into cents; null if the amount can't be paid. */
export function topUpCents(typed: string): Cents | null {
  const [, whole = '', fraction = ''] = /^\s*(\d{1,7})(?:[.,](\d{0,2}))?\s*$/.exec(typed) ?? []
  const amount = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return amount >= TOP_UP_MIN_CENTS && amount <= TOP_UP_MAX_CENTS ? cents(amount) : null
}
