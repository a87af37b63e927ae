import { priceOf } from '../../../domain/money.ts'
import { Message } from '../../ui/index.ts'
import { useWorkspace } from '../environment.ts'
import type { SubmissionControl } from './use-submission.ts'

/** Why a check can't start, shown beside Submit while the cause lasts. */
export function SubmissionOutcome({ snapshot }: Pick<SubmissionControl, 'snapshot'>) {
  const { balance, prices, mayProcess, profileHref } = useWorkspace()
  const price = priceOf(prices, snapshot.context.agreement)
  if (!mayProcess) {
    return (
      <Message kind="info">
        You withdrew your consent to data processing. Give it again in <a href={profileHref}>your profile</a>{' '}
        to check documents.
      </Message>
    )
  }
  if (snapshot.hasTag('refused') || balance < price) {
    return (
      <Message kind={snapshot.hasTag('refused') ? 'error' : 'info'}>
        Your balance is too low for this check. <a href={profileHref}>Top up your account</a>, then submit
        again.
      </Message>
    )
  }
  if (snapshot.matches({ editing: 'failed' })) {
    return (
      <Message kind="error">
        We couldn’t submit the document. It’s still selected, so you can try again.
      </Message>
    )
  }
  return null
}
