import { Fragment } from 'react'
import { Money } from '../../ui/index.ts'

export function FileName({ name }: { name: string }) {
  return name.split(/(?<=[-_.])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts may repeat, and a name never changes
    <Fragment key={at}>
      {part}
      <wbr />
    </Fragment>
  ))
}

/** Price of a check in dollars; nothing is "free". */
export function Price({ amount }: { amount: number }) {
  return amount === 0 ? 'free' : <Money amount={amount} as="price" />
}
