import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '../../domain/account/account.ts'
import { onSessionEnd } from '../session/session.ts'
import { Button, ConfirmDialog, Money, Section } from '../ui/index.ts'
import type { ProfileSource } from './profile-source.ts'

interface DangerZoneProps {
  user: User
  source: ProfileSource
  onDeleted: () => void
}

export function DangerZone({ user, source, onDeleted }: DangerZoneProps) {
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
