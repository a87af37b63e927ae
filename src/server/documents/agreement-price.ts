import { TIMES_ASKED } from '../../domain/agreement.ts'
import { type Mills, mills } from '../../domain/money.ts'
import type { Settings } from '../env.ts'

/** Price of a check that asks the AI three times; null when it is not offered. */
export function agreementPrice(settings: Settings): Mills | null {
  const { AGREEMENT_PRICE_MILLS: set, CHECK_PRICE_MILLS: price } = settings
  if (set === '') return mills(price * TIMES_ASKED)
  return Number(set) === 0 ? null : mills(Number(set))
}
