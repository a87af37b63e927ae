import { type ReactNode, useState } from 'react'
import { Button, toast } from '../ui/index.ts'
import { useCooldown } from './cooldown.ts'

/** Reloads the list; disabled for 10 s after each press. `onRefresh` resolves to whether it loaded. */
export function RefreshButton({ onRefresh }: { onRefresh: () => Promise<boolean> }): ReactNode {
  const cooldown = useCooldown()
  const [busy, setBusy] = useState(false)
  async function refresh(): Promise<void> {
    cooldown.start()
    setBusy(true)
    const came = await onRefresh()
    setBusy(false)
    if (came) toast({ kind: 'success', text: 'Results refreshed' })
  }
  return (
    <Button
      small
      icon="refresh-cw"
      loading={busy}
      aria-disabled={cooldown.seconds > 0 || undefined}
      onClick={refresh}
    >
      Refresh{cooldown.seconds > 0 && <span className="refresh-rest"> in {cooldown.seconds} s</span>}
    </Button>
  )
}
