import { FileSearch } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../ui/index.ts'

interface PageButtonProps {
  page: number
  /** Null: there is no document to open. */
  onOpen: (() => void) | null
}

/** The number of a page, which opens it where that is possible. */
export function PageButton({ page, onOpen }: PageButtonProps): ReactNode {
  if (!onOpen) return <span>Page {page}</span>
  return (
    <Button small variant="quiet" icon={FileSearch} onClick={onOpen}>
      Page {page}
    </Button>
  )
}
