import { type ReactNode, useState } from 'react'
import { Button } from '../ui/index.ts'
import { useWorkspace } from './environment.ts'
import { sayFailure } from './failures.ts'

/** Takes the document that the surroundings offer to try the product with, where they offer one. */
export function SampleButton({ onChoose }: { onChoose: (files: readonly File[]) => void }): ReactNode {
  const { sample } = useWorkspace()
  const [loading, setLoading] = useState(false)
  if (!sample) return null

  async function load(take: () => Promise<File>): Promise<void> {
    setLoading(true)
    await take()
      .then((file) => onChoose([file]))
      .catch((error: unknown) => sayFailure('The document could not be loaded', error))
    setLoading(false)
  }
  return (
    <Button small wide loading={loading} data-tour="sample" onClick={() => void load(sample.load)}>
      {sample.label}
    </Button>
  )
}
