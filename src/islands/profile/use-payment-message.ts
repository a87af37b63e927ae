/** On the profile, says once how a payment ended, and takes the question out of the address. */
import { useEffect, useRef } from 'react'
import { toast } from '../ui/index.ts'
import { BALANCE_DELAY, PAYMENT_MESSAGES, type Payment } from './payment-messages.ts'

/** `onPaid` runs when the balance should have arrived. */
export function usePaymentMessage(payment: Payment | null, onPaid: () => void): void {
  const paid = useRef(onPaid)
  useEffect(() => {
    paid.current = onPaid
  })
  useEffect(() => {
    if (payment === null) return
    toast(PAYMENT_MESSAGES[payment])
    history.replaceState(history.state, '', location.pathname)
    if (payment !== 'success') return
    const timer = setTimeout(() => paid.current(), BALANCE_DELAY)
    return () => clearTimeout(timer)
  }, [payment])
}
