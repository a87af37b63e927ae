import { type ReactNode, useState } from 'react'
import { Button } from '../ui/index.ts'
import { sayFailure } from '../workspace/failures.ts'
import { type Hands, sampleFile } from './hands.ts'

interface SampleButtonProps {
  hands: Hands
  onChoose: (files: readonly File[]) => void
}

/** Takes the demo's document, in place of one's own. */
export function SampleButton({ hands, onChoose }: SampleButtonProps): ReactNode {
  const [loading, setLoading] = useState(false)

  async function load(): Promise<void> {
    setLoading(true)
    try {
      const sample = await sampleFile()
      hands.holdsSample = true
      onChoose([sample])
    } catch (error) {
      sayFailure('We couldn’t load the document', error)
    }
    hands.holdsSample = false
    setLoading(false)
  }
  return (
    <Button small wide loading={loading} data-tour="sample" onClick={() => void load()}>
      Load the demo document
    </Button>
  )
}
