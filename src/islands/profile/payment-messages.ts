import type { PendingToast } from '../ui/pending-toasts.ts'

export type Payment = 'success' | 'cancelled'

export const PAYMENT_MESSAGES: Readonly<Record<Payment, PendingToast>> = {
  success: { kind: 'success', text: 'Payment successful! Your balance will be updated shortly.' },
  cancelled: { kind: 'error', text: 'Payment was cancelled.' },
}

/** Milliseconds to wait for the payment provider's webhook before the balance is loaded again. */
export const BALANCE_DELAY = 2000
