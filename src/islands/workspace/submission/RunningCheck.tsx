import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWorkspace } from '../environment.ts'
import type { Submitted } from './use-submission.ts'

/** Milliseconds between polls of a running check. */
const LOOK = 3000

/** Progress of the last submitted check, with a link to its results. */
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
