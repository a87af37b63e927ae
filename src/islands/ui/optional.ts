import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * A part that loads later and that the screen can do without. If it can't be loaded (offline, or a newer version was
 * deployed), nothing is shown in its place instead of the whole screen failing.
 */
export function optional<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().catch(() => ({ default: () => null })))
}
