import type { ReactNode } from 'react'
import { formatPrice } from '../../../domain/money.ts'
import { Checkbox } from '../../ui/index.ts'
import { useWorkspace } from '../environment.ts'
import type { SubmissionControl } from './use-submission.ts'

/** Option to ask the AI three times, with its price; nothing where not offered. */
export function AgreementChoice({ snapshot, send }: Omit<SubmissionControl, 'submitted'>): ReactNode {
  const { agreementPrice } = useWorkspace()
  if (agreementPrice === null) return null
  return (
    <Checkbox
      label={`Ask three times, for ${formatPrice(agreementPrice)}`}
      hint="With the rules in a different order each time. Each finding shows whether the answers agree."
      checked={snapshot.context.agreement}
      disabled={!snapshot.hasTag('editable')}
      onChange={({ target }) => send({ type: 'CHOOSE_AGREEMENT', agreement: target.checked })}
    />
  )
}
