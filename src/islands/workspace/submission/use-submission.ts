import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import type { SnapshotFrom } from 'xstate'
import { type SubmissionEvent, type SubmissionNews, submissionMachine } from '../../../machines/submission.ts'
import { toast } from '../../ui/index.ts'
import { keepDraft, keptDraft } from '../drafts.ts'
import { useWorkspace, type WorkspaceEnvironment } from '../environment.ts'

export interface SubmissionControl {
  readonly snapshot: SnapshotFrom<typeof submissionMachine>
  readonly send: (event: SubmissionEvent) => void
}

interface Choices {
  readonly folderId: number | null
  readonly ruleSetId: number | null
}

/** The document column's machine: says its news, and keeps folder and rule set over a reload. */
export function useSubmission(): SubmissionControl {
  const environment = useWorkspace()
  const { source, draftKey } = environment
  const [snapshot, send, actor] = useMachine(submissionMachine, { input: { upload: source.upload } })
  const { folderId, ruleSetId } = snapshot.context

  useEffect(() => {
    const choices = keptDraft(draftKey, 'choices', isChoices)
    if (choices) send({ type: 'ASSIGN', ...choices })
  }, [send, draftKey])
  useEffect(() => {
    keepDraft(draftKey, 'choices', { folderId, ruleSetId })
  }, [draftKey, folderId, ruleSetId])
  useEffect(() => {
    const listening = actor.on('*', (news) => say(news, environment))
    return () => listening.unsubscribe()
  }, [actor, environment])
  return { snapshot, send }
}

/** How long the red words about money stay, in milliseconds. */
const creditErrorDuration = 8000

function say(news: SubmissionNews, { onBalanceNews, resultsHref, profileHref }: WorkspaceEnvironment): void {
  if (news.type !== 'failed') onBalanceNews()
  if (news.type === 'accepted') {
    toast({
      kind: 'success',
      text: 'Successfully submitted 1 document(s) for processing. Check the Results section to view progress.',
      action: { label: 'Open Results', href: resultsHref },
    })
  }
  if (news.type === 'refused') {
    toast({
      kind: 'error',
      title: 'INSUFFICIENT CREDIT BALANCE',
      text: 'Please top up your account to process documents. Your files remain saved for retry after payment.',
      duration: creditErrorDuration,
      action: { label: 'Top up', href: profileHref },
    })
  }
  if (news.type === 'failed') {
    toast({ kind: 'error', title: 'Failed to submit documents for processing', text: news.reason })
  }
}

function isChoices(value: unknown): value is Choices {
  if (typeof value !== 'object' || value === null) return false
  const { folderId, ruleSetId } = value as Partial<Choices>
  return isId(folderId) && isId(ruleSetId)
}

function isId(value: unknown): boolean {
  return value === null || typeof value === 'number'
}
