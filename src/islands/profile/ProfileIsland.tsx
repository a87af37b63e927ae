import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Movement } from '../../contract/billing.ts'
import type { User } from '../../domain/account/account.ts'
import { createQueryClient } from '../base/query-client.ts'
import { useSession } from '../session/use-session.ts'
import { SignedInShell } from '../shell/SignedInShell.tsx'
import { dismissToast, toast, toastOnNextPage } from '../ui/index.ts'
import { ProfileScreen } from './ProfileScreen.tsx'
import { BALANCE_DELAY, PAYMENT_MESSAGES, type Payment } from './payment-messages.ts'
import { createServerSource } from './profile-source.ts'

export interface ProfileIslandProps {
  user: User
  movements: readonly Movement[]
  price: number
  topUps: boolean
  payment: Payment | null
}

export function ProfileIsland({ user, movements, price, topUps, payment }: ProfileIslandProps) {
  const [cache] = useState(createQueryClient)
  const [source] = useState(() => createServerSource({ topUps }))
  const session = useSession(user)
  usePaymentMessage(payment, session.user.balance, () => {
    session.refresh()
    void cache.invalidateQueries()
  })
  function deleted(): void {
    toastOnNextPage({ kind: 'success', text: 'Account deleted successfully' })
    session.signOut()
  }
  return (
    <SignedInShell current="profile" {...{ session, cache }}>
      <ProfileScreen
        user={session.user}
        {...{ movements, price, source }}
        onNews={session.refresh}
        onDeleted={deleted}
      />
    </SignedInShell>
  )
}

/** `onPaid` runs when the balance should have arrived. The message disappears when the balance changes. */
function usePaymentMessage(payment: Payment | null, balance: number, onPaid: () => void): void {
  const paid = useEffectEvent(onPaid)
  const message = useRef(0)
  const [before] = useState(balance)
  useEffect(() => {
    if (payment === null) return
    message.current = toast(PAYMENT_MESSAGES[payment])
    history.replaceState(history.state, '', location.pathname)
    if (payment !== 'success') return
    const timer = setTimeout(() => paid(), BALANCE_DELAY)
    return () => clearTimeout(timer)
  }, [payment])
  useEffect(() => {
    if (balance !== before) dismissToast(message.current)
  }, [balance, before])
}
