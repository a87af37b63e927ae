import type { Prices } from '../../contract/billing.ts'
import { pages } from '../../contract/urls.ts'
import { affordable, formatBalance, formatBooked, formatPrice, priceOf } from '../../domain/account/money.ts'
import { counted } from '../../domain/text/counted.ts'
import { sendable, underWay } from '../../machines/batch-files.ts'
import { Button, Message, optional, Section, Select } from '../ui/index.ts'
import { AgreementChoice } from '../workspace/submission/AgreementChoice.tsx'
import { DropZone } from '../workspace/submission/DropZone.tsx'
import { FileTable } from './FileTable.tsx'
import type { BatchRun } from './use-batch-run.ts'

export interface RuleSetChoice {
  readonly id: number
  readonly name: string
  readonly folder: string
}

interface FilesSectionProps {
  run: BatchRun
  ruleSets: readonly RuleSetChoice[]
  prices: Prices
  balance: number
  mayProcess: boolean
  isAddition: boolean
}

const Recognition = optional(() => import('../workspace/recognition/Recognition.tsx'))

const PURPOSE =
  'Up to 200 PDFs against one rule set: a verdict for each document and rule, with the words behind it.'
const ADDITION =
  'Documents that are already in this batch are recognised and not charged again, so you can choose the whole folder.'

export function FilesSection({ run, isAddition, ruleSets, prices, ...money }: FilesSectionProps) {
  const { snapshot, send } = run
  const { files, ruleSetId, agreement, leftOut, stop } = snapshot.context
  const editable = snapshot.hasTag('editable')
  if (!editable && files.length === 0) return null
  const add = (chosen: readonly File[]): void => send({ type: 'ADD_FILES', files: chosen })
  return (
    <Section
      title={editable ? (isAddition ? 'Add documents' : 'Documents') : 'Still to send'}
      note={editable && (isAddition ? ADDITION : PURPOSE)}
    >
      <div className={editable ? 'batch-setup' : undefined}>
        {editable && (
          <div className="stack-3">
            <div className="stack-2 batch-chooser">
              <DropZone icon="files" many note="or drop them here" onChoose={add}>
                Choose PDFs
              </DropZone>
              <DropZone icon="folder-up" many folder note="with its subfolders" onChoose={add}>
                Choose a folder
              </DropZone>
            </div>
            {leftOut.others + leftOut.tooMany > 0 && (
              <Message kind="info">
                {leftOut.others > 0 && `Left out, not a PDF: ${counted(leftOut.others, 'file')}. `}
                {leftOut.tooMany > 0 && `Left out, over 200: ${counted(leftOut.tooMany, 'file')}.`}
              </Message>
            )}
            {sendable(files).length > 0 && (
              <Recognition
                files={sendable(files).map(({ file }) => file)}
                rules=""
                onRecognised={(file, copy) => send({ type: 'RECOGNISED', file, copy })}
              />
            )}
            <Select
              label="Rule set"
              placeholder="Choose a rule set"
              options={ruleSets.map(({ id, name, folder }) => ({
                value: String(id),
                label: `${folder} / ${name}`,
              }))}
              value={ruleSetId === null ? '' : String(ruleSetId)}
              onChange={({ target }) => send({ type: 'CHOOSE_RULE_SET', ruleSetId: Number(target.value) })}
            />
            {/* A batch keeps the choice of its beginning, unless it is no longer offered. */}
            {(!isAddition || prices.agreement === null) && (
              <AgreementChoice
                price={prices.agreement}
                checked={agreement}
                onChange={(wanted) => send({ type: 'CHOOSE_AGREEMENT', agreement: wanted })}
              />
            )}
            {stop?.reason === null && underWay(files).length === 0 && (
              <Message kind="error">
                Your balance is used up. The documents below were not sent. Top up, then continue here.
              </Message>
            )}
            {stop?.reason && <Message kind="error">{stop.reason}</Message>}
            <BatchPrice {...{ run, ...money }} price={priceOf(prices, agreement)} />
          </div>
        )}
        <FileTable {...{ files, editable }} onRemove={(key) => send({ type: 'REMOVE_FILE', key })} />
      </div>
    </Section>
  )
}

interface BatchPriceProps {
  run: BatchRun
  price: number
  balance: number
  mayProcess: boolean
}

function BatchPrice({ run, price, balance, mayProcess }: BatchPriceProps) {
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
