/** The typed client of the API. */
import { hc } from 'hono/client'
import type { Api } from '../server/app.ts'
import { type Answered, apiFetch, read } from './call.ts'

function origin(): string {
  return typeof location === 'undefined' ? 'http://localhost' : location.origin
}

export const client = hc<Api>(origin(), { fetch: apiFetch })

/** What a call answers when all is well. @throws ApiError */
export async function answer<T>(
  call: Promise<Answered & { readonly url: string; json(): Promise<T> }>,
): Promise<T> {
  const response = await call
  return (await read(new URL(response.url, origin()).pathname, response)) as T
}
