import { useMutation } from '@tanstack/react-query'
import { pages } from '../../../contract/urls.ts'
import { showFailureText } from '../../session/failures.ts'
import { Button, toast } from '../../ui/index.ts'

/** Keeps a finding as a test of its rule set. `ruleSet`: name of the rule set. */
export default function KeepTest({ keep, ruleSet }: { keep: () => Promise<void>; ruleSet: string }) {
  const keeping = useMutation({
    mutationFn: keep,
    onSuccess() {
      const action = { label: 'See its tests in Check', href: pages.check }
      toast({ kind: 'success', text: `Kept as a test of “${ruleSet}”.`, action })
    },
    onError: (error) => showFailureText(error.message, error),
  })
  return (
    <p className="keep-test">
      <Button small variant="quiet" loading={keeping.isPending} onClick={() => keeping.mutate()}>
        Keep as test
      </Button>
    </p>
  )
}
