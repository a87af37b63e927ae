/** Files in one batch; more would be too many rows to read. */
export const BATCH_MAX = 200

/** Number of checks that a balance pays for; both in dollars. */
export function affordable(balance: number, price: number): number {
  return Math.max(0, Math.floor(Math.round(balance * 1000) / Math.round(price * 1000)))
}
