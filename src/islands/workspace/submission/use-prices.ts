import { useCallback, useState } from 'react'
import type { Prices } from '../../../contract/billing.ts'
import { answer, client } from '../../base/api.ts'

/** The prices on the screen, and a function that loads them again, as after a refusal: they may have changed. */
export function usePrices(shown: Prices): readonly [Prices, () => void] {
  const [prices, setPrices] = useState(shown)
  const load = useCallback(() => {
    answer(client.prices.$get()).then(setPrices, () => undefined)
  }, [])
  return [prices, load]
}
