import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import {
  type SubmissionContext,
  type SubmissionNews,
  submissionMachine,
} from '../../../machines/submission.ts'
import { formatLink } from '../../history/state/link.ts'
import { toast } from '../../ui/index.ts'
import { keepDraft, keptDraft } from './drafts.ts'
import { useWorkspace, type WorkspaceEnvironment } from './environment.ts'

export type SubmissionControl = ReturnType<typeof useSubmission>

export interface Submitted {
  readonly id: number
  readonly fileName: string
}

type Choices = Pick<SubmissionContext, 'folderId' | 'ruleSetId' | 'agreement'>

export function useSubmission() {
  const environment = useWorkspace()
  const { source, draftKey } = environment
  const [snapshot, send, actor] = useMachine(submissionMachine, { input: { upload: source.upload } })
  const { folderId, ruleSetId, agreement } = snapshot.context
  const [submitted, setSubmitted] = useState<Submitted | null>(null)

  useEffect(() => {
    const choices = keptDraft<Choices>(draftKey, 'choices', { folderId: 0, ruleSetId: 0, agreement: false })
    if (choices) {
      send({ type: 'ASSIGN', ...choices })
      send({ type: 'CHOOSE_AGREEMENT', agreement: choices.agreement })
    }
    setSubmitted(keptDraft(draftKey, 'submitted', { id: 0, fileName: '' }))
  }, [send, draftKey])
  useEffect(() => {
    keepDraft(draftKey, 'choices', { folderId, ruleSetId, agreement })
  }, [draftKey, folderId, ruleSetId, agreement])
  useEffect(() => {
    const listening = actor.on('*', (news) => {
      say(news, environment)
      if (news.type !== 'accepted' || news.id === null) return
      const { id, fileName } = news
      setSubmitted({ id, fileName })
      keepDraft(draftKey, 'submitted', { id, fileName })
    })
    return () => listening.unsubscribe()
  }, [actor, environment, draftKey])
  return { snapshot, send, submitted }
}

const creditErrorDuration = 8000

function say(
  news: SubmissionNews,
  { onBalanceNews, onFailure, resultsHref, profileHref }: WorkspaceEnvironment,
): void {
  if (news.type === 'failed') onFailure()
  else onBalanceNews()
  if (news.type === 'accepted') {
    toast({
      kind: 'success',
      text: 'Successfully submitted 1 document(s) for processing. Check the Results section to view progress.',
      action:
        news.id === null
          ? { label: 'Open Results', href: resultsHref }
          : { label: 'Open result', href: `${resultsHref}${formatLink(news.id)}` },
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
