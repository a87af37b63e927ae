import { pages } from '../../contract/urls.ts'
import { affordable } from '../../domain/account/batch.ts'
import { formatBalance, formatBooked, formatPrice } from '../../domain/account/money.ts'
import { counted } from '../../domain/text/counted.ts'
import { sendable } from '../../machines/batch-files.ts'
import { Button } from '../ui/index.ts'
import type { BatchRun } from './use-batch-run.ts'

interface BatchPriceProps {
  run: BatchRun
  price: number
  balance: number
  mayProcess: boolean
}

export function BatchPrice({ run, price, balance, mayProcess }: BatchPriceProps) {
  const { snapshot, send } = run
  const { files, ruleSetId, agreement } = snapshot.context
  const count = sendable(files).length
  if (count === 0 || !snapshot.hasTag('editable')) return null
  const covered = affordable(balance, price)
  const blocked = ruleSetId === null || !mayProcess
  return (
    <div className="stack-3">
      <p>
        {counted(count, 'document')} × {formatPrice(price)}
        {agreement && ' (asked three times)'} = <strong>{formatBooked(count * price)}</strong>. Your balance
        of {formatBalance(balance)} {covered >= count ? 'is enough.' : `covers ${covered}.`}
      </p>
      <p className="note">
        A check that fails is refunded. A document checked before against the same rules is free.
      </p>
      <div className="cluster">
        <Button
          variant={covered >= count ? 'primary' : 'secondary'}
          disabled={blocked || covered < count}
          onClick={() => send({ type: 'START', most: count, price })}
        >
          {count === 1 ? 'Check it' : `Check all ${count}`}
        </Button>
        {covered < count && (
          <>
            {covered > 0 && (
              <Button
                variant="primary"
                disabled={blocked}
                onClick={() => send({ type: 'START', most: covered, price })}
              >
                {covered === 1 ? 'Check the first one' : `Check the first ${covered}`}
              </Button>
            )}
            <a className="button button-quiet" href={pages.profile} target="_blank" rel="noopener">
              Top up
            </a>
          </>
        )}
      </div>
      {ruleSetId === null && <p className="note">Choose a rule set first.</p>}
    </div>
  )
}
