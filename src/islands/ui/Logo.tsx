import type { ReactNode } from 'react'

/** The name with its mark, leading home. */
export function Logo({ href }: { href: string }): ReactNode {
  return (
    <a className="logo" href={href}>
      <span className="logo-mark" aria-hidden="true" />
      Rulemark
    </a>
  )
}
