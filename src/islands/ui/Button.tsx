import type { ComponentProps, MouseEvent } from 'react'
import { classes } from './classes.ts'
import { Icon, type IconName } from './Icon.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  variant?: ButtonVariant
  small?: boolean
  wide?: boolean
  /** Shows that the button is busy and ignores further clicks; the label stays. */
  loading?: boolean
  icon?: IconName | undefined
  className?: string | undefined
}

/** `aria-disabled` keeps the button focusable, so that its tooltip can say why it is unavailable. */
export function Button({
  variant = 'secondary',
  small = false,
  wide = false,
  loading = false,
  icon,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const blocked = loading || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true'
  const shown = loading ? 'loader-circle' : icon
  function press(event: MouseEvent<HTMLButtonElement>): void {
    if (blocked) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-disabled={blocked || undefined}
      aria-busy={loading || undefined}
      className={classes(
        'button',
        `button-${variant}`,
        small && 'button-small',
        wide && 'button-wide',
        className,
      )}
    >
      {shown && <Icon name={shown} className={loading ? 'turning' : undefined} />}
      {children}
    </button>
  )
}
