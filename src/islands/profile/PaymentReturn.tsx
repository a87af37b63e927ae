/** `/payment/return`: the payment provider redirects here; continues to the profile or to sign-in. */
import { useEffect } from 'react'
import { pages } from '../../contract/urls.ts'
import type { User } from '../../domain/account/account.ts'
import { loadUser } from '../session/session.ts'
import { EmptyState, LinkButton, Logo, Toaster, toast } from '../ui/index.ts'
import { toastOnNextPage } from '../ui/pending-toasts.ts'
import { BALANCE_DELAY, PAYMENT_MESSAGES, type Payment } from './payment-messages.ts'

const REDIRECT_DELAY = 2000
const EXPIRED = 'Session expired. Please log in again.'

export function PaymentReturn({ user, payment }: { user: User | null; payment: Payment | null }) {
  const signedIn = user !== null
  useEffect(() => handle(signedIn, payment), [signedIn, payment])
  return (
    <main id="main" className="payment-return">
      <Logo href={pages.home} />
      <h1 className="visually-hidden">Payment</h1>
      {signedIn ? <GoingOn payment={payment} /> : <Expired />}
      <Toaster />
    </main>
  )
}

function handle(signedIn: boolean, payment: Payment | null): () => void {
  if (!signedIn) {
    toast({ kind: 'error', text: EXPIRED })
    return after(REDIRECT_DELAY, () => location.replace(pages.login))
  }
  if (payment === 'success') {
    toast(PAYMENT_MESSAGES.success)
    return after(BALANCE_DELAY, toProfileWithNewBalance)
  }
  if (payment === 'cancelled') toastOnNextPage(PAYMENT_MESSAGES.cancelled)
  location.replace(pages.profile)
  return () => {}
}

/** A failed call is ignored: the profile loads the balance again. */
async function toProfileWithNewBalance(): Promise<void> {
  await loadUser().catch(() => null)
  toastOnNextPage({ kind: 'success', text: 'Payment successful.', duration: 2500 })
  location.replace(pages.profile)
}

function after(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds)
  return () => clearTimeout(timer)
}

function Expired() {
  return (
    <EmptyState
      level={2}
      title="You’re signed out"
      action={
        <LinkButton variant="primary" href={pages.login}>
          Sign in
        </LinkButton>
      }
    >
      If you paid, the amount will still be added to your balance.
    </EmptyState>
  )
}

function GoingOn({ payment }: { payment: Payment | null }) {
  return (
    <EmptyState
      level={2}
      title={payment === 'success' ? 'Payment successful' : 'Returning to your profile'}
      action={<LinkButton href={pages.profile}>Go to your profile</LinkButton>}
    >
      {payment === 'success' ? 'Your balance is being updated. This takes a moment.' : 'Nothing was charged.'}
    </EmptyState>
  )
}
