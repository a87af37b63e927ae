import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import type { ButtonVariant } from './Button.tsx'
import { classes } from './classes.ts'

interface LinkButtonProps extends Omit<ComponentProps<'a'>, 'className'> {
  href: string
  variant?: ButtonVariant
  small?: boolean
  wide?: boolean
  icon?: LucideIcon
}

/** A link that looks like a button. */
export function LinkButton({
  variant = 'secondary',
  small = false,
  wide = false,
  icon: Icon,
  children,
  ...rest
}: LinkButtonProps): ReactNode {
  return (
    <a
      {...rest}
      className={classes('button', `button-${variant}`, small && 'button-small', wide && 'button-wide')}
    >
      {Icon && <Icon aria-hidden="true" />}
      {children}
    </a>
  )
}
