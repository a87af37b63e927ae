import { useState } from 'react'
import { pages } from '../../contract/urls.ts'
import { ApiError } from '../base/call.ts'
import { Button, LinkButton, Toaster } from '../ui/index.ts'
import { confirmEmail } from './calls.ts'
import { useHeadingFocus } from './form.ts'
import { Sheet } from './parts.tsx'
import { ResendConfirmation } from './ResendConfirmation.tsx'

type State = 'asking' | 'confirming' | 'activated' | 'dead-link' | 'unreachable'

/**
 * `/account-activated`: confirms the address with the token of the mailed link, when the user asks for it: scanners of
 * mail open the page and run its script.
 */
export function AccountActivated({ token }: { token: string | null }) {
  const [state, setState] = useState<State>(token ? 'asking' : 'dead-link')
  const place = useHeadingFocus(state === 'confirming' ? 'asking' : state)
  async function confirm(): Promise<void> {
    if (!token) return
    setState('confirming')
    setState(await tryToConfirm(token))
  }
  return (
    <div ref={place} className="auth">
      <View state={state} onConfirm={confirm} />
      <Toaster />
    </div>
  )
}

async function tryToConfirm(token: string): Promise<State> {
  try {
    await confirmEmail(token)
    return 'activated'
  } catch (error) {
    return error instanceof ApiError && error.status === 400 ? 'dead-link' : 'unreachable'
  }
}

function View({ state, onConfirm }: { state: State; onConfirm: () => void }) {
  switch (state) {
    case 'asking':
    case 'confirming':
      return (
        <Sheet title="Confirm your email" lead="One click, and your account is ready.">
          <Button variant="primary" wide loading={state === 'confirming'} onClick={onConfirm}>
            Activate my account
          </Button>
          <Ways />
        </Sheet>
      )
    case 'activated':
      return <Activated />
    case 'dead-link':
      return (
        <Sheet
          title="This link no longer works"
          lead="Confirmation links expire after 48 hours. Enter your email and we’ll send you a new one."
        >
          <ResendConfirmation />
          <Ways />
        </Sheet>
      )
    case 'unreachable':
      return (
        <Sheet
          title="Your email is not confirmed yet"
          lead="We couldn’t reach Rulemark. Your link is still valid: check your connection and try again."
        >
          <Button variant="primary" wide onClick={onConfirm}>
            Try again
          </Button>
          <Ways />
        </Sheet>
      )
  }
}

function Activated() {
  return (
    <Sheet
      title="Your account is activated"
      lead="Your email is confirmed and your balance has a $10 credit. Sign in to check your first document."
    >
      <LinkButton variant="primary" wide href={pages.login}>
        Sign In
      </LinkButton>
      <p className="auth-switch">
        <a href={pages.home}>Go to the home page</a>
      </p>
    </Sheet>
  )
}

function Ways() {
  return (
    <p className="auth-switch">
      <a href={pages.login}>Sign in</a>
      <a href={pages.home}>Go to the home page</a>
    </p>
  )
}
