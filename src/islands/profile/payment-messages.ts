import type { PendingToast } from '../ui/pending-toasts.ts'

export type Payment = 'success' | 'cancelled'

/** How a payment ended, as told on the return page and on the profile. */
export const PAYMENT_MESSAGES: Readonly<Record<Payment, PendingToast>> = {
  success: { kind: 'success', text: 'Payment successful! Your balance will be updated shortly.' },
  cancelled: { kind: 'error', text: 'Payment was cancelled.' },
}

/** Milliseconds that the provider's message to us may take before the balance is asked for again. */
export const BALANCE_DELAY = 2000
