import type { ReactNode } from 'react'

/** A sheet of paper on the desk. */
export function Card({ children }: { children: ReactNode }): ReactNode {
  return <div className="card">{children}</div>
}
