import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { formatPrice } from '../../domain/account/money.ts'
import { TOP_UP_DEFAULT, TOP_UP_PRESETS, topUpCents } from '../../domain/account/top-up.ts'
import { ACCOUNT_ERRORS } from '../../domain/errors/account-errors.ts'
import { counted } from '../../domain/text/counted.ts'
import { useListener } from '../base/use-listener.ts'
import { showFailureText } from '../session/failures.ts'
import { Button, Money, Section, TextField } from '../ui/index.ts'
import type { ProfileSource } from './profile-source.ts'

interface AccountBalanceProps {
  balance: number
  price: number
  source: ProfileSource
}

export function AccountBalance({ balance, price, source }: AccountBalanceProps) {
  return (
    <Section
      title="Account Balance"
      note={
        <>
          A check costs {formatPrice(price)}. You’re charged when you submit a document and refunded in full
          if the check fails. Checking the same document against the same rules again is free.
        </>
      }
    >
      <p className="cluster balance">
        <Money amount={balance} />
        <span className="muted">
          enough for {counted(Math.floor(Math.round(balance * 1000) / (price * 1000)), 'check')}
        </span>
      </p>
      {source.checkout ? (
        <TopUp checkout={source.checkout} />
      ) : (
        <p className="note">{ACCOUNT_ERRORS.topUpsOff.text}</p>
      )}
    </Section>
  )
}

function TopUp({ checkout }: Required<Pick<ProfileSource, 'checkout'>>) {
  const [typed, setTyped] = useState(String(TOP_UP_DEFAULT))
  const paying = useMutation({
    mutationFn: checkout,
    onSuccess: (address) => location.assign(address),
    onError: (error) => showFailureText(ACCOUNT_ERRORS.paymentsUnavailable.text, error),
  })
  // A user who comes back from the payment page may find this one as it was left.
  useListener('pageshow', ({ persisted }) => persisted && paying.reset())
  const busy = paying.isPending || paying.isSuccess
  const amount = topUpCents(typed)
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (amount !== null && !busy) paying.mutate(amount)
  }
  return (
    <form className="stack-4 top-up" noValidate onSubmit={submit}>
      <fieldset className="stack-2 presets">
        <legend className="field-label">Top up by card</legend>
        {TOP_UP_PRESETS.map((preset) => (
          <Button
            key={preset}
            aria-pressed={amount === preset * 100}
            className="preset"
            onClick={() => setTyped(String(preset))}
          >
            ${preset}
          </Button>
        ))}
      </fieldset>
      <div className="top-up-pay">
        <TextField
          label="Amount in US dollars"
          type="number"
          inputMode="decimal"
          min={1}
          max={1000}
          step={0.01}
          value={typed}
          error={amount === null ? 'Enter an amount from $1 to $1,000.' : undefined}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (/^[eE+-]$/.test(event.key)) event.preventDefault()
          }}
        />
        <Button type="submit" variant="primary" loading={busy} disabled={amount === null}>
          Top up{amount !== null && <> {<Money amount={amount / 100} />}</>}
        </Button>
      </div>
      <p className="note">You’ll pay on a page of our payment provider, Stripe, and return here.</p>
    </form>
  )
}
