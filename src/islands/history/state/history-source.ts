import { documentReceipt, documentReviewedPdf } from '../../../contract/addresses.ts'
import type { HistoryEntry } from '../../../contract/documents.ts'
import { href } from '../../../contract/urls.ts'
import type { Rating } from '../../../contract/users.ts'
import type { ReviewChange } from '../../../domain/results/decisions.ts'
import { answer, client, done, withId } from '../../base/api.ts'
import { ApiError, apiFetch, read } from '../../base/call.ts'

/** All reject with ApiError. The screen hides the control of an absent optional action. */
export interface HistorySource {
  list(): Promise<readonly HistoryEntry[]>
  entry(id: number): Promise<HistoryEntry | null>
  probePdf(address: string): Promise<void>
  pdf(address: string): Promise<Uint8Array<ArrayBuffer>>
  readonly cancel?: (id: number) => Promise<void>
  readonly remove?: (id: number) => Promise<void>
  readonly review?: (id: number, review: ReviewChange) => Promise<void>
  readonly reviewedPdf?: (id: number) => Promise<Uint8Array<ArrayBuffer>>
  readonly receipt?: (id: number) => Promise<Uint8Array<ArrayBuffer>>
  readonly keepTest?: (id: number, findingId: number) => Promise<void>
  readonly rate?: (rating: Rating) => Promise<void>
}

export function createServerSource(): HistorySource {
  const { documents } = client
  return {
    list: () => answer(documents.results.$get()),
    entry: (id) => answer(documents[':id'].$get(withId(id))).catch(nullWhenGone),
    async probePdf(address) {
      const response = await apiFetch(address)
      if (!response.ok) await read(address, response)
      await response.body?.cancel()
    },
    pdf: file,
    reviewedPdf: (id) => file(href(documentReviewedPdf, { id })),
    receipt: (id) => file(href(documentReceipt, { id })),
    cancel: (id) => done(documents[':id'].cancel.$post(withId(id))),
    remove: (id) => done(documents[':id'].$delete(withId(id))),
    review: (id, json) => done(documents[':id'].reviews.$put({ ...withId(id), json })),
    keepTest: (id, findingId) => done(documents[':id'].tests.$post({ ...withId(id), json: { findingId } })),
    rate: (json) => done(client['app-rating'].submit.$post({ json })),
  }
}

async function file(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await apiFetch(address)
  if (!response.ok) await read(address, response)
  return new Uint8Array(await response.arrayBuffer())
}

function nullWhenGone(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}
