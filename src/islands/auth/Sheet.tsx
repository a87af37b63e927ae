import type { ReactNode } from 'react'

interface SheetProps {
  title: string
  /** One sentence under the title. */
  lead?: ReactNode
  children?: ReactNode
}

/** The card that holds every view of the account pages. */
export function Sheet({ title, lead, children }: SheetProps) {
  return (
    <div className="card auth-sheet">
      <h1 tabIndex={-1}>{title}</h1>
      {lead && <p className="auth-lead">{lead}</p>}
      {children}
    </div>
  )
}
