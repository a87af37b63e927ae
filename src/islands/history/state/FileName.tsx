import { Fragment } from 'react'

export function FileName({ name }: { name: string }) {
  return name.split(/(?<=[-_.])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts may repeat, and a name never changes
    <Fragment key={at}>
      {part}
      <wbr />
    </Fragment>
  ))
}
