import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWorkspace } from '../environment.ts'
import type { Submitted } from './use-submission.ts'

/** Milliseconds between two looks at a check that runs. */
const LOOK = 3000

/** How the check that was submitted last is going, with the way to its results. */
export function RunningCheck({ id, fileName }: Submitted): ReactNode {
  const { source, resultsHref } = useWorkspace()
  const { data: isRunning } = useQuery({
    queryKey: ['running', id],
    queryFn: () => source.isRunning(id),
    refetchInterval: ({ state }) => (state.data === false ? false : LOOK),
  })
  if (isRunning === undefined) return null
  return (
    <p className="running-check" role="status">
      {isRunning ? 'Checking' : 'Checked:'} <strong>{fileName}</strong>.{' '}
      <a href={resultsHref}>{isRunning ? 'Follow it in Results' : 'Open Results'}</a>
    </p>
  )
}
