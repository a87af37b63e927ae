import type { RefObject } from 'react'
import { formatPrice, priceOf } from '../../../domain/money.ts'
import { parseRules } from '../../../domain/rules.ts'
import { Button } from '../../ui/index.ts'
import { useWorkspace } from '../environment.ts'
import { useRuleSets } from '../queries.ts'
import type { SubmissionControl } from './use-submission.ts'

interface CheckSummaryProps extends Pick<SubmissionControl, 'snapshot'> {
  /** The select for another rule set. */
  choice: RefObject<HTMLSelectElement | null>
}

/** The submission in one line. */
export function CheckSummary({ snapshot, choice }: CheckSummaryProps) {
  const { file, folderId, ruleSetId, agreement } = snapshot.context
  const ruleSet = useRuleSets(folderId).data?.find(({ id }) => id === ruleSetId)
  const price = priceOf(useWorkspace().prices, agreement)
  if (!file || !ruleSet || !snapshot.hasTag('editable')) return null
  const count = parseRules(ruleSet.text).length
  return (
    <p className="note check-summary">
      <strong>{file.name}</strong> against <strong>{ruleSet.name}</strong>,{' '}
      {count === 1 ? '1\u00a0rule' : `${count}\u00a0rules`}, {`${formatPrice(price)}\u00a0·`}{' '}
      <Button small variant="quiet" onClick={() => choice.current?.focus()}>
        Change
      </Button>
    </p>
  )
}
