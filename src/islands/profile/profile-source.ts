import type { PasswordChange } from '../../contract/accounts.ts'
import type { ApiKey, ApiKeyRequest, NewApiKey } from '../../contract/api-keys.ts'
import type { Movement } from '../../contract/billing.ts'
import { api, href, pages } from '../../contract/urls.ts'
import type { Consent } from '../../contract/users.ts'
import type { Cents } from '../../domain/account/money.ts'
import { answer, client, done, withId } from '../base/api.ts'

export interface ProfileSource {
  /** Newest first: the first page, or the page after this transaction. */
  movements(before?: number): Promise<readonly Movement[]>
  /** Returns the address of the payment page; absent where top-ups are off. */
  readonly checkout?: (amount: Cents) => Promise<string>
  saveConsent(consent: Consent): Promise<void>
  changePassword(change: PasswordChange): Promise<void>
  deleteAccount(): Promise<void>
  /** Address of the receipt of a top-up; absent where there are no payments. */
  readonly receipt?: (movement: number) => string
  readonly apiKeys?: ApiKeySource
  /** Reason why nothing can be changed; set in the demo. */
  readonly frozen?: string
}

export interface ApiKeySource {
  list(): Promise<readonly ApiKey[]>
  create(body: ApiKeyRequest): Promise<NewApiKey>
  revoke(id: number): Promise<void>
}

export function createServerSource({ topUps }: { topUps: boolean }): ProfileSource {
  return {
    ...(topUps && { checkout }),
    movements: (before) =>
      answer(
        client.users.me.movements.$get({ query: before === undefined ? {} : { before: String(before) } }),
      ),
    receipt: (id) => href(api.receipt, { id }),
    saveConsent: (json) => done(client.consent.$post({ json })),
    changePassword: (json) => done(client.auth.password.change.$post({ json })),
    deleteAccount: () => done(client.auth.user.delete.$delete()),
    apiKeys: {
      list: () => answer(client.keys.$get()),
      create: (json) => answer(client.keys.$post({ json })),
      revoke: (id) => done(client.keys[':id'].$delete(withId(id))),
    },
  }
}

async function checkout(amount: Cents): Promise<string> {
  const { checkoutUrl } = await answer(
    client.checkout.session.$post({
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
}

function returnAddress(payment: 'success' | 'cancelled'): string {
  return `${location.origin}${pages.paymentReturn}?payment=${payment}`
}
