import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Movement } from '../../contract/billing.ts'
import type { User } from '../../domain/account/account.ts'
import { onSessionEnd } from '../session/session.ts'
import { Button, ConfirmDialog, Message, Money, OfflineNote, Section } from '../ui/index.ts'
import { AccountBalance } from './AccountBalance.tsx'
import { ApiKeys } from './ApiKeys.tsx'
import { BalanceHistory } from './BalanceHistory.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { ProfileInformation } from './ProfileInformation.tsx'
import type { ProfileSource } from './profile-source.ts'

export interface ProfileScreenProps {
  user: User
  movements: readonly Movement[]
  price: number
  source: ProfileSource
  onNews: () => void
  onDeleted: () => void
}

export function ProfileScreen({ user, movements, price, source, onNews, onDeleted }: ProfileScreenProps) {
  const frozen = source.frozen !== undefined
  return (
    <div className="profile">
      <h1>Profile</h1>
      <OfflineNote>You can save changes once you’re back online.</OfflineNote>
      {frozen && <Message kind="info">{source.frozen}</Message>}
      <fieldset className="profile-columns" disabled={frozen}>
        <legend className="visually-hidden">Your account</legend>
        <div className="profile-column">
          <AccountBalance balance={user.balance} price={price} source={source} />
          <BalanceHistory initial={movements} source={source} />
        </div>
        <div className="profile-column">
          <ProfileInformation user={user} source={source} onNews={onNews} />
          <ChangePassword username={user.username} source={source} />
          {source.apiKeys && <ApiKeys source={source.apiKeys} />}
          <DangerZone user={user} source={source} onDeleted={onDeleted} />
        </div>
      </fieldset>
    </div>
  )
}

interface DangerZoneProps {
  user: User
  source: ProfileSource
  onDeleted: () => void
}

function DangerZone({ user, source, onDeleted }: DangerZoneProps) {
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)
  const removal = useMutation({
    mutationFn: () => source.deleteAccount(),
    onMutate: () => setFailed(false),
    onSuccess: onDeleted,
    onError: (error) => setFailed(!onSessionEnd(error)),
  })
  return (
    <Section title="Danger Zone" note="Deleting your account permanently deletes everything in it.">
      <p>
        <Button variant="danger" icon="trash-2" onClick={() => setOpen(true)}>
          Delete account
        </Button>
      </p>
      <ConfirmDialog
        open={open}
        title="Delete your account?"
        confirmLabel="Delete account"
        danger
        loading={removal.isPending || removal.isSuccess}
        message={failed ? { kind: 'error', text: 'Failed to delete account' } : undefined}
        typed={{ label: `Type ${user.email} to confirm`, text: user.email }}
        onClose={() => {
          setFailed(false)
          setOpen(false)
        }}
        onConfirm={() => removal.mutate()}
      >
        <p>This can’t be undone. You will lose:</p>
        <ul className="losses">
          <li>
            your remaining balance of <Money amount={user.balance} />, which is not refunded
          </li>
          <li>all folders and rule sets</li>
          <li>all results and highlighted PDFs; running checks are cancelled</li>
        </ul>
      </ConfirmDialog>
    </Section>
  )
}
