import type { ComponentProps } from 'react'
import type { ButtonVariant } from './Button.tsx'
import { classes } from './classes.ts'

interface LinkButtonProps extends Omit<ComponentProps<'a'>, 'className'> {
  href: string
  variant?: ButtonVariant
  small?: boolean
  wide?: boolean
}

export function LinkButton({
  variant = 'secondary',
  small = false,
  wide = false,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <a
      {...rest}
      className={classes('button', `button-${variant}`, small && 'button-small', wide && 'button-wide')}
    >
      {children}
    </a>
  )
}
