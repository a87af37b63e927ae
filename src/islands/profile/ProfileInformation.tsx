import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { pages } from '../../contract/urls.ts'
import type { Consent } from '../../contract/users.ts'
import type { User } from '../../domain/account/account.ts'
import { showFailureText } from '../session/session.ts'
import { Badge, Button, DateTime, Section } from '../ui/index.ts'
import type { ProfileSource } from './profile-source.ts'

interface ProfileInformationProps {
  user: User
  source: ProfileSource
  onNews: () => void
}

export function ProfileInformation({ user, source, onNews }: ProfileInformationProps) {
  const consent = useConsent(user, source, onNews)
  return (
    <Section title="Profile Information">
      <p className="cluster">
        <Badge tone={user.enabled ? 'met' : 'broken'}>{user.enabled ? 'Active' : 'Disabled'}</Badge>
        <Badge tone={consent.given.consentTermAndConditions ? 'met' : 'waiting'}>
          {consent.given.consentTermAndConditions ? 'T&C Accepted' : 'T&C Pending'}
        </Badge>
        <Badge tone={consent.given.consentProcessingPersonalData ? 'met' : 'waiting'}>
          {consent.given.consentProcessingPersonalData ? 'Privacy Accepted' : 'Privacy Pending'}
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
        given={consent.given.consentTermAndConditions}
        busy={consent.busy}
        note="You need to accept them to use the service."
        onChange={(consentTermAndConditions) => consent.change({ consentTermAndConditions })}
      />
      <ConsentSwitch
        title="Processing of personal data"
        href={pages.consentToProcessing}
        given={consent.given.consentProcessingPersonalData}
        busy={consent.busy}
        note="While consent is withdrawn you can’t check documents. Your results are kept."
        onChange={(consentProcessingPersonalData) => consent.change({ consentProcessingPersonalData })}
      />
    </Section>
  )
}

/** Shows the new consent at once; the session follows with its next load. */
function useConsent(user: User, source: ProfileSource, onNews: () => void) {
  const [changed, setChanged] = useState<Consent | null>(null)
  const { consentTermAndConditions, consentProcessingPersonalData } = user
  const given = changed ?? { consentTermAndConditions, consentProcessingPersonalData }
  const saving = useMutation({
    mutationFn: (next: Consent) => source.saveConsent(next),
    onSuccess(_, next) {
      setChanged(next)
      onNews()
    },
    onError: (error) => showFailureText(error.message, error),
  })
  return {
    given,
    busy: saving.isPending,
    change: (part: Partial<Consent>) => saving.mutate({ ...given, ...part }),
  }
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
