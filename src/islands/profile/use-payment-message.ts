/** On the profile, shows a payment's outcome once and removes the query from the URL. */
import { useEffect, useRef, useState } from 'react'
import { dismissToast, toast } from '../ui/index.ts'
import { BALANCE_DELAY, PAYMENT_MESSAGES, type Payment } from './payment-messages.ts'

/** `onPaid` runs when the balance should have arrived. The message disappears when the balance changes. */
export function usePaymentMessage(payment: Payment | null, balance: number, onPaid: () => void): void {
  const paid = useRef(onPaid)
  const message = useRef(0)
  const [before] = useState(balance)
  useEffect(() => {
    paid.current = onPaid
  })
  useEffect(() => {
    if (payment === null) return
    message.current = toast(PAYMENT_MESSAGES[payment])
    history.replaceState(history.state, '', location.pathname)
    if (payment !== 'success') return
    const timer = setTimeout(() => paid.current(), BALANCE_DELAY)
    return () => clearTimeout(timer)
  }, [payment])
  useEffect(() => {
    if (balance !== before) dismissToast(message.current)
  }, [balance, before])
}
