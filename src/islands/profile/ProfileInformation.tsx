import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { pages } from '../../contract/urls.ts'
import type { Consent } from '../../contract/users.ts'
import type { User } from '../../domain/account/account.ts'
import { showFailureText } from '../session/failures.ts'
import { Badge, Button, DateTime, Section } from '../ui/index.ts'
import type { ProfileSource } from './profile-source.ts'

interface ProfileInformationProps {
  user: User
  source: ProfileSource
  onNews: () => void
}

export function ProfileInformation({ user, source, onNews }: ProfileInformationProps) {
  /** Shown at once; the session follows with its next load. */
  const [changed, setChanged] = useState<Consent | null>(null)
  const { consentTermAndConditions, consentProcessingPersonalData } = user
  const given = changed ?? { consentTermAndConditions, consentProcessingPersonalData }
  const saving = useMutation({
    mutationFn: (part: Partial<Consent>) => source.saveConsent({ ...given, ...part }),
    onSuccess(_, part) {
      setChanged({ ...given, ...part })
      onNews()
    },
    onError: (error) => showFailureText(error.message, error),
  })
  return (
    <Section title="Profile Information">
      <p className="cluster">
        <Badge tone={user.enabled ? 'met' : 'broken'}>{user.enabled ? 'Active' : 'Disabled'}</Badge>
        <Badge tone={given.consentTermAndConditions ? 'met' : 'waiting'}>
          {given.consentTermAndConditions ? 'T&C Accepted' : 'T&C Pending'}
        </Badge>
        <Badge tone={given.consentProcessingPersonalData ? 'met' : 'waiting'}>
          {given.consentProcessingPersonalData ? 'Privacy Accepted' : 'Privacy Pending'}
        </Badge>
        <Badge>{user.role}</Badge>
      </p>
      <dl className="profile-facts">
        <dt>Email</dt>
        <dd>{user.email}</dd>
        {user.username !== user.email && (
          <>
            <dt>Username</dt>
            <dd>{user.username}</dd>
          </>
        )}
        <dt>Member since</dt>
        <dd>
          <DateTime date={user.createdAt} />
        </dd>
      </dl>
      <ConsentSwitch
        title="Terms and conditions"
        href={pages.terms}
        given={given.consentTermAndConditions}
        busy={saving.isPending}
        note="You need to accept them to use the service."
        onChange={(to) => saving.mutate({ consentTermAndConditions: to })}
      />
      <ConsentSwitch
        title="Processing of personal data"
        href={pages.consentToProcessing}
        given={given.consentProcessingPersonalData}
        busy={saving.isPending}
        note="While consent is withdrawn you can’t check documents. Your results are kept."
        onChange={(to) => saving.mutate({ consentProcessingPersonalData: to })}
      />
    </Section>
  )
}

interface ConsentSwitchProps {
  title: string
  href: string
  given: boolean
  busy: boolean
  note: string
  onChange: (given: boolean) => void
}

function ConsentSwitch({ title, href, given, busy, note, onChange }: ConsentSwitchProps) {
  return (
    <div className="spread consent-switch">
      <div>
        <p>
          <a href={href}>{title}</a>: {given ? 'accepted' : 'not accepted'}
        </p>
        <p className="note">{note}</p>
      </div>
      <Button
        small
        loading={busy}
        aria-label={`${given ? 'Withdraw' : 'Accept'}: ${title}`}
        onClick={() => onChange(!given)}
      >
        {given ? 'Withdraw' : 'Accept'}
      </Button>
    </div>
  )
}
