import type { MouseEvent, ReactNode } from 'react'

interface LogoProps {
  href: string
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
}

export function Logo({ href, onClick }: LogoProps): ReactNode {
  return (
    <a className="logo" href={href} onClick={onClick}>
      <span className="logo-mark" aria-hidden="true" />
      Rulemark
    </a>
  )
}
