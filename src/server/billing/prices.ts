import type { Prices } from '../../contract/billing.ts'
import { dollars, type Mills, mills } from '../../domain/account/money.ts'
import { AppError } from '../../domain/errors/errors.ts'
import { TIMES_ASKED } from '../../domain/results/agreement.ts'
import type { Settings } from '../base/env.ts'

export function pricesOf(settings: Settings): Prices {
  const agreement = agreementPrice(settings)
  return {
    check: dollars(settings.CHECK_PRICE_MILLS),
    agreement: agreement === null ? null : dollars(agreement),
  }
}

export function priceOf(settings: Settings, isAgreed: boolean): Mills {
  const price = isAgreed ? agreementPrice(settings) : settings.CHECK_PRICE_MILLS
  if (price === null) throw new AppError('agreementOff')
  return price
}

/** Price of a check that asks the AI three times; null when it is not offered. */
export function agreementPrice(settings: Settings): Mills | null {
  const { AGREEMENT_PRICE_MILLS: set, CHECK_PRICE_MILLS: price } = settings
  if (set === '') return mills(price * TIMES_ASKED)
  return Number(set) === 0 ? null : mills(Number(set))
}
