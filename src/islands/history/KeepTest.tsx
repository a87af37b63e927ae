import { type ReactNode, useState } from 'react'
import { pages } from '../../contract/urls.ts'
import { onSessionEnd } from '../session/session.ts'
import { Button, toast } from '../ui/index.ts'

interface KeepTestProps {
  keep: () => Promise<void>
  /** Name of the rule set. */
  ruleSet: string
}

/** Keeps a finding as a test of its rule set. */
export default function KeepTest({ keep, ruleSet }: KeepTestProps): ReactNode {
  const [saving, setSaving] = useState(false)
  async function press(): Promise<void> {
    setSaving(true)
    try {
      await keep()
      const action = { label: 'See its tests in Check', href: pages.check }
      toast({ kind: 'success', text: `Kept as a test of “${ruleSet}”.`, action })
    } catch (error) {
      if (!onSessionEnd(error)) toast({ kind: 'error', text: error instanceof Error ? error.message : '' })
    }
    setSaving(false)
  }
  return (
    <p className="keep-test">
      <Button small variant="quiet" loading={saving} onClick={() => void press()}>
        Keep as test
      </Button>
    </p>
  )
}
