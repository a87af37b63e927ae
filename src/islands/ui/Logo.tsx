import type { MouseEvent } from 'react'

interface LogoProps {
  href: string
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
}

export function Logo({ href, onClick }: LogoProps) {
  return (
    <a className="logo" href={href} onClick={onClick}>
      <span className="logo-mark" aria-hidden="true" />
      Rulemark
    </a>
  )
}
