/** What the profile screen asks of the outside; the demo answers from memory. */
import type { PasswordChange } from '../../contract/accounts.ts'
import type { Movement } from '../../contract/billing.ts'
import { api, pages } from '../../contract/urls.ts'
import type { Consent } from '../../contract/users.ts'
import type { Cents } from '../../domain/money.ts'
import { answer, client } from '../api.ts'
import { apiFetch, read } from '../call.ts'

/** All reject with ApiError. */
export interface ProfileSource {
  movements(): Promise<readonly Movement[]>
  /** Answers the address of the page where the card is charged. */
  checkout(amount: Cents): Promise<string>
  saveConsent(consent: Consent): Promise<void>
  changePassword(change: PasswordChange): Promise<void>
  deleteAccount(): Promise<void>
  /** Why nothing can be changed here, where that is so. */
  readonly frozen?: string
}

export function createServerSource(): ProfileSource {
  return {
    movements: () => answer(client.api.users.me.movements.$get()),
    async checkout(amount) {
      const { checkoutUrl } = await answer(
        client.api.checkout.session.$post({
          json: {
            amount,
            currency: 'usd',
            successUrl: returnAddress('success'),
            cancelUrl: returnAddress('cancelled'),
            description: 'Rulemark balance top-up',
          },
        }),
      )
      return checkoutUrl
    },
    saveConsent: (consent) => send('POST', api.consent, consent),
    changePassword: (change) => send('POST', api.passwordChange, change),
    deleteAccount: () => send('DELETE', api.userDelete),
  }
}

function returnAddress(payment: 'success' | 'cancelled'): string {
  return `${location.origin}${pages.paymentReturn}?payment=${payment}`
}

async function send(method: string, path: string, body?: object): Promise<void> {
  const json = body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  await read(path, await apiFetch(path, { method, ...json }))
}
