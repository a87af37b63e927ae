import { useEffect } from 'react'
import { pages } from '../../contract/urls.ts'
import type { User } from '../../domain/account/account.ts'
import { loadUser } from '../session/session.ts'
import { EmptyState, LinkButton, Logo, Toaster, toast } from '../ui/index.ts'
import { toastOnNextPage } from '../ui/pending-toasts.ts'
import { BALANCE_DELAY, PAYMENT_MESSAGES, type Payment } from './payment-messages.ts'

const REDIRECT_DELAY = 2000
const EXPIRED = 'Session expired. Please log in again.'
const TO_PROFILE = { href: pages.profile, children: 'Go to your profile' }
const WORDS = {
  success: {
    title: 'Payment successful',
    text: 'Your balance is being updated. This takes a moment.',
    way: TO_PROFILE,
  },
  cancelled: { title: 'Returning to your profile', text: 'Nothing was charged.', way: TO_PROFILE },
  'signed-out': {
    title: 'You’re signed out',
    text: 'If you paid, the amount will still be added to your balance.',
    way: { href: pages.login, children: 'Sign in', variant: 'primary' },
  },
} as const

export function PaymentReturn({ user, payment }: { user: User | null; payment: Payment | null }) {
  const signedIn = user !== null
  const { title, text, way } = WORDS[signedIn ? (payment ?? 'cancelled') : 'signed-out']
  useEffect(() => handle(signedIn, payment), [signedIn, payment])
  return (
    <main id="main" className="payment-return">
      <Logo href={pages.home} />
      <h1 className="visually-hidden">Payment</h1>
      <EmptyState level={2} title={title} action={<LinkButton {...way} />}>
        {text}
      </EmptyState>
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
