import { Button, type ButtonProps } from './Button.tsx'
import { classes } from './classes.ts'
import type { IconName } from './Icon.tsx'
import { Tooltip } from './Tooltip.tsx'

interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children' | 'small' | 'wide'> {
  icon: IconName
  /** Accessible name, also the tooltip. */
  label: string
  /** Tooltip text instead of the name, for example why the button is unavailable. */
  tip?: string | undefined
}

export function IconButton({ icon, label, tip, variant = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={tip ?? label} namesControl={tip === undefined}>
      <Button
        {...rest}
        icon={icon}
        variant={variant}
        aria-label={label}
        className={classes('icon-button', className)}
      />
    </Tooltip>
  )
}
