import { useMachine } from '@xstate/react'
import { type ReactNode, useEffect } from 'react'
import { fromPromise } from 'xstate'
import { pages } from '../../contract/urls.ts'
import { type Credentials, type LoginTag, loginMachine } from '../../machines/login.ts'
import { client, done } from '../base/api.ts'
import { LinkButton, Toaster, toast, toastOnNextPage } from '../ui/index.ts'
import { signIn } from './calls.ts'
import { ForgotPassword, ResetLinkSent } from './ForgotPassword.tsx'
import { useHeadingFocus } from './form.ts'
import { isMobile } from './mobile.ts'
import { Sheet } from './parts.tsx'
import { ResetPassword, UnusableLink, ValidatingLink } from './ResetPassword.tsx'
import { SignInForm } from './SignInForm.tsx'

const machine = loginMachine.provide({
  actors: {
    signIn: fromPromise<void, Credentials>(({ input }) => signIn(input)),
    requestReset: fromPromise<void, { email: string }>(({ input }) =>
      done(client.auth['reset-password'].request.$post({ json: input })),
    ),
    checkToken: fromPromise<void, { token: string }>(({ input }) =>
      done(client.auth['reset-password'].confirm.$get({ query: input })),
    ),
    resetPassword: fromPromise<void, { token: string; newPassword: string }>(({ input }) =>
      done(client.auth['reset-password'].confirm.$post({ json: input })),
    ),
  },
  actions: { tell: (_, notice) => toast(notice), enterApp },
})

/** The server redirects from here to the demo until the demo is finished. */
function enterApp(): void {
  toastOnNextPage({ kind: 'success', text: 'Successfully logged in' })
  location.assign(pages.check)
}

type ViewName = Exclude<LoginTag, 'busy'>

export function LoginIsland({ token, message }: { token: string | null; message: 'registered' | null }) {
  const [snapshot, send] = useMachine(machine, { input: { token } })
  const view = [...snapshot.tags].find((tag): tag is ViewName => tag !== 'busy') ?? 'sign-in'
  const place = useHeadingFocus(view)
  const tokenIsDone = token !== null && snapshot.context.token === null
  useEffect(() => {
    if (tokenIsDone) history.replaceState(history.state, '', pages.login)
  }, [tokenIsDone])
  const { username, failure, email, refusal } = snapshot.context
  const busy = snapshot.hasTag('busy')
  const onBack = (): void => send({ type: 'BACK' })
  const onForgot = (): void => send({ type: 'FORGOT' })
  const views: Readonly<Record<ViewName, () => ReactNode>> = {
    'sign-in': () => (
      <SignInForm
        registered={message === 'registered'}
        {...{ username, failure, busy, onForgot }}
        onSubmit={(credentials) => {
          const touch = navigator.maxTouchPoints > 0
          const mobile = isMobile({ userAgent: navigator.userAgent, width: innerWidth, touch })
          send({ type: 'SIGN_IN', credentials, mobile })
        }}
      />
    ),
    mobile: () => (
      <Sheet
        title="Mobile devices are not supported"
        lead="Rulemark shows rules, document and findings side by side, so it needs a desktop browser for now. You can sign in there with the same account."
      >
        <dl className="sums">
          <dt>Recommended resolution</dt>
          <dd>1024x768 or larger</dd>
          <dt>Browsers</dt>
          <dd>Chrome, Firefox, Safari, Edge</dd>
        </dl>
        <LinkButton variant="primary" wide href={pages.home}>
          Back to homepage
        </LinkButton>
      </Sheet>
    ),
    forgot: () => (
      <ForgotPassword {...{ email, busy, onBack }} onRequest={(to) => send({ type: 'REQUEST', email: to })} />
    ),
    sent: () => <ResetLinkSent {...{ email, onBack }} onAgain={onForgot} />,
    validating: () => <ValidatingLink />,
    unchecked: () => (
      <UnusableLink why="unchecked" onBack={onBack} onWay={() => send({ type: 'CHECK_AGAIN' })} />
    ),
    invalid: () => <UnusableLink why="invalid" onBack={onBack} onWay={onForgot} />,
    reset: () => (
      <ResetPassword
        {...{ refusal, busy, onBack }}
        onReset={(password) => send({ type: 'RESET', password })}
      />
    ),
  }
  return (
    <div ref={place} className="auth">
      {views[view]()}
      <Toaster />
    </div>
  )
}
