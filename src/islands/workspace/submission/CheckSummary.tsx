import type { RefObject } from 'react'
import type { CheckPrice } from '../../../contract/documents.ts'
import { formatPrice } from '../../../domain/account/money.ts'
import { parseRules } from '../../../domain/rules/rules.ts'
import { Button, Message, Money } from '../../ui/index.ts'
import { useWorkspace } from '../state/environment.ts'
import { useRuleSets } from '../state/queries.ts'
import type { SubmissionControl } from '../state/use-submission.ts'

interface CheckSummaryProps extends Pick<SubmissionControl, 'snapshot'> {
  price: CheckPrice
  choice: RefObject<HTMLSelectElement | null>
}

export function CheckSummary({ snapshot, price: { price, checkedAt }, choice }: CheckSummaryProps) {
  const { file, folderId, ruleSetId } = snapshot.context
  const ruleSet = useRuleSets(folderId).data?.find(({ id }) => id === ruleSetId)
  if (!file || !ruleSet || !snapshot.hasTag('editable')) return null
  const count = parseRules(ruleSet.text).length
  return (
    <p className="note check-summary">
      <strong>{file.name}</strong> against <strong>{ruleSet.name}</strong>,{' '}
      {count === 1 ? '1\u00a0rule' : `${count}\u00a0rules`},{' '}
      {`${price === 0 ? freeWords(checkedAt) : formatPrice(price)}\u00a0·`}{' '}
      <Button small variant="quiet" onClick={() => choice.current?.focus()}>
        Change
      </Button>
    </p>
  )
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'Europe/Prague' })

function freeWords(checkedAt: string | null): string {
  return checkedAt === null ? 'free, being checked' : `free, checked on ${day.format(new Date(checkedAt))}`
}

export function Price({ price: { price } }: { price: CheckPrice }) {
  const { balance } = useWorkspace()
  return (
    <dl className="note sums">
      <dt>Price of this check</dt>
      <dd>{price > 0 ? <Money amount={price} as="price" /> : 'free'}</dd>
      <dt>Your balance</dt>
      <dd>
        <Money amount={balance} />
      </dd>
      {balance >= price && (
        <>
          <dt>Balance after this check</dt>
          <dd>
            <Money amount={balance - price} />
          </dd>
        </>
      )}
    </dl>
  )
}

/** Why a check can't start, shown beside Submit while the cause lasts. */
export function SubmissionOutcome({ snapshot, price: { price } }: Omit<CheckSummaryProps, 'choice'>) {
  const { balance, mayProcess, profileHref } = useWorkspace()
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
        The document was not submitted and is still selected. {snapshot.context.reason}
      </Message>
    )
  }
  return null
}
