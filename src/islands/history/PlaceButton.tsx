import type { ReactNode } from 'react'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { Button } from '../ui/index.ts'

interface PlaceButtonProps {
  icon: IconName
  /** Null if there is no document to open. */
  onOpen: (() => void) | null
  /** Name of the place. */
  children: ReactNode
}

/** A place in the document; a button where the document can be opened. */
export function PlaceButton({ icon, onOpen, children }: PlaceButtonProps) {
  if (!onOpen)
    return (
      <span className="place">
        <Icon name={icon} />
        {children}
      </span>
    )
  return (
    <Button small variant="quiet" icon={icon} className="place" onClick={onOpen}>
      {children}
    </Button>
  )
}
