import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../ui/index.ts'

interface PlaceButtonProps {
  icon: LucideIcon
  /** Null if there is no document to open. */
  onOpen: (() => void) | null
  /** Name of the place. */
  children: ReactNode
}

/** A place in the document; a button where the document can be opened. */
export function PlaceButton({ icon: Icon, onOpen, children }: PlaceButtonProps): ReactNode {
  if (!onOpen)
    return (
      <span className="place">
        <Icon aria-hidden="true" />
        {children}
      </span>
    )
  return (
    <Button small variant="quiet" icon={Icon} className="place" onClick={onOpen}>
      {children}
    </Button>
  )
}
