import { type ReactNode, useState } from 'react'
import type { HistoryEntry } from '../../contract/documents.ts'
import { pages } from '../../contract/urls.ts'
import { answer, at, client } from '../api.ts'
import { onSessionEnd } from '../session/session.ts'
import { Button, toast } from '../ui/index.ts'

interface KeepTestProps {
  entry: HistoryEntry
  findingId: number
}

/** Keeps a finding as a test of the rule set that it came from. */
export default function KeepTest({ entry, findingId }: KeepTestProps): ReactNode {
  const [saving, setSaving] = useState(false)
  async function keep(): Promise<void> {
    setSaving(true)
    try {
      await answer(
        client.documents[':id'].tests.$post({ ...at(entry.documentRequestId), json: { findingId } }),
      )
      const action = { label: 'See its tests in Check', href: pages.check }
      toast({ kind: 'success', text: `Kept as a test of “${entry.ruleSetName}”.`, action })
    } catch (error) {
      if (!onSessionEnd(error)) toast({ kind: 'error', text: error instanceof Error ? error.message : '' })
    }
    setSaving(false)
  }
  return (
    <p className="review">
      <Button small variant="quiet" loading={saving} onClick={() => void keep()}>
        Keep as test
      </Button>
    </p>
  )
}
