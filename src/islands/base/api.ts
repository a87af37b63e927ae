/** The typed API client: requests and responses have the types of the server's routes. */
import { hc } from 'hono/client'
import type { Api } from '../../contract/api.ts'
import { type Answered, apiFetch, read } from './call.ts'

export const { api: client } = hc<Api>('/', { fetch: apiFetch })

type Call<T> = Promise<Answered & { readonly url: string; json(): Promise<T> }>

/** Returns the response body. @throws ApiError */
export async function answer<T>(call: Call<T>): Promise<T> {
  const response = await call
  return (await read(new URL(response.url).pathname, response)) as T
}

/** Waits for a call that returns no data. @throws ApiError */
export async function done(call: Call<unknown>): Promise<void> {
  await answer(call)
}

/** Path parameter of calls for one record. */
export function withId(id: number): { param: { id: string } } {
  return { param: { id: String(id) } }
}
