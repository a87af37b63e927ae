import { skipToken, useQuery } from '@tanstack/react-query'
import type { CheckPrice } from '../../../contract/documents.ts'
import { priceOf } from '../../../domain/account/money.ts'
import type { SubmissionContext } from '../../../machines/submission.ts'
import { useWorkspace } from './environment.ts'
import { useRuleSets } from './queries.ts'

export const CHECK_PRICE = 'check-price'

export function useCheckPrice(context: SubmissionContext): CheckPrice {
  const { source, prices } = useWorkspace()
  const { file, folderId, ruleSetId, agreement } = context
  const ruleSet = useRuleSets(folderId).data?.find(({ id }) => id === ruleSetId)
  const { data } = useQuery({
    queryKey: [
      CHECK_PRICE,
      ...[file?.name, file?.size, file?.lastModified],
      ...[ruleSet?.id, ruleSet?.updatedAt, agreement],
    ],
    queryFn:
      file && ruleSet ? () => source.checkPrice({ file, ruleSetId: ruleSet.id, agreement }) : skipToken,
    staleTime: 0,
    retry: false,
  })
  return data?.price === 0 ? data : { price: priceOf(prices, agreement), checkedAt: null }
}
