import { useCallback, useState } from 'react'
import type { Prices } from '../../../contract/billing.ts'
import { answer, client } from '../../base/api.ts'

export function usePrices(shown: Prices): readonly [Prices, () => void] {
  const [prices, setPrices] = useState(shown)
  const load = useCallback(() => {
    answer(client.prices.$get()).then(setPrices, () => undefined)
  }, [])
  return [prices, load]
}
