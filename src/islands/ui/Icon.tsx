import { type IconName, shapeOf } from '../../icons/icon.ts'
import { classes } from './classes.ts'

export type { IconName }

/** The words beside an icon, or its control's label, carry the meaning. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg
      className={classes('icon', className)}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapeOf(name)} />
    </svg>
  )
}
