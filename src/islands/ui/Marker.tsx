import type { ReactNode } from 'react'

/** Words under the marker: the selected quote, and nothing else on a screen of the app. */
export function Marker({ children }: { children: ReactNode }): ReactNode {
  return <mark className="marker">{children}</mark>
}
