import { useState } from 'react'
import { pages } from '../../contract/urls.ts'
import { client, done } from '../base/api.ts'
import { ApiError } from '../base/call.ts'
import { Button, LinkButton, Toaster } from '../ui/index.ts'
import { useHeadingFocus } from './form.ts'
import { Sheet } from './parts.tsx'
import { ResendConfirmation } from './ResendConfirmation.tsx'

type State = 'asking' | 'confirming' | 'activated' | 'dead-link' | 'unreachable'

const WORDS = {
  asking: { title: 'Confirm your email', lead: 'One click, and your account is ready.' },
  activated: {
    title: 'Your account is activated',
    lead: 'Your email is confirmed and your balance has a $10 credit. Sign in to check your first document.',
  },
  'dead-link': {
    title: 'This link no longer works',
    lead: 'Confirmation links expire after 48 hours. Enter your email and we’ll send you a new one.',
  },
  unreachable: {
    title: 'Your email is not confirmed yet',
    lead: 'We couldn’t reach Rulemark. Your link is still valid: check your connection and try again.',
  },
}

/** Confirms the address only when asked: scanners of mail open the page and run its script. */
export function AccountActivated({ token }: { token: string | null }) {
  const [state, setState] = useState<State>(token ? 'asking' : 'dead-link')
  const shown = state === 'confirming' ? 'asking' : state
  const place = useHeadingFocus(shown)
  async function confirm(): Promise<void> {
    if (!token) return
    setState('confirming')
    try {
      // Arrives even if the user leaves the page at once.
      await done(client.auth.confirm.$get({ query: { token } }, { init: { keepalive: true } }))
      setState('activated')
    } catch (error) {
      setState(error instanceof ApiError && error.status === 400 ? 'dead-link' : 'unreachable')
    }
  }
  return (
    <div ref={place} className="auth">
      <Sheet {...WORDS[shown]}>
        {state === 'dead-link' && <ResendConfirmation />}
        {state === 'activated' && (
          <LinkButton variant="primary" wide href={pages.login}>
            Sign In
          </LinkButton>
        )}
        {(shown === 'asking' || shown === 'unreachable') && (
          <Button variant="primary" wide loading={state === 'confirming'} onClick={confirm}>
            {state === 'unreachable' ? 'Try again' : 'Activate my account'}
          </Button>
        )}
        <p className="cluster spread auth-switch">
          {state !== 'activated' && <a href={pages.login}>Sign in</a>}
          <a href={pages.home}>Go to the home page</a>
        </p>
      </Sheet>
      <Toaster />
    </div>
  )
}
