import type { ReactNode } from 'react'
import { Button } from '../ui/index.ts'
import { useHydrated } from '../ui/use-hydrated.ts'

/** Disabled until hydration, because the browser would submit the form itself. */
export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  const awake = useHydrated()
  return (
    <Button type={awake ? 'submit' : 'button'} variant="primary" wide loading={busy}>
      {children}
    </Button>
  )
}
