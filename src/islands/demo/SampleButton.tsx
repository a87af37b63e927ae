import { type ReactNode, useState } from 'react'
import { showFailure } from '../session/failures.ts'
import { Button } from '../ui/index.ts'

/** Loads the demo's document instead of a file. */
export function SampleButton({ onLoad }: { onLoad: () => Promise<void> }): ReactNode {
  const [loading, setLoading] = useState(false)

  async function load(): Promise<void> {
    setLoading(true)
    await onLoad().catch((error: unknown) => showFailure('We couldn’t load the document', error))
    setLoading(false)
  }
  return (
    <Button small wide loading={loading} onClick={() => void load()}>
      Load the demo document
    </Button>
  )
}
