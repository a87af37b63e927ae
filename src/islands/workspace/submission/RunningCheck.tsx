import { useQuery } from '@tanstack/react-query'
import { isRunning } from '../../../domain/document/documents.ts'
import { formatLink } from '../../history/state/link.ts'
import { useWorkspace } from '../state/environment.ts'
import type { Submitted } from '../state/use-submission.ts'

const LOOK = 3000

export default function RunningCheck({ id, fileName }: Submitted) {
  const { source, resultsHref } = useWorkspace()
  const { data: state } = useQuery({
    queryKey: ['check-state', id],
    queryFn: () => source.checkState(id),
    refetchInterval: ({ state: { data } }) => (data === undefined || isRunning(data) ? LOOK : false),
  })
  if (state === undefined) return null
  const running = isRunning(state)
  return (
    <p className="note running-check" role="status">
      {running ? 'Checking' : state === 'ERROR' ? 'Not checked, refunded:' : 'Checked:'}{' '}
      <strong>{fileName}</strong>.{' '}
      <a href={`${resultsHref}${formatLink(id)}`}>{running ? 'Follow it in Results' : 'Open Results'}</a>
    </p>
  )
}
