import { useMutation } from '@tanstack/react-query'
import { useCooldown } from '../../base/use-cooldown.ts'
import { Button, toast } from '../../ui/index.ts'

/** Reloads the list; disabled for 10 s after each press. `onRefresh` resolves to whether it loaded. */
export function RefreshButton({ onRefresh }: { onRefresh: () => Promise<boolean> }) {
  const [left, startCooldown] = useCooldown(10_000, 'historyRefreshCooldownUntil')
  const { mutate: refresh, isPending } = useMutation({
    mutationFn: onRefresh,
    onMutate: startCooldown,
    onSuccess: (came) => came && toast({ kind: 'success', text: 'Results refreshed' }),
  })
  return (
    <Button
      small
      icon="refresh-cw"
      loading={isPending}
      aria-disabled={left > 0 || undefined}
      onClick={() => refresh()}
    >
      Refresh{left > 0 && <span className="refresh-rest"> in {left} s</span>}
    </Button>
  )
}
