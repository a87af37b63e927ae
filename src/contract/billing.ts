/** Top-ups. */
import * as z from 'zod'
import { ERRORS } from '../domain/errors.ts'
import { TOP_UP_MAX_CENTS, TOP_UP_MIN_CENTS } from '../domain/top-up.ts'

export const CheckoutBody = z.object({
  amount: z
    .number()
    .int()
    .min(TOP_UP_MIN_CENTS, ERRORS.amountOutOfRange.text)
    .max(TOP_UP_MAX_CENTS, ERRORS.amountOutOfRange.text),
  currency: z.literal('usd'),
  successUrl: z.url(),
  cancelUrl: z.url(),
  description: z.string().max(500).optional(),
})
export type CheckoutBody = z.infer<typeof CheckoutBody>

export const RatingBody = z.object({
  ratingValue: z
    .number({ error: ERRORS.ratingRequired.text })
    .int()
    .min(1, ERRORS.ratingRequired.text)
    .max(5, ERRORS.ratingRequired.text),
  comment: z.string().trim().max(1000, ERRORS.commentTooLong.text).optional(),
})
export type RatingBody = z.infer<typeof RatingBody>

/** One line of the account's statement. */
export interface Movement {
  readonly id: number
  /** ISO 8601. */
  readonly at: string
  readonly kind: 'credit' | 'top-up' | 'check' | 'refund' | 'other'
  /** Dollars; below zero for what was spent. */
  readonly amount: number
  /** What it was for, in words. */
  readonly label: string
}
