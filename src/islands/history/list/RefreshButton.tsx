import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { storedEntry, storeEntry } from '../../base/stored.ts'
import { Button, toast } from '../../ui/index.ts'

/** Reloads the list; disabled for 10 s after each press. `onRefresh` resolves to whether it loaded. */
export function RefreshButton({ onRefresh }: { onRefresh: () => Promise<boolean> }) {
  const cooldown = useCooldown()
  const { mutate: refresh, isPending } = useMutation({
    mutationFn: onRefresh,
    onMutate: cooldown.start,
    onSuccess: (came) => came && toast({ kind: 'success', text: 'Results refreshed' }),
  })
  return (
    <Button
      small
      icon="refresh-cw"
      loading={isPending}
      aria-disabled={cooldown.seconds > 0 || undefined}
      onClick={() => refresh()}
    >
      Refresh{cooldown.seconds > 0 && <span className="refresh-rest"> in {cooldown.seconds} s</span>}
    </Button>
  )
}

const KEY = 'historyRefreshCooldownUntil'
const LENGTH = 10_000

/** Milliseconds left, capped in case the clock was set back. */
function left(): number {
  const until = Number(storedEntry('localStorage', KEY))
  return Math.min(LENGTH, Math.max(0, until - Date.now()))
}

/** Stored in this browser, so that a reload keeps it. */
function useCooldown() {
  const [milliseconds, setMilliseconds] = useState(0)
  useEffect(() => setMilliseconds(left()), [])
  useEffect(() => {
    if (milliseconds === 0) return
    const timer = setTimeout(() => setMilliseconds(left()), milliseconds % 1000 || 1000)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return {
    /** Whole seconds left, 0 when the button is enabled. */
    seconds: Math.ceil(milliseconds / 1000),
    start: () => {
      storeEntry('localStorage', KEY, String(Date.now() + LENGTH))
      setMilliseconds(LENGTH)
    },
  }
}
