import { api } from '../../../contract/urls.ts'
import { WORKSPACE_NOTE } from '../../../domain/document/documents.ts'
import { TIMES_ASKED } from '../../../domain/results/agreement.ts'
import type { Submission } from '../../../machines/submission.ts'

type Asked = Omit<Submission, 'file' | 'agreement'> & {
  readonly agreement?: boolean
  readonly batch?: string
}

export function submissionRequest({ ruleSetId, batch, price, agreement = false }: Asked, file: File) {
  const query = new URLSearchParams({
    note: WORKSPACE_NOTE,
    promptId: String(ruleSetId),
    ...(batch !== undefined && { batch }),
    price: String(price),
    ...(agreement && { agreement: String(TIMES_ASKED) }),
  })
  const body = new FormData()
  body.append('file', file)
  return { address: `${api.processAsync}?${query}`, body }
}
