import { type ComponentType, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** A part that loads when it is first shown in the browser; until then, and on the server, `Waiting` is. */
export function later<Props extends object>(
  load: Load<Props>,
  Waiting: ComponentType<Props> = () => null,
): (props: Props) => ReactNode {
  const Part = lazy<ComponentType<object>>(load as Load<object>)
  return (props) => {
    const waiting = <Waiting {...props} />
    // React counts what suspends on the server as a failure.
    if (!useHydrated()) return waiting
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    )
  }
}

/** False on the server, and while the browser takes over what the server rendered. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )

/** A part that the screen can do without: nothing is in its place if it can’t be loaded, as offline or after a deployment. */
export const optional = <Props extends object>(load: Load<Props>): ((props: Props) => ReactNode) =>
  later(() => load().catch(() => ({ default: () => null })))
