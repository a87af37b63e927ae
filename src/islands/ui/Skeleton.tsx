import { classes } from './classes.ts'

interface SkeletonProps {
  label: string
  lines?: number
  rows?: boolean
}

export function Skeleton({ label, lines = 3, rows = false }: SkeletonProps) {
  return (
    <div className={classes('stack-3 skeleton', rows && 'skeleton-rows')} role="status">
      <p className="visually-hidden">{label}</p>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
        <span key={line} />
      ))}
    </div>
  )
}
