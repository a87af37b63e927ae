/** What the results screen asks of the outside; the demo answers from memory. */
import type { HistoryEntry } from '../../contract/documents.ts'
import { api, href } from '../../contract/urls.ts'
import type { Review } from '../../domain/history-reviews.ts'
import { apiFetch, read } from '../call.ts'

export interface Rating {
  readonly ratingValue: number
  readonly comment?: string
}

/** All reject with ApiError. A source without one of the optional deeds shows no control for it. */
export interface HistorySource {
  list(): Promise<readonly HistoryEntry[]>
  /** Null when it is gone. */
  entry(id: number): Promise<HistoryEntry | null>
  /** Resolves when the file at `annotatedPdf` can be had. */
  probePdf(address: string): Promise<void>
  pdf(address: string): Promise<Uint8Array<ArrayBuffer>>
  readonly cancel?: (id: number) => Promise<void>
  readonly remove?: (id: number) => Promise<void>
  /** Null takes the decision back. */
  readonly review?: (id: number, review: ReviewChange) => Promise<void>
  readonly rate?: (rating: Rating) => Promise<void>
}

export type ReviewChange = Omit<Review, 'decision'> & { readonly decision: Review['decision'] | null }

export function createServerSource(): HistorySource {
  return {
    list: async () => (await read(api.results, await apiFetch(api.results))) as HistoryEntry[],
    async entry(id) {
      const path = href(api.document, { id })
      const response = await apiFetch(path)
      return response.status === 404 ? null : ((await read(path, response)) as HistoryEntry)
    },
    async probePdf(address) {
      const response = await apiFetch(address)
      if (!response.ok) await read(address, response)
      await response.body?.cancel()
    },
    async pdf(address) {
      const response = await apiFetch(address)
      if (!response.ok) await read(address, response)
      return new Uint8Array(await response.arrayBuffer())
    },
    cancel: (id) => send('POST', href(api.documentCancel, { id })),
    remove: (id) => send('DELETE', href(api.document, { id })),
    review: (id, review) => send('PUT', href(api.documentReviews, { id }), review),
    rate: (rating) => send('POST', api.rating, rating),
  }
}

async function send(method: string, path: string, body?: object): Promise<void> {
  const json = body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  await read(path, await apiFetch(path, { method, ...json }))
}
