import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** A part that loads when it is first shown; until then, `Waiting` is. */
export function later<Props extends object>(
  load: Load<Props>,
  Waiting: ComponentType<Props> = () => null,
): (props: Props) => ReactNode {
  const Part = lazy<ComponentType<object>>(load as Load<object>)
  return (props) => (
    <Suspense fallback={<Waiting {...props} />}>
      <Part {...props} />
    </Suspense>
  )
}

/**
 * A part that loads later and that the screen can do without. If it can't be loaded (offline, or a newer version was
 * deployed), nothing is shown in its place instead of the whole screen failing.
 */
export const optional = <Props extends object>(load: Load<Props>): ((props: Props) => ReactNode) =>
  later(() => load().catch(() => ({ default: () => null })))
