/** Money as integers with a unit in the type, so that dollars, cents and mills can't be mixed up. */

declare const unit: unique symbol

/** Thousandths of a US dollar: the unit of the ledger. */
export type Mills = number & { readonly [unit]: 'mills' }
/** Hundredths of a US dollar: the unit of the payment provider. */
export type Cents = number & { readonly [unit]: 'cents' }

export function mills(value: number): Mills {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number of mills: ${value}`)
  return value as Mills
}

export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number of cents: ${value}`)
  return value as Cents
}

export function centsToMills(value: Cents): Mills {
  return mills(value * 10)
}

/** Converts to a JSON number in dollars, e.g. 9.75. */
export function dollars(value: Mills): number {
  return value / 1000
}

/** "$9.75": balances show two decimals, rounded down so as never to show more than can be spent. */
export function formatBalance(amount: number): string {
  const whole = Math.floor(Math.round(amount * 1000) / 10) / 100
  return `$${whole.toFixed(2)}`
}

/** "$10.00", "$0.125": statement lines show the booked amount, with thousandths only if not zero. */
export function formatBooked(amount: number): string {
  const mills = Math.round(amount * 1000)
  return `$${(mills / 1000).toFixed(mills % 10 === 0 ? 2 : 3)}`
}

/** "$0.250": the price of a check shows three decimals. */
export function formatPrice(amount: number): string {
  return `$${amount.toFixed(3)}`
}

/** Price of the check as chosen, in dollars. */
export function priceOf(
  { check, agreement }: { readonly check: number; readonly agreement: number | null },
  agreed: boolean,
): number {
  return agreed ? (agreement ?? check) : check
}

/** Number of checks that a balance pays for; both in dollars. */
export function affordable(balance: number, price: number): number {
  return Math.max(0, Math.floor(Math.round(balance * 1000) / Math.round(price * 1000)))
}
