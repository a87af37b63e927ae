import type { Prices } from '../../contract/billing.ts'
import { dollars } from '../../domain/money.ts'
import { agreementPrice } from '../documents/agreement-price.ts'
import type { Settings } from '../env.ts'

export function pricesOf(settings: Settings): Prices {
  const agreement = agreementPrice(settings)
  return {
    check: dollars(settings.CHECK_PRICE_MILLS),
    agreement: agreement === null ? null : dollars(agreement),
  }
}
