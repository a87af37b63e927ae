import type { ReactNode } from 'react'
import { classes } from './classes.ts'

interface SkeletonProps {
  /** Said to those who can't see the shape: "Loading results". */
  label: string
  lines?: number
  /** The shape of a list, one row a line, rather than of a paragraph. */
  rows?: boolean
}

/** The shape of what is coming; stays unseen for the first 200 ms. */
export function Skeleton({ label, lines = 3, rows = false }: SkeletonProps): ReactNode {
  return (
    <div className={classes('skeleton', rows && 'skeleton-rows')} role="status">
      <p className="visually-hidden">{label}</p>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
        <span key={line} />
      ))}
    </div>
  )
}
